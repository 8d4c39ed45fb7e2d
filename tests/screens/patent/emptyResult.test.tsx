import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { patentResultLink } from '../../../src/links/patent';
import type { SearchRequest } from '../../../src/services/cnipr';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { SEARCH_CALL, searches, smartBox } from './searchSupport';

const NOTHING = '没有找到符合条件的专利';

async function open(address: string) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { name: NOTHING });
  return portal;
}

const ways = async () => {
  const list = await screen.findAllByRole('link', { name: /^(同时)?去掉/ });
  return list.map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
};

const total = async () => (await screen.findByText(/^共/)).textContent?.replace(/\D/g, '');

describe('an empty result', () => {
  it('has the page to itself unless there is something to take back', async () => {
    const { goTo } = await open(patentResultLink({ q: '绝无此词' }));
    expect(screen.queryByRole('region', { name: '筛选' })).toBeNull();
    await goTo(patentResultLink({ q: '绝无此词', include: { validity: ['VALID'] } }));
    expect(await screen.findByRole('region', { name: '筛选' })).toBeVisible();
    await goTo(patentResultLink({ q: '锂离子电池' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: NOTHING })).toBeNull());
    expect(screen.getByRole('region', { name: '筛选' })).toBeVisible();
  });

  it('has no rows to order, to choose or to count in charts', async () => {
    const { goTo } = await open(patentResultLink({ q: '绝无此词', charts: true }));
    const gone = () => [
      screen.queryByRole('combobox', { name: '排序' }),
      screen.queryByRole('combobox', { name: '每页' }),
      screen.queryByRole('checkbox', { name: /^选择本页/ }),
      screen.queryByRole('button', { name: '统计图' }),
      screen.queryByRole('heading', { name: '统计图' }),
    ];
    expect(gone()).toEqual([null, null, null, null, null]);
    await goTo(patentResultLink({ q: '锂离子电池', charts: true }));
    await waitFor(() => expect(gone()).not.toContain(null));
  });

  it('names the word that finds nothing, and leads to what is found without it', async () => {
    const { user, address } = await open(
      patentResultLink({ q: '锂离子电池 绝无此词', include: { validity: ['VALID'] }, size: 20 }),
    );
    expect(await screen.findByText('“绝无此词”本身没有结果。')).toBeVisible();
    expect(screen.getAllByText(/错别字/)).toHaveLength(1);
    const [way] = await ways();
    expect(way).toMatch(/^去掉“绝无此词”后有 \d+ 件$/);
    await user.click(screen.getByRole('link', { name: /^去掉“绝无此词”/ }));
    expect(address()).toBe(
      patentResultLink({ q: '锂离子电池', include: { validity: ['VALID'] }, size: 20 }),
    );
    expect(await total()).toBe(/\d+/.exec(way ?? '')?.[0]);
  });

  it('says of many words once that they find nothing, and drops them together', async () => {
    const words = ['绝无此词', '龘龘', '靐靐', '齉齉', '爨爨'];
    const { user, address } = await open(patentResultLink({ q: `${words.join(' ')} 锂离子电池` }));
    expect(await screen.findByText(/^“绝无此词”“龘龘”等 5 个词本身都没有结果。$/)).toBeVisible();
    expect(screen.getAllByText(/没有结果/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^不限/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: /^去掉这些词后有 \d+ 件$/ }));
    expect(address()).toBe(patentResultLink({ q: '锂离子电池' }));
    await total();
  });

  it('takes an expression apart, also inside a field, and keeps it an expression', async () => {
    const { user, address } = await open(
      patentResultLink({ mode: 'expr', q: 'TI=(电池 AND 龘龘) NOT PT=外观设计' }),
    );
    expect(await screen.findByText(/“TI=龘龘”本身没有结果/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^去掉“TI=龘龘”后有/ }));
    expect(address()).toBe(patentResultLink({ mode: 'expr', q: 'TI=电池 NOT PT=外观设计' }));
    await total();
  });

  it('counts without filters and years, the most first', async () => {
    const { user, address } = await open(
      patentResultLink({
        q: '锂离子电池',
        include: { patentType: ['DESIGN'] },
        years: '2015-2024',
      }),
    );
    const counts = (await ways()).map((way) => Number(/(\d+) 件/.exec(way ?? '')?.[1]));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    await user.click(screen.getByRole('link', { name: /^去掉“专利类型：外观设计”后有 \d+ 件$/ }));
    expect(address()).toBe(patentResultLink({ q: '锂离子电池', years: '2015-2024' }));
  });

  it('says that two conditions exclude one another', async () => {
    await open(patentResultLink({ mode: 'expr', q: 'PT=外观设计 AND TI=锂离子电池' }));
    expect(
      await screen.findByText('“PT=外观设计”和“TI=锂离子电池”各自都有结果，但没有专利同时符合。'),
    ).toBeVisible();
    expect(await ways()).toHaveLength(2);
  });

  it('asks at most two things at once, for one row each', async () => {
    await open(patentResultLink({ q: '电池 传感器 龘龘', include: { validity: ['VALID'] } }));
    await ways();
    const [, ...asked] = await searches();
    // How many patents lack what is filtered by is counted of all of them.
    const trials = asked.filter(({ expression }) => expression !== '');
    expect(trials.length).toBeGreaterThanOrEqual(4);
    for (const { size, page, facets } of trials) {
      expect({ size, page, facets }).toEqual({ size: 1, page: 0, facets: undefined });
    }
  });

  it('of one condition asks no more than for the applicant of that name', async () => {
    await open(patentResultLink({ q: '龘龘龘' }));
    expect(screen.getByRole('link', { name: '用表达式检索' })).toBeVisible();
    await waitFor(async () =>
      expect((await searches()).map(({ expression }) => expression)).toEqual([
        '龘龘龘',
        'PA=龘龘龘',
      ]),
    );
  });

  it('says how much is found of a word that is an applicant, and leads there', async () => {
    const { user, address } = await open(patentResultLink({ q: '示例北美' }));
    const list = await screen.findByRole('list', { name: '作为申请人' });
    const [, count] = /^“示例北美”作为申请人有 (\d+) 件/.exec(list.textContent ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    await user.click(within(list).getByRole('link'));
    expect(address()).toBe(patentResultLink({ q: '示例北美', as: ['name'] }));
  });

  it('still offers other readings', async () => {
    const { user, address } = await open(
      patentResultLink({ q: '龘龘', include: { validity: ['VALID'] } }),
    );
    await user.click(await screen.findByRole('link', { name: '把“龘龘”按“申请人”查找' }));
    await waitFor(() => expect(address()).toContain('as=name'));
  });

  it('keeps its plain offers when a question is not answered', async () => {
    const portal = await renderPortal('/changshu/searching/patent');
    await screen.findByRole('heading', { level: 1 });
    await portal.user.type(smartBox(), '龘龘 電');
    await failNext(SEARCH_CALL, { delayMs: 30 });
    await failNext(SEARCH_CALL, { status: 500, times: 2 });
    await portal.user.type(smartBox(), '{Enter}');
    expect(await screen.findByRole('link', { name: '不限“龘龘”' })).toBeVisible();
    expect(document.querySelector('.ant-message')).toBeNull();
  });

  it('is not taken for that of an older question', async () => {
    const { goTo } = await open(patentResultLink({ q: '电池 龘龘' }));
    await failNext(SEARCH_CALL, { delayMs: 200 });
    await goTo(patentResultLink({ q: '传感器 靐靐' }));
    expect(await screen.findByText(/“靐靐”本身没有结果/)).toBeVisible();
    const list = screen.getByRole('link', { name: /^去掉“靐靐”/ }).closest('ul') as HTMLElement;
    expect(within(list).queryByText(/龘/)).toBeNull();
  });
});

describe('an empty result of a field that records lack', () => {
  function lacks(facet: string, missing: number) {
    backEnd.use(
      http.post(`*${SEARCH_CALL}`, async ({ request }) => {
        const { expression, facets = [] } = (await request.json()) as SearchRequest;
        const totalElements = expression === '' ? 23_700 : 0;
        const counted = facets.map((name) => ({
          name,
          values: [],
          missing: name === facet && expression === '' ? missing : 0,
          other: 0,
        }));
        const data = { content: [], totalElements, number: 0, size: 1, facets: counted };
        return HttpResponse.json({ code: 0, msg: null, data });
      }),
    );
  }

  it.each([
    ['LSS=失效', 'validity', '23,619 件的有效性不详，按有效性检索查不到它们。'],
    ['DESC=电池', '', '不是每件专利的记录都有说明书；没有的，按说明书检索查不到。'],
    ['CTD>0', '', '不是每件专利的记录都有被引证次数；没有的，按被引证次数检索查不到。'],
  ])('%s says so', async (q, facet, words) => {
    lacks(facet, 23_619);
    await open(patentResultLink({ mode: 'expr', q }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says so of a filter as well, and nothing of a field that nearly all have', async () => {
    lacks('validity', 23_619);
    const { goTo } = await open(patentResultLink({ q: '电池', include: { validity: ['VALID'] } }));
    expect(await screen.findByText(/^23,619 件的有效性不详/)).toBeVisible();
    lacks('validity', 20);
    await goTo('/404');
    await goTo(patentResultLink({ mode: 'expr', q: 'TI=电池 AND LSS=有效' }));
    await screen.findByRole('heading', { name: NOTHING });
    await screen.findByRole('link', { name: '用表达式检索' });
    expect(screen.queryByText(/不详|不是每件/)).toBeNull();
  });
});
