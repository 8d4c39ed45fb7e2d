import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { forgetLaws } from '../../../src/features/law/reading/lawRecords';
import { type LawListState, lawDetailLink, lawListLink } from '../../../src/links/law';
import type { LawRecord, LawRow, LawVersion } from '../../../src/services/data/law';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { onWideScreen } from '../../support/screens';
import { FIND_LAWS, openList, row, titleOf } from './listSupport';

const FIND_ONE = '/data-service/api/front/law/findOne';

const askedFor = async () =>
  (await callsSeen()).filter(({ path }) => path === FIND_ONE).map(({ query }) => query.id);
const looked = () => screen.findByRole('region', { name: /^阅读：/ });
const ownLink = (place: number) =>
  within(within(row(place)).getByRole('heading', { level: 2 })).getByRole('link');

const ROW: LawRow = {
  id: 'V9',
  title: '示例条例',
  category: 'ADMIN_REG',
  topic: [],
  authority: ['示例国政府'],
  region: null,
  docNumber: '示例令第 9 号',
  promulgationDate: '2020-01-02',
  effectiveDate: '2020-06-01',
  invalidDate: null,
  timeliness: 'IN_FORCE',
  versionCount: 1,
  hasText: true,
  titleRanges: [],
  hits: [],
  hitCount: 0,
};

const version = (year: number, change: Partial<LawVersion> = {}): LawVersion => ({
  id: `V${year}`,
  title: ROW.title,
  docNumber: null,
  promulgationDate: `${year}-01-02`,
  effectiveDate: `${year}-06-01`,
  invalidDate: null,
  timeliness: 'AMENDED',
  hasText: true,
  ...change,
});

/** The list of one law and its record. */
function serve(change: Partial<LawRow>, record: Partial<LawRecord> = {}): void {
  const law = { ...ROW, ...change };
  const whole = { text: null, versions: [], revisions: [], keywords: [], attachments: [] };
  const page = { content: [law], totalElements: 1, number: 0, size: 20, facets: [] };
  backEnd.use(
    http.get(`*${FIND_LAWS}`, () => HttpResponse.json({ code: 0, msg: '', data: page })),
    http.get(`*${FIND_ONE}`, () =>
      HttpResponse.json({ code: 0, msg: '', data: { ...law, ...whole, related: [], ...record } }),
    ),
  );
}

/** The one row on a wide screen. */
async function look(state: Partial<LawListState> = {}) {
  onWideScreen();
  const portal = await renderPortal(lawListLink(state));
  return { ...portal, pane: await looked() };
}

beforeEach(forgetLaws);

describe('a look at a law beside the list', () => {
  it('is not there on a narrower screen, and nothing is asked for it', async () => {
    await openList({ q: '专利' });
    expect(screen.queryByRole('region', { name: /^阅读：/ })).toBeNull();
    expect(await askedFor()).toEqual([]);
  });

  it('shows the first row, then the one that has the focus, and does not count as read', async () => {
    onWideScreen();
    const { address } = await openList({ q: '专利' });
    expect(await looked()).toHaveAccessibleName(`阅读：${titleOf(row(1))}`);
    act(() => ownLink(2).focus());
    await waitFor(async () =>
      expect(await looked()).toHaveAccessibleName(`阅读：${titleOf(row(2))}`),
    );
    const pane = await looked();
    expect(within(pane).getByRole('link', { name: '打开全文' })).toHaveAttribute(
      'href',
      ownLink(2).getAttribute('href'),
    );
    expect(await within(pane).findByRole('heading', { name: '第一条' })).toBeVisible();
    expect(await askedFor()).toHaveLength(2);
    expect(Object.keys(localStorage).filter((key) => /^iprVisited/.test(key))).toEqual([]);
    expect(address()).toBe(lawListLink({ q: '专利' }));
  });

  it('is one key away from its row, past all rows below it, and so is the row from it', async () => {
    onWideScreen();
    const { user } = await openList({ q: '专利' });
    const pane = await looked();
    const to = screen.getByRole('button', { name: '到右侧预览' });
    expect(row(1).closest('li')).toContainElement(to);
    act(() => to.focus());
    await user.keyboard('{Enter}');
    expect(pane).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(ownLink(1)).toHaveFocus();
    await user.click(within(pane).getByRole('button', { name: '回到列表中的这一行' }));
    expect(ownLink(1)).toHaveFocus();
  });

  it('tells how it stands, its contents and what it is for', async () => {
    const text = '第一章 总则\n第一条 为了示例，制定本条例。\n第二章 附则\n第二条 本条例施行。';
    serve({}, { text });
    const { pane } = await look({ q: '示例', scope: 'full' });
    const facts = within(pane).getByRole('table', { name: '基本信息' });
    expect(facts).toHaveTextContent(
      '制定机关示例国政府文号示例令第 9 号公布日期2020-01-02施行日期2020-06-01',
    );
    expect(pane).toHaveTextContent(/现行有效行政法规/);
    expect(within(pane).queryByText(/无数据/)).toBeNull();
    const contents = await within(pane).findByRole('navigation', { name: '目录' });
    const [first] = within(contents).getAllByRole('link');
    expect(first).toHaveTextContent('第一章 总则');
    const from = lawListLink({ q: '示例', scope: 'full' }).split('?')[1];
    expect(first).toHaveAttribute('href', `${lawDetailLink({ id: 'V9', from })}#d1`);
    const purpose = within(pane).getByRole('region', { name: '第一条' });
    expect(purpose).toHaveTextContent('为了示例，制定本条例。');
    expect(within(purpose).getByText('示例', { selector: 'mark' })).toBeVisible();
  });

  it('names six versions, the one of the list among them, and how many there are', async () => {
    const years = [2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019];
    const versions = years.map((year) =>
      version(year, year === 2019 ? { note: '第七次修订', timeliness: 'IN_FORCE' } : {}),
    );
    serve({ id: 'V2012', timeliness: 'AMENDED', versionCount: 8 }, { versions });
    const { pane } = await look();
    const steps = await within(pane).findByRole('region', { name: '修订沿革' });
    const items = within(steps).getAllByRole('listitem');
    expect(items.map((item) => item.textContent?.slice(0, 4))).toEqual([
      '2017',
      '2016',
      '2015',
      '2014',
      '2013',
      '2012',
    ]);
    expect(items.at(-1)).toHaveTextContent('2012-01-02 公布已被修改本条结果');
    expect(items.at(-1)).toHaveAttribute('aria-current', 'true');
    expect(within(items[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      lawDetailLink({ id: 'V2017', from: '' }),
    );
    expect(steps).toHaveTextContent('共 8 个版本');
    // It was amended, and the day is not known.
    expect(within(pane).getByText('无数据：失效日期')).toBeVisible();
    expect(within(pane).getByText('只有目录信息，没有正文')).toBeVisible();
  });

  it('shows the articles that have the words, and the status of its version in its colour', async () => {
    const text = '第一条 为了示例。\n第二条 专利归申请人。\n第三条 本条例施行。';
    const hit = { article: '2', label: '第二条', text: '专利归申请人。', ranges: [] };
    const versions = [version(2020, { id: 'V9', timeliness: 'IN_FORCE' }), version(2010)];
    serve({ hits: [hit], hitCount: 1, versionCount: 2 }, { text, versions, summary: '示例说明。' });
    const { pane } = await look({ q: '专利', scope: 'full' });
    const article = await within(pane).findByRole('region', { name: '第二条' });
    expect(within(article).getByText('专利', { selector: 'mark' })).toBeVisible();
    expect(within(pane).queryByRole('region', { name: '第一条' })).toBeNull();
    const steps = within(pane).getByRole('region', { name: '修订沿革' });
    const standing = within(steps).getByText('现行有效');
    // What is chosen gives its colour to a status that stands in it.
    expect(standing.parentElement?.closest('[aria-current]')).not.toBe(standing.parentElement);
    // What is said of the law is no step of its history.
    const summary = within(pane).getByText('示例说明。');
    expect(summary.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says until when a version was in force that was replaced, and since when one is repealed', async () => {
    serve({ timeliness: 'AMENDED', invalidDate: '2022-06-01', versionCount: 1 });
    const { pane } = await look();
    expect(within(pane).getByRole('table', { name: '基本信息' })).toHaveTextContent(
      '施行至2022-05-31',
    );
    expect(row(1)).toHaveTextContent('施行至 2022-05-31');
    expect(row(1)).not.toHaveTextContent('失效');
  });

  it('asks for no record of an entry of a catalogue that stands alone', async () => {
    serve({ hasText: false, docNumber: null, timeliness: null });
    const { pane } = await look();
    expect(within(pane).getByText('只有目录信息，没有正文')).toBeVisible();
    expect(within(pane).getByText('无数据：文号、失效日期')).toBeVisible();
    expect(within(pane).getByRole('link', { name: '打开目录信息' })).toBeVisible();
    expect(pane).not.toHaveAttribute('aria-busy', 'true');
    expect(await askedFor()).toEqual([]);
  });

  it('opens the version of the day whose versions are listed, as its row does', async () => {
    serve(
      { timeliness: 'AMENDED', onDay: { timeliness: 'IN_FORCE' }, versionCount: 2 },
      { versions: [version(2020, { id: 'V9' }), version(2022)] },
    );
    const { pane } = await look({ asOf: '2021-01-01' });
    expect(pane).toHaveTextContent('2021-01-01 现行有效，今天 已被修改');
    const open = within(pane).getByRole('link', { name: '打开全文' });
    expect(open).toHaveAttribute('href', ownLink(1).getAttribute('href'));
    expect(open.getAttribute('href')).toContain('asOf=2021-01-01');
    expect(await within(pane).findByText('所标状态以今天为准。')).toBeVisible();
  });

  it('keeps what the row says when the record does not come, and asks again', async () => {
    onWideScreen();
    await failNext(FIND_ONE, { status: 500 });
    const { user } = await openList({ q: '专利' });
    const pane = await looked();
    expect(await within(pane).findByRole('heading', { name: '记录没有加载成功' })).toBeVisible();
    expect(within(pane).getByRole('table', { name: '基本信息' })).toBeVisible();
    await user.click(within(pane).getByRole('button', { name: '重试' }));
    expect(await within(pane).findByRole('heading', { name: '第一条' })).toBeVisible();
  });
});
