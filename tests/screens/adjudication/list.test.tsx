import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import {
  adjudicationListLink,
  readAdjudicationDetail,
  readAdjudicationList,
} from '../../../src/links/adjudication';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { callsSeen } from '../../support/faults';
import { type Portal, renderPortal } from '../../support/renderPortal';

const FIND = '*/data-service/api/front/adjudication/find';
const { documents } = getAdjudicationStore();

const rows = async () =>
  within(await screen.findByRole('list', { name: '检索到的裁判文书' })).getAllByRole('article');
const firstRow = async () => {
  const [row] = await rows();
  if (!row) throw new Error('There is no row');
  return row;
};
const count = () => screen.findByText(/^共\s/, { selector: 'p' });
const searchOf = (address: string) => new URL(address, 'http://localhost').search;
const stateOf = (portal: Portal) => readAdjudicationList(searchOf(portal.address()));
const facet = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });

describe('the list of documents', () => {
  it('says of each what it is, what came of it, and where the words stand in it', async () => {
    await renderPortal(adjudicationListLink({ q: '公证' }));
    const row = await firstRow();
    const link = within(row).getAllByRole('link')[0];
    const { id } = readAdjudicationDetail(searchOf(link?.getAttribute('href') ?? ''));
    const shown = documents.find((document) => document.id === id);
    expect(link).toHaveTextContent(shown?.title ?? '');
    for (const fact of [shown?.judgmentDate, shown?.cause, shown?.court]) {
      expect(row).toHaveTextContent(fact ?? '');
    }
    const hits = within(row).getByRole('list', { name: /^命中的文字，全文共 \d+ 处$/ });
    const [hit] = within(hits).getAllByRole('link');
    expect(within(hits).getAllByText('公证', { selector: 'mark' })).not.toHaveLength(0);
    const { at, from } = readAdjudicationDetail(searchOf(hit?.getAttribute('href') ?? ''));
    expect(at).toMatch(/^p\d+$/);
    expect(readAdjudicationList(`?${from}`).q).toBe('公证');
  });

  it('looks for words in a part alone, and keeps that in the address', async () => {
    const portal = await renderPortal(adjudicationListLink({ q: '公证' }));
    await rows();
    await portal.user.selectOptions(screen.getByLabelText('查找位置'), '裁判主文');
    await waitFor(() => expect(stateOf(portal)).toMatchObject({ q: '公证', part: 'DISPOSITION' }));
    expect(
      await screen.findByRole('heading', { name: '没有找到符合条件的裁判文书' }),
    ).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: '不限于“裁判主文”，在全文中查找' }));
    expect(await rows()).not.toHaveLength(0);
  });

  it('is narrowed by facets, with live counts, and by what is taken out', async () => {
    const portal = await renderPortal(adjudicationListLink());
    await rows();
    const kinds = await facet('权利类型');
    const trademarks = documents.filter(({ rightKinds }) => rightKinds.includes('TRADEMARK'));
    await portal.user.click(within(kinds).getByRole('checkbox', { name: /商标/ }));
    await waitFor(async () =>
      expect(await count()).toHaveTextContent(`共 ${trademarks.length} 篇`),
    );
    expect(stateOf(portal).include).toEqual({ rightKind: ['TRADEMARK'] });
    const chips = screen.getByRole('list', { name: '已选筛选条件' });
    expect(within(chips).getByText('权利类型：商标')).toBeVisible();
    await portal.user.click(await screen.findByRole('button', { name: '文书类型' }));
    const judgments = trademarks.filter(({ docType }) => docType === 'JUDGMENT').length;
    const types = await facet('文书类型');
    expect(
      await within(types).findByText(String(judgments), { selector: '.ipr-num, span' }),
    ).toBeVisible();
  });

  it('is narrowed by days, sums, the right in dispute and a party', async () => {
    const portal = await renderPortal(adjudicationListLink());
    await rows();
    const open = async (name: string) => {
      await portal.user.click(await screen.findByRole('button', { name }));
      return facet(name.replace(/[（(].*/, ''));
    };
    const sums = await open('判赔金额（万元）');
    await portal.user.type(within(sums).getByLabelText('最低（万元）'), '１００{Enter}');
    await waitFor(() => expect(stateOf(portal).least).toBe('1000000'));
    const rich = documents.filter(({ awardAmount }) => (awardAmount ?? 0) >= 1_000_000).length;
    await waitFor(async () => expect(await count()).toHaveTextContent(`共 ${rich} 篇`));
    expect(screen.getByText('判赔金额：100 万元以上')).toBeVisible();

    const days = await open('裁判日期');
    await portal.user.type(within(days).getByLabelText('裁判日期从'), '20240101{Enter}');
    await waitFor(() => expect(stateOf(portal).from).toBe('2024-01-01'));
    const number = await open('涉案权利号');
    await portal.user.type(within(number).getByLabelText('号码'), 'zl202119900042.8{Enter}');
    await waitFor(() => expect(stateOf(portal).number).toBe('zl202119900042.8'));
    const party = await open('当事人名称');
    await portal.user.type(within(party).getByLabelText('单位全称'), '没有这家公司{Enter}');
    await waitFor(() => expect(stateOf(portal).party).toBe('没有这家公司'));
    expect(
      await screen.findByRole('heading', { name: '没有找到符合条件的裁判文书' }),
    ).toBeVisible();
    expect(await screen.findByText(/“当事人名称：没有这家公司”本身没有结果/)).toBeVisible();
  });

  it('says what is wrong with a sum and keeps it', async () => {
    const portal = await renderPortal(adjudicationListLink());
    await rows();
    await portal.user.click(await screen.findByRole('button', { name: '判赔金额（万元）' }));
    const most = screen.getByLabelText('最高（万元）');
    await portal.user.type(most, '很多{Enter}');
    expect(await screen.findByText('请输入 0 到 9999999.9999 的数字，最多四位小数')).toBeVisible();
    expect(most).toHaveValue('很多');
    expect(stateOf(portal).most).toBe('');
    await portal.user.clear(most);
    await portal.user.type(most, '5');
    await portal.user.type(screen.getByLabelText('最低（万元）'), '50{Enter}');
    expect(await screen.findByText('不能低于 50 万元')).toBeVisible();
  });

  it('states how much of it can be paged through, and the ways to see the rest', async () => {
    const portal = await renderPortal(adjudicationListLink());
    await rows();
    const note = screen.getByRole('note', { name: '可翻阅的范围' });
    expect(note).toHaveTextContent(`共 ${documents.length} 篇，可翻阅前 200 篇`);
    const ways = within(note).getAllByRole('link');
    const [year] = ways;
    const value = /^(\d{4}) 年（(\d+)）$/.exec(year?.textContent ?? '');
    expect(value).not.toBeNull();
    // What the ways do not lead to is told: with them it is all there is.
    const led = ways.map(({ textContent }) => Number(/（(\d+)）/.exec(textContent ?? '')?.[1]));
    const rest = documents.length - led.reduce((sum, one) => sum + one, 0);
    expect(note.textContent?.includes(`所列之外还有 ${rest} 篇`)).toBe(rest > 0);
    await portal.user.click(year as HTMLElement);
    await waitFor(async () => expect(await count()).toHaveTextContent(`共 ${value?.[2]} 篇`));
    expect(stateOf(portal).include).toEqual({ year: [value?.[1]] });
    expect(screen.queryByRole('note', { name: '可翻阅的范围' })).not.toBeInTheDocument();
  });

  it('has guiding and typical cases first when asked', async () => {
    const portal = await renderPortal(adjudicationListLink({ sort: '-judgmentDate' }));
    await rows();
    await portal.user.click(screen.getByRole('checkbox', { name: '指导性、典型案例优先' }));
    await waitFor(async () =>
      expect(within(await firstRow()).getByText('指导性案例')).toBeVisible(),
    );
    expect(stateOf(portal).leadingFirst).toBe(true);
  });

  it('goes from row to row by keys, chooses, and compares over pages', async () => {
    const portal = await renderPortal(adjudicationListLink());
    const all = await rows();
    await portal.user.keyboard('jx');
    expect(all[0]).toContainElement(document.activeElement as HTMLElement);
    expect(await screen.findByText(/已选/)).toHaveTextContent('已选 1 篇');
    expect(screen.getByText('至少选择 2 篇才能对比')).toBeVisible();
    await portal.user.keyboard('jx');
    await portal.user.click(await screen.findByRole('button', { name: '对比' }));
    expect(await screen.findByRole('heading', { name: '裁判文书对比', level: 1 })).toBeVisible();
    expect(stateOf(portal).compare).toHaveLength(2);
    await portal.back();
    expect(await rows()).toHaveLength(10);
  });

  it('is taken home as a table with its question and source', async () => {
    const downloads = catchDownloads();
    const portal = await renderPortal(
      adjudicationListLink({ q: '公证', include: { result: ['PARTIAL'] } }),
    );
    await rows();
    await portal.user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = await screen.findByRole('dialog', { name: '导出检索结果' });
    await portal.user.click(within(dialog).getByRole('button', { name: '导出' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [file] = downloads;
    const parts = unzipSync(new Uint8Array((await file?.content.arrayBuffer()) ?? []));
    const sheets = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, part]) => strFromU8(part))
      .join('');
    expect(file?.name).toMatch(/^裁判文书检索结果-.*\.xlsx$/);
    for (const words of ['案号', '判赔金额（元）', '公证', '裁判结果：部分支持', '示例数据']) {
      expect(sheets).toContain(words);
    }
  });

  it('asks once for a question, and turning a page asks for no counts', async () => {
    const portal = await renderPortal(adjudicationListLink({ include: { year: ['2024'] } }));
    await rows();
    await portal.user.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(stateOf(portal).page).toBe(2));
    await screen.findByText('11', { selector: '.rowPlace' });
    const asked = (await callsSeen()).filter(({ path }) => path.endsWith('adjudication/find'));
    expect(asked.map(({ query }) => 'facets' in JSON.parse(query.queryData ?? '{}'))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a list of documents that is not there', () => {
  it('is grey while it loads', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    backEnd.use(http.get(FIND, () => held));
    await renderPortal(adjudicationListLink());
    expect(await screen.findByRole('status', { name: '正在检索' })).toBeVisible();
    answer();
    expect(await rows()).toHaveLength(10);
  });

  it('says that it failed and comes on retry', async () => {
    // Until it is told otherwise: a call that an earlier page still sends takes nothing from it.
    let busy = true;
    backEnd.use(
      http.get(FIND, () =>
        busy ? HttpResponse.json({ code: 50000, msg: '系统繁忙' }) : undefined,
      ),
    );
    const portal = await renderPortal(adjudicationListLink({ q: '公证' }));
    expect(await screen.findByRole('heading', { name: '检索没有成功' })).toBeVisible();
    busy = false;
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await rows()).toHaveLength(10);
  });

  it('tries the words of a text without spaces that stands nowhere as it is', async () => {
    const portal = await renderPortal(adjudicationListLink({ q: '公证原告' }));
    const offer = await screen.findByRole('link', { name: /^分成“公证 原告”检索，有 \d+ 篇$/ });
    const total = /\d+/.exec(offer.textContent ?? '')?.[0];
    await portal.user.click(offer);
    expect(stateOf(portal).q).toBe('公证 原告');
    await waitFor(async () => expect(await count()).toHaveTextContent(`共 ${total} 篇`));
  });

  it('says which word of a text without spaces leaves it empty', async () => {
    await renderPortal(adjudicationListLink({ q: '公证龘龘' }));
    expect(await screen.findByText(/“龘龘”本身没有结果/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^去掉“龘龘”后有 \d+ 篇$/ })).toBeVisible();
  });

  it('names the word that empties it and what is found without', async () => {
    const portal = await renderPortal(adjudicationListLink({ q: '公证 龘龘' }));
    expect(await screen.findByText(/“龘龘”本身没有结果/)).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: /去掉“龘龘”后有/ }));
    expect(await rows()).toHaveLength(10);
    expect(stateOf(portal).q).toBe('公证');
  });

  it('leads back from a page behind the last', async () => {
    await renderPortal(adjudicationListLink({ include: { year: ['2024'] }, page: 99 }));
    expect(await screen.findByRole('heading', { name: '第 99 页没有内容' })).toBeVisible();
  });
});
