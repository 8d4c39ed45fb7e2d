import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { everythingLink } from '@/links/landing';
import { lawListLink } from '@/links/law';
import { patentResultLink } from '@/links/patent';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findLaws } from '@/services/data/law';
import { backEnd } from '../../support/backEnd';
import { callsSeen, endFaults, failNext, holdNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const PATENTS = '/cnipr-service/api/front/patent/search';
const DATA = '/data-service/api/front';
const LAWS = `${DATA}/law/find`;
const JUDGMENTS = `${DATA}/adjudication/find`;
const ENTERPRISES = `${DATA}/enterprise/find`;
const LISTINGS = `${DATA}/findPatentTransaction`;
const NAMES = ['专利', '法律法规', '裁判文书', '企业', '供需信息'];

const section = (name: string) => screen.findByRole('region', { name });
const link = (name: string) =>
  within(screen.getByRole('region', { name })).findByRole('link', { name: /^查看全部/ });
const told = () => screen.findByText(/^五个库的结果/);
const number = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''));

/** The screen for a text, as an address brings it. */
async function search(q: string) {
  const portal = await renderPortal(everythingLink(q), { account: 'enterprise' });
  await screen.findByRole('heading', { level: 1, name: '综合检索' });
  return portal;
}

describe('one text over all holdings', () => {
  it('has a count, three hits and the list of the same question in each', async () => {
    const { user, address, back } = await search('技术');
    await told();
    for (const name of NAMES) {
      const all = await link(name);
      const place = within(await section(name));
      expect(place.getAllByRole('listitem').length).toBeGreaterThan(0);
      expect(place.getAllByRole('listitem').length).toBeLessThanOrEqual(3);
      expect(all).toHaveAttribute(
        'href',
        expect.stringContaining(`q=${encodeURIComponent('技术')}`),
      );
    }
    expect((await section('专利')).textContent).toContain('理解为：');
    // The words are marked as in the list, and a law has the sign of its status.
    const place = await section('法律法规');
    expect(place.querySelector('li a mark')).toHaveTextContent('技术');
    expect(place.querySelector('li .ipr-status')).toHaveTextContent(/有效|不能确定|失效|废止|修改/);
    // The count is that of the list it leads to.
    const laws = await link('法律法规');
    const count = number(laws.textContent);
    await user.click(laws);
    await screen.findByRole('heading', { level: 1, name: '法律法规检索结果' });
    expect(await screen.findByText(String(count), { selector: 'strong' })).toBeVisible();
    await back();
    await waitFor(() => expect(address()).toBe(everythingLink('技术')));
    expect(await screen.findByRole('textbox', { name: /检索全部五个库/ })).toHaveValue('技术');
  });

  it('says how many there are at least where a holding does not tell how many', async () => {
    const content = [1, 2, 3].map((id) => ({ id: `T${id}`, title: `一种技术 ${id}` }));
    backEnd.use(
      http.get(`*${LISTINGS}`, () => HttpResponse.json({ code: 0, data: { content }, msg: null })),
    );
    await search('技术');
    await waitFor(async () => expect(await told()).toHaveTextContent('供需信息 至少 3 条'));
    expect(await link('供需信息')).toHaveAccessibleName('查看全部供需信息');
  });

  it('asks each for three rows and no counts of facets', async () => {
    await search('电池');
    await told();
    const calls = await callsSeen();
    const [patents] = calls.filter(({ path }) => path === PATENTS);
    expect(patents?.body).toMatchObject({ size: 3, page: 0 });
    expect(patents?.body).not.toHaveProperty('facets');
    for (const path of [LAWS, JUDGMENTS, ENTERPRISES, LISTINGS]) {
      const asked = calls.filter((call) => call.path === path);
      expect(asked.length, path).toBe(1);
      expect(asked[0]?.query.size).toBe('3');
      expect(JSON.stringify(asked[0]?.query.queryData)).not.toContain('facets');
    }
  });

  it('waits for none: what has come is shown, in its place, while others are on their way', async () => {
    const patents = holdNext(`*${PATENTS}`);
    const laws = holdNext(`*${LAWS}`);
    await search('电池');
    expect(await link('企业')).toBeVisible();
    expect(await link('供需信息')).toBeVisible();
    expect(within(await section('专利')).getByText('正在查…')).toBeVisible();
    expect(screen.queryByText(/^五个库的结果/)).toBeNull();
    const order = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(order()).toEqual(NAMES);
    laws.release();
    await waitFor(async () =>
      expect(within(await section('法律法规')).queryByText('正在查…')).toBeNull(),
    );
    expect(within(await section('专利')).getByText('正在查…')).toBeVisible();
    patents.release();
    expect(await told()).toHaveTextContent(/专利 [\d,]+ 件，法律法规 [\d,]+ 篇，裁判文书/);
    expect(order()).toEqual(NAMES);
  });

  it('says of one that is down that it is, and asks it alone again', async () => {
    await failNext(JUDGMENTS, { status: 500, times: 9 });
    const { user } = await search('技术');
    const place = within(await section('裁判文书'));
    expect(await place.findByRole('alert')).toHaveTextContent('裁判文书没有查成');
    expect(await told()).toHaveTextContent('裁判文书没有查成');
    expect(await link('专利')).toBeVisible();
    endFaults();
    const before = (await callsSeen()).length;
    await user.click(place.getByRole('button', { name: '重试' }));
    expect(await link('裁判文书')).toBeVisible();
    // The focus follows once the button is gone, a moment after the rows have come.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: '裁判文书' })).toHaveFocus(),
    );
    const after = (await callsSeen()).slice(before).map(({ path }) => path);
    expect(after.every((path) => path === JUDGMENTS)).toBe(true);
  });

  it('says in its place that an installation has no such call', async () => {
    backEnd.use(http.get(`*${ENTERPRISES}`, () => new HttpResponse(null, { status: 404 })));
    await search('专利');
    expect(await within(await section('企业')).findByRole('alert')).toHaveTextContent(
      '本平台的后台没有提供这项服务（404）',
    );
    expect(await link('法律法规')).toBeVisible();
    expect(document.querySelector('.ant-message, .ant-notification')).toBeNull();
  });

  it('says that there is nothing, and what can be done', async () => {
    await search('完全不存在的词组合');
    await told();
    const laws = within(await section('法律法规'));
    expect(laws.getByText(/没有找到法律法规/)).toBeVisible();
    expect(laws.getByRole('link', { name: '在法规全文中检索' })).toHaveAttribute(
      'href',
      expect.stringContaining('scope=full'),
    );
    expect(laws.queryByRole('link', { name: /^查看全部/ })).toBeNull();
    expect(screen.getByText(/没有找到企业/)).toBeVisible();
    // Each takes a line: no drawing, and nothing below it.
    const empty = await section('企业');
    expect(empty).toHaveAttribute('data-empty', 'true');
    expect(empty.querySelector('svg')).toBeNull();
    // The empty result counts what the words find as applicant or inventor.
    expect(screen.getByRole('link', { name: '看能换哪些理解，各有几件' })).toHaveAttribute(
      'href',
      patentResultLink({ q: '完全不存在的词组合' }),
    );
  });

  it('does not ask a holding for what it cannot take, and says why', async () => {
    await search('电池'.repeat(75));
    expect(within(await section('企业')).getByText(/最多输入 100 个字/)).toBeVisible();
    await told();
    const paths = (await callsSeen()).map(({ path }) => path);
    expect(paths).toContain(LAWS);
    expect(paths).not.toContain(ENTERPRISES);
  });

  it.each([
    ['供需信息', LISTINGS, { id: 'X1', title: '一种防松脱管接头专利权转让' }],
    ['法律法规', LAWS, { id: 'L1', title: '示例管理办法' }],
    ['裁判文书', JUDGMENTS, { id: 'J1', title: '示例判决书' }],
    ['企业', ENTERPRISES, { enterpriseName: '平江市示例有限公司' }],
  ])('shows no stock as hits: %s that answers all it has to any text', async (name, path, row) => {
    const page = { content: [row], totalElements: 3218 };
    backEnd.use(http.get(`*${path}`, () => HttpResponse.json({ code: 0, data: page })));
    await search('隔膜');
    const place = within(await section(name));
    expect(await place.findByText('数量不详')).toBeVisible();
    expect(place.getByText(/没有按这段文字查找/)).toBeVisible();
    expect(place.queryByText('3,218')).toBeNull();
    expect(place.queryByRole('listitem')).toBeNull();
    expect(place.getByRole('link', { name: `看全部${name}` })).toBeVisible();
    expect(await told()).toHaveTextContent(`${name}数量不详`);
  });

  it('shows no stock of patents as hits either', async () => {
    const content = [{ id: 'P1', title: '一种水杯' }];
    backEnd.use(
      http.post(`*${PATENTS}`, () =>
        HttpResponse.json({ code: 0, data: { content, totalElements: 99_999 } }),
      ),
    );
    await search('隔膜');
    expect(await within(await section('专利')).findByText('数量不详')).toBeVisible();
  });

  it('counts what was found in what a row does not show', async () => {
    backEnd.use(
      http.get(`*${LISTINGS}`, ({ request }) => {
        const asked = new URL(request.url).searchParams.get('queryData') ?? '';
        const content = asked.includes('隔膜') ? [{ id: 'X1', title: '出让一件专利' }] : [];
        return HttpResponse.json({ code: 0, data: { content, totalElements: content.length } });
      }),
    );
    await search('隔膜');
    expect(await within(await section('供需信息')).findByText('出让一件专利')).toBeVisible();
  });

  it('takes rubbish for what it is: punctuation finds no patents', async () => {
    await search('、“\u200b”、');
    expect(within(await section('专利')).getByText(/没有可以检索的词/)).toBeVisible();
    expect((await callsSeen()).map(({ path }) => path)).not.toContain(PATENTS);
  });

  it('offers simplified characters for traditional ones', async () => {
    const { user, address } = await search('專利');
    await user.click(await screen.findByRole('link', { name: '全部改按“专利”检索' }));
    await waitFor(() => expect(address()).toBe(everythingLink('专利')));
    expect(await link('法律法规')).toBeVisible();
  });

  it('names what is missing, and invented listings as such', async () => {
    const row = { id: 'X1', title: '出让一件专利', direction: 'SUPPLY', sample: true };
    const page = { content: [row], totalElements: 1 };
    backEnd.use(http.get(`*${LISTINGS}`, () => HttpResponse.json({ code: 0, data: page })));
    await search('专利');
    const place = within(await section('供需信息'));
    expect(await place.findByText('示例数据')).toBeVisible();
    expect(place.getByText(/^这几条都没有：.*发布/)).toBeVisible();
  });

  it('gives up the answers to a text when another is sent', async () => {
    const aborted: string[] = [];
    backEnd.use(
      http.get(
        `*${LAWS}`,
        ({ request }) =>
          new Promise<Response>(() => {
            request.signal.addEventListener('abort', () => aborted.push(request.url));
          }),
        { once: true },
      ),
    );
    const { user, address } = await search('电池');
    const box = screen.getByRole('textbox', { name: /检索全部五个库/ });
    await user.clear(box);
    await user.type(box, '专利{Enter}');
    await waitFor(() => expect(address()).toBe(everythingLink('专利')));
    expect(await link('法律法规')).toBeVisible();
    await waitFor(() => expect(aborted).toHaveLength(1));
  });
});

describe('a number', () => {
  it.each([
    [
      '专利申请号',
      async () =>
        (await searchPatents({ expression: '', page: 0, size: 1 })).content[0]?.applicationNumber,
      /patent\/detail\?id=/,
    ],
    [
      '案号',
      async () => (await findAdjudications({ page: 0, size: 1 })).content[0]?.caseNumber,
      /cse\/detail\?id=/,
    ],
    [
      '统一社会信用代码',
      async () => (await findEnterprises({ page: 0, size: 1 })).content[0]?.uscc,
      /searching\/enterprise\//,
    ],
    [
      '法规文号',
      async () =>
        (await findLaws({ page: 0, size: 50 })).content.find(({ docNumber }) => docNumber)
          ?.docNumber,
      /searching\/law\/detail\?id=/,
    ],
  ])(
    '%s that is sent leads straight to its record, and back to the box',
    async (_, known, page) => {
      const portal = await renderPortal('/changshu/nav/subjectDetail', { account: 'enterprise' });
      const text = (await known()) ?? '';
      await portal.user.type(await screen.findByRole('textbox', { name: /检索专利/ }), text);
      await portal.user.click(screen.getByRole('link', { name: '全部' }));
      await waitFor(() => expect(portal.address()).toMatch(page));
      await portal.back();
      await waitFor(() => expect(portal.address()).toBe('/changshu/nav/subjectDetail'));
    },
  );

  it('of a shared address is named with the way to its record', async () => {
    const { content } = await searchPatents({ expression: '', page: 0, size: 1 });
    const { address } = await search(`ZL${content[0]?.applicationNumber}`);
    const record = await screen.findByRole('link', { name: /^打开记录：专利/ });
    expect(record).toHaveAttribute('href', expect.stringContaining(`id=${content[0]?.id}`));
    expect(screen.getByText(/这是一个专利申请号/)).toBeVisible();
    expect(address()).toContain('all=');
  });

  it('with a wrong check digit says so before anything is opened', async () => {
    const { content } = await searchPatents({ expression: '', page: 0, size: 1 });
    const [body, digit] = (content[0]?.applicationNumber ?? '').split('.');
    const { user, address } = await search('');
    const typed = `${body}.${digit === '1' ? 2 : 1}`;
    await user.type(screen.getByRole('textbox', { name: /检索全部五个库/ }), `${typed}{Enter}`);
    expect(await screen.findByText(/输入的校验位不正确，已改正/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^打开记录：专利/ })).toBeVisible();
    expect(address()).toBe(everythingLink(typed));
  });

  it('without a record stays with a sentence', async () => {
    const { user, address } = await search('');
    await user.type(screen.getByRole('textbox', { name: /检索全部五个库/ }), '202099900001{Enter}');
    expect(await screen.findByText(/没有找到这条记录/)).toBeVisible();
    expect(address()).toBe(everythingLink('202099900001'));
  });

  it('says of a law which article it has not, and leads to the law', async () => {
    const { user, address } = await search('');
    const typed = '示例国专利法第九百九十九条';
    await user.type(screen.getByRole('textbox', { name: /检索全部五个库/ }), `${typed}{Enter}`);
    expect(
      await screen.findByText(/《示例国专利法》今天的版本里没有查到第九百九十九条/),
    ).toBeVisible();
    expect(address()).toBe(everythingLink(typed));
    expect(screen.queryByRole('link', { name: /^打开记录/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: '打开这部法规' }));
    await screen.findByRole('heading', { level: 1, name: '示例国专利法' });
    expect(screen.getByText(/第九百九十九条.*这个版本里没有，下面从头显示/)).toBeVisible();
  });

  it('of an article is shown as the article in its holding, and is not searched as words there', async () => {
    await search('专利法 2');
    const laws = within(await section('法律法规'));
    const item = await laws.findByRole('listitem');
    expect(item).toHaveTextContent(/^《示例国专利法》第二条/);
    expect(within(item).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/law\/detail\?id=.+&at=2$/),
    );
    expect(laws.getAllByRole('listitem')).toHaveLength(1);
    expect(
      laws.getByText(/理解为条文：《专利法》第二条（今天的版本），没有按词语检索/),
    ).toBeVisible();
    expect(laws.getByRole('link', { name: '按词语检索“专利法 2”' })).toHaveAttribute(
      'href',
      lawListLink({ q: '专利法 2', words: true }),
    );
    await told();
    expect((await callsSeen()).map(({ path }) => path)).not.toContain(LAWS);
  });

  it('of an article of a law that is not held is searched as words, and says so', async () => {
    await search('示例民法典 188');
    const laws = within(await section('法律法规'));
    expect(await laws.findByText(/没有查到这一条，改按词语检索/)).toBeVisible();
    await told();
    expect((await callsSeen()).map(({ path }) => path)).toContain(LAWS);
  });

  it('names the law whose article is not held', async () => {
    await search('民法典 188');
    expect(await screen.findByText(/法规库里没有查到《民法典》的第一百八十八条/)).toBeVisible();
  });
});

it('is the first scope of the landing page, and takes the text along', async () => {
  const { user, address } = await renderPortal('/changshu/nav/subjectDetail');
  const scope = within(await screen.findByRole('navigation', { name: '检索范围' }));
  await user.type(screen.getByRole('textbox', { name: /检索专利/ }), '隔膜');
  const [first] = scope.getAllByRole('link');
  expect(first).toHaveTextContent('全部');
  await user.click(scope.getByRole('link', { name: '全部' }));
  await waitFor(() => expect(address()).toBe(everythingLink('隔膜')));
  expect(await screen.findByRole('textbox', { name: /检索全部五个库/ })).toHaveValue('隔膜');
});
