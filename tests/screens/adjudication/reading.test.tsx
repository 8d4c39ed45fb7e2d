import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import type { Adjudication } from '../../../mock/adjudication/types';
import { shownCaseNumber } from '../../../src/domain/adjudication/citation';
import {
  adjudicationDetailLink,
  adjudicationListLink,
  readAdjudicationDetail,
} from '../../../src/links/adjudication';
import { patentDetailLink } from '../../../src/links/patent';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';

const FIND_ONE = '*/data-service/api/front/adjudication/findOne';
const { documents } = getAdjudicationStore();

/** A judgment about a patent, which went through all instances. */
const OPENED = documents.find(
  ({ chain, relatedRights, procedure }) =>
    chain.length > 1 && procedure === 'FIRST' && relatedRights.some(({ patentId }) => patentId),
) as Adjudication;
const [RIGHT] = OPENED.relatedRights;
const open = (address: Parameters<typeof adjudicationDetailLink>[1] = {}) =>
  renderPortal(adjudicationDetailLink(OPENED.id, address));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const region = async (name: string) => (await heading(name)).closest('section') as HTMLElement;
const fact = (inside: HTMLElement, name: string) =>
  within(inside).getByText(name).nextElementSibling as HTMLElement;

/** The document with other fields. */
function serve(change: Partial<Adjudication>): Adjudication {
  const document = { ...OPENED, id: 'changed', ...change };
  backEnd.use(http.get(FIND_ONE, () => HttpResponse.json({ code: 0, data: document })));
  return document;
}

describe('a document at a glance', () => {
  it('tells court, day, cause, parties, result and sums', async () => {
    await open();
    const digest = await region('概要');
    expect(fact(digest, '案号')).toHaveTextContent(shownCaseNumber(OPENED.caseNumber ?? ''));
    expect(fact(digest, '审理法院')).toHaveTextContent(OPENED.court ?? '');
    expect(fact(digest, '裁判日期')).toHaveTextContent(OPENED.judgmentDate ?? '');
    expect(fact(digest, '案由')).toHaveTextContent(OPENED.cause ?? '');
    expect(fact(digest, '文书类型')).toHaveTextContent('一审 民事判决书');
    expect(fact(digest, '裁判结果')).toHaveTextContent('支持');
    expect(fact(digest, '金额')).toHaveTextContent(
      /判赔 255 万元，全额支持诉请.*（贰佰伍拾伍万元整）/,
    );
    for (const { name, role } of OPENED.parties) {
      expect(fact(digest, '当事人')).toHaveTextContent(`${role} ${name}`);
    }
    expect(document.querySelector('.ipr-record-bar')).toHaveTextContent('示例数据');
  });

  it('states at its head what came of it and what was decided since, each with its document', async () => {
    serve({
      result: 'SUPPORT',
      judgmentDate: '2024-07-04',
      chain: [
        {
          procedure: 'RETRIAL',
          caseNumber: '（2026）最高法民申90001号',
          docId: 'third',
          judgmentDate: '2026-05-08',
          result: 'REJECT',
        },
        {
          procedure: 'SECOND',
          caseNumber: '（2025）粤民终90001号',
          docId: 'second',
          judgmentDate: '2025-08-05',
          result: 'REJECT',
          appealResult: 'UPHELD',
        },
      ],
    });
    await renderPortal(adjudicationDetailLink('changed'));
    await region('概要');
    const head = document.querySelector('.ipr-sticky-head') as HTMLElement;
    expect(within(head).getByText('支持')).toHaveAttribute('data-status', 'good');
    expect(head).toHaveTextContent(
      '此后：二审（2025-08-05）驳回上诉，维持原判；再审审查（2026-05-08）驳回再审申请',
    );
    const beside = within(screen.getByRole('region', { name: '本案结果' }));
    for (const [name, id] of [
      [/^二审（ ?2025-08-05/, 'second'],
      [/^再审审查（ ?2026-05-08/, 'third'],
    ] as const) {
      expect(beside.getByRole('link', { name })).toHaveAttribute(
        'href',
        adjudicationDetailLink(id),
      );
    }
  });

  it('marks the words that the list found', async () => {
    const [word = ''] = OPENED.cause?.match(/专利|商标|纠纷/) ?? [];
    await open({ from: adjudicationListLink({ q: word }).split('?')[1] ?? '' });
    await region('概要');
    expect(await screen.findByText(/^共 [1-9]\d* 处$/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '标出检索词' })).toBeChecked();
  });

  it('masks persons everywhere, and names what is not known', async () => {
    const person = '欧阳震华';
    serve({
      title: `${person}侵害发明专利权纠纷一审民事判决书`,
      parties: [{ role: '被告', name: person, kind: 'PERSON' }],
      gist: `${person}应当停止侵害。`,
      court: null,
      judges: [],
      sections: [{ key: 'PARTIES', html: `<p>被告：${person}，男，1980年1月1日出生。</p>` }],
    });
    await renderPortal(adjudicationDetailLink('changed'));
    const digest = await region('概要');
    expect(within(digest).getByText(/^无数据：/)).toHaveTextContent(/审理法院.*审判人员/);
    expect(document.body.textContent).not.toContain(person);
    expect(document.title).not.toContain(person);
    expect(document.body.textContent).not.toContain('1980年');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^欧阳?\*+侵害/);
  });

  it('leads to the patent in dispute, with its status of today', async () => {
    await open();
    const rights = await region('涉案权利');
    const link = within(rights).getByRole('link', { name: RIGHT?.number ?? '' });
    expect(link.getAttribute('href')).toContain(patentDetailLink(RIGHT?.patentId ?? ''));
    expect(await within(rights).findByText(/^(?:有效|审中|失效)$/)).toBeVisible();
  });

  it('leads to the laws it cites in the version of its day, and says what became of them', async () => {
    await open();
    const laws = await region('引用法条');
    const [, ...rows] = within(laws).getAllByRole('row');
    expect(rows).toHaveLength(OPENED.citedLaws.length);
    await waitFor(() => expect(within(laws).queryByText('正在查询…')).not.toBeInTheDocument());
    for (const row of rows) {
      expect(row).toHaveTextContent(/现行有效|裁判后已修改|已被修改|已废止|尚未生效|本站未收录/);
    }
  });

  it('asks the law for the day of judgment, so that a later version is told as one', async () => {
    serve({
      judgmentDate: '2013-12-20',
      citedLaws: [{ name: '示例国专利法', article: '第二条', lawId: 'L001-1' }],
    });
    await renderPortal(adjudicationDetailLink('changed'));
    const laws = await region('引用法条');
    const beside = screen.getByRole('region', { name: '本案结果' });
    for (const part of [laws, beside]) {
      expect(within(part).getByRole('link', { name: /示例国专利法/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/id=L001-1&.*asOf=2013-12-20/),
      );
    }
  });

  it('says with the link that the text of the day is not held, and so does the page it opens', async () => {
    serve({
      judgmentDate: '1997-12-20',
      citedLaws: [{ name: '示例国专利法', article: '第二条', lawId: 'L001-1' }],
    });
    const { user } = await renderPortal(adjudicationDetailLink('changed'));
    const laws = await region('引用法条');
    const beside = screen.getByRole('region', { name: '本案结果' });
    for (const part of [laws, beside]) {
      expect(
        await within(part).findByRole('link', {
          name: /^《示例国专利法》.*第二条.*（当日文本未收录，打开的是 1998-10-01 起施行的版本）$/,
        }),
      ).toBeVisible();
    }
    await user.click(within(laws).getByRole('link', { name: /当日文本未收录/ }));
    const notice = await screen.findByRole('region', { name: '所读版本' }, { timeout: 20_000 });
    expect(notice).toHaveTextContent(/1997-12-20 没有施行中的版本.+下面不是这一天有效的文本/);
    // At the article as well, where the notice is out of sight.
    const text = document.getElementById('art-2')?.parentElement;
    expect(text?.style.getPropertyValue('--ipr-other-day')).toContain('不是 1997-12-20 有效的文本');
  });

  it('of a document without a day says that the text of today is shown', async () => {
    serve({
      judgmentDate: null,
      citedLaws: [
        { name: '示例国专利法', article: '第二条', lawId: 'L001-3' },
        { name: '没有收录的法', article: '第三条' },
      ],
    });
    await renderPortal(adjudicationDetailLink('changed'));
    const laws = await region('引用法条');
    expect(
      await within(laws).findByRole('link', { name: /第二条.*（裁判日期不详，显示现行文本）$/ }),
    ).toBeVisible();
    expect(laws.textContent?.match(/裁判日期不详/g)).toHaveLength(1);
  });

  it('does not take an article of today for the one of its number then', async () => {
    serve({
      judgmentDate: '2013-12-20',
      citedLaws: [{ name: '示例国专利法', article: '第二条', lawId: 'L001-1' }],
    });
    await renderPortal(adjudicationDetailLink('changed'));
    const laws = await region('引用法条');
    expect(await within(laws).findByText(/裁判后已修改，条号可能已变/)).toBeVisible();
    const link = (name: string) => within(laws).getByRole('link', { name }).getAttribute('href');
    expect(link('现行文本')).not.toContain('at=');
    expect(link('对照')).toMatch(/id=L001-1&compare=L001-3/);
  });

  it('shows the way of the dispute through its instances', async () => {
    const portal = await open();
    const chain = await region('关联文书');
    const steps = within(chain).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent?.slice(0, 2))).toEqual(['一审', '二审', '再审']);
    expect(steps[0]).toHaveTextContent('本篇');
    const [second] = OPENED.chain;
    await portal.user.click(within(chain).getByRole('link', { name: second?.caseNumber ?? '' }));
    expect(await heading(second?.title ?? '')).toBeVisible();
    expect(readAdjudicationDetail(new URL(portal.address(), 'http://x').search).id).toBe(
      second?.docId,
    );
  });
});

describe('the text of a document', () => {
  it('has its parts as anchors and an address for every paragraph', async () => {
    const portal = await open();
    const rail = await screen.findByRole('navigation', { name: '文书各部分' });
    for (const name of ['当事人信息', '审理经过', '查明事实', '本院认为', '裁判主文', '尾部']) {
      expect(within(rail).getByRole('link', { name })).toBeVisible();
      expect(await heading(name)).toBeInTheDocument();
    }
    const [first] = within(await region('本院认为')).getAllByRole('link', { name: /段的网址$/ });
    await portal.user.click(first as HTMLElement);
    const no = /第 (\d+) 段/.exec(first?.getAttribute('aria-label') ?? '')?.[1];
    expect(portal.address()).toBe(adjudicationDetailLink(OPENED.id, { at: `p${no}` }));
    expect(document.getElementById(`p${no}`)).toHaveFocus();
    expect(await screen.findByRole('group', { name: `第 ${no} 段` })).toBeVisible();
  });

  it('opens at the paragraph of the address, also of one that was typed', async () => {
    const portal = await renderPortal(`/changshu/searching/cse/detail?id=${OPENED.id}&at=p12`);
    await heading('本院认为');
    await waitFor(() => expect(document.getElementById('p12')).toHaveFocus());
    expect(portal.address()).toMatch(/at=p12#p12$/);
  });

  it('is cited whole and by paragraph', async () => {
    const portal = await open({ at: 'p12' });
    await portal.user.click(await screen.findByRole('button', { name: '更多操作' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: '复制引用' }));
    const cited = `${OPENED.court}${shownCaseNumber(OPENED.caseNumber ?? '')}民事判决书，2024年7月4日`;
    expect(await navigator.clipboard.readText()).toBe(cited);
    await portal.user.click(screen.getByRole('button', { name: '复制本段引用' }));
    expect(await navigator.clipboard.readText()).toBe(`${cited}，第12段`);
    await portal.user.click(screen.getByRole('button', { name: '复制本段网址' }));
    expect(await navigator.clipboard.readText()).toMatch(/cse\/detail\?id=.*&at=p12#p12$/);
  });

  it('finds in its text from beside it, so that the title has the whole head', async () => {
    await open();
    const box = await screen.findByRole('search', { name: '在正文中查找' });
    const rail = screen.getByRole('navigation', { name: '文书各部分' });
    expect(box.parentElement).toContainElement(rail);
  });

  it('opens its parts from a button where they have no column, and a step to one closes them', async () => {
    const { user } = await open();
    const parts = await screen.findByRole('button', { name: '目录' });
    await user.click(parts);
    expect(parts).toHaveAttribute('aria-expanded', 'true');
    const rail = screen.getByRole('navigation', { name: '文书各部分' });
    await user.click(within(rail).getByRole('link', { name: '概要' }));
    expect(parts).toHaveAttribute('aria-expanded', 'false');
  });

  it('is searched in place, and the numbers of paragraphs are no text', async () => {
    const portal = await open();
    await portal.user.type(
      await screen.findByRole('searchbox', { name: '在正文中查找' }),
      '被诉产品',
    );
    expect(await screen.findByText(/^共 \d+ 处$/)).toBeVisible();
    await portal.user.keyboard('{Enter}');
    expect(await screen.findByText(/^第 1 处，共 \d+ 处$/)).toBeVisible();
    const paragraph = document.getElementById('p1');
    expect(paragraph?.textContent).toBe(OPENED.court);
  });

  it('has live citations of laws and patents', async () => {
    await open();
    const reasons = await region('本院认为');
    const patent = await within(reasons).findByRole('link', {
      name: new RegExp(`${RIGHT?.number}`),
    });
    expect(patent.getAttribute('href')).toContain(patentDetailLink(RIGHT?.patentId ?? ''));
  });

  it('is at the sentence again when the reader comes back from what it cites', async () => {
    const portal = await open();
    const cited = { name: new RegExp(`${RIGHT?.number}`) };
    const reasons = await region('本院认为');
    const [link] = await within(reasons).findAllByRole('link', cited);
    link?.focus();
    await portal.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: '本院认为' })).toBeNull());
    await portal.back();
    const [again] = await within(await region('本院认为')).findAllByRole('link', cited);
    await waitFor(() => expect(again).toHaveFocus());
  });

  it('holds no element that came from outside, however hostile the document', async () => {
    const hostile = documents.filter(({ id }) => id.startsWith('cse-hostile'));
    const portal = await renderPortal('/changshu/searching/cse');
    for (const { id } of hostile) {
      await portal.goTo(adjudicationDetailLink(id));
      const text = (await region('本院认为')).closest('.recordText') as HTMLElement;
      await waitFor(() => expect(portal.address()).toContain(id));
      expect(
        text.querySelector('script, style, iframe, object, form, input, base, meta, img, [style]'),
      ).toBeNull();
      for (const link of text.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^(?:#|\/changshu\/)/);
      }
    }
    expect(window).not.toHaveProperty('__hostile');
  });
});

describe('reading on', () => {
  it('goes to the next document of the list and back to the list', async () => {
    const from = adjudicationListLink({ q: '公证', include: { year: ['2024'] } }).split('?')[1];
    const portal = await renderPortal(`${adjudicationListLink()}?${from}`);
    const list = await screen.findByRole('list', { name: '检索到的裁判文书' });
    const [first, second] = within(list)
      .getAllByRole('heading', { level: 2 })
      .map((one) => within(one).getByRole('link'));
    const next = second?.textContent ?? '';
    await portal.user.click(first as HTMLElement);
    await screen.findByRole('navigation', { name: /上一篇和下一篇/ });
    await portal.user.click(await screen.findByRole('link', { name: '下一篇' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(next));
    await portal.user.click(screen.getByRole('link', { name: '返回结果' }));
    expect(await screen.findByRole('list', { name: '检索到的裁判文书' })).toBeVisible();
  });
});

describe('a document that is not there', () => {
  it('says so and leads to the search and back to the list', async () => {
    await renderPortal(adjudicationDetailLink('none', { from: 'q=公证' }));
    expect(await heading('没有找到这篇裁判文书')).toBeVisible();
    expect(screen.getByRole('link', { name: '去检索裁判文书' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回检索结果' })).toBeVisible();
  });

  it('is grey while it loads, says that it failed, and comes on retry', async () => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    // Busy until it is over, however often it is asked.
    let busy = true;
    backEnd.use(
      http.get(FIND_ONE, async () => {
        await held;
        return busy ? HttpResponse.json({ code: 50000, msg: '系统繁忙' }) : undefined;
      }),
    );
    const portal = await open();
    expect(await screen.findByRole('status', { name: '正在加载裁判文书' })).toBeVisible();
    fail();
    expect(await heading('这篇裁判文书没有加载成功')).toBeVisible();
    busy = false;
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await heading('概要')).toBeVisible();
  });
});
