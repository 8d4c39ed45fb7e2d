import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import { articlesOf } from '../../../src/domain/law/lawText';
import { parseLaw } from '../../../src/domain/law/parseLaw';
import { forgetLaws } from '../../../src/features/law/reading/lawRecords';
import { loadHistory } from '../../../src/features/law/reading/uses/history';
import { lawDetailLink, lawListLink, lawSearchLink } from '../../../src/links/law';
import { findLaw } from '../../../src/services/data/law';
import { backEnd } from '../../support/backEnd';
import { renderPortal } from '../../support/renderPortal';
import { lawNamed } from './lawSupport';

const FIND = '*/data-service/api/front/adjudication/find';
const SLOW = { timeout: 20_000 };
const PATENT_LAW = '示例国专利法';
/** The version in force; article 11 is what most of the judgments name. */
const OPENED = lawDetailLink({ id: 'L001-3', at: '11', uses: '11' });

const CITING = getAdjudicationStore().documents.filter(({ sections }) =>
  sections.some(({ html }) => html.includes('专利法》第十一条')),
);

/** The law is on the screen. */
const opened = () => screen.findByRole('heading', { level: 1, name: PATENT_LAW }, SLOW);
const dialog = () => screen.findByRole('dialog', { name: /^.+法第十一条的引用与沿革$/ }, SLOW);
const part = async (name: string) => within(await dialog()).findByRole('region', { name }, SLOW);

beforeEach(forgetLaws);

describe('what an article is used for', () => {
  it('opens from the article, stands in the address, and closes to where it was opened', async () => {
    const portal = await renderPortal(lawDetailLink({ id: 'L001-3' }));
    await opened();
    const button = screen.getByRole('button', { name: '第十一条的引用与沿革' });
    await portal.user.click(button);
    await dialog();
    expect(portal.address()).toBe(OPENED);
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.address()).toBe(lawDetailLink({ id: 'L001-3', at: '11' }));
    await waitFor(() => expect(button).toHaveFocus());
  }, 40_000);

  it('counts the judgments that name it, by year and court, and shows the sentence', async () => {
    const portal = await renderPortal(OPENED);
    const judgments = await part('引用它的裁判文书');
    const list = await within(judgments).findByRole('link', {
      name: `${CITING.length} 篇，打开清单`,
    });
    expect(list).toHaveAttribute('href', expect.stringContaining('q='));
    expect(within(judgments).getByRole('status')).toContainElement(list);
    expect(judgments).toHaveTextContent('没有逐篇核对');
    expect(within(judgments).getByText(/按年份/)).toBeVisible();
    expect(within(judgments).getByRole('link', { name: '2024 年' })).toBeVisible();
    const [sentence] = within(judgments).getAllByText('专利法》第十一条', { selector: 'mark' });
    expect(sentence).toBeVisible();
    const [way] = within(judgments).getAllByRole('link', { name: /到这一段/ });
    await portal.user.click(way as HTMLElement);
    await waitFor(() => expect(portal.address()).toMatch(/cse\/detail\?.*at=p\d+/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await portal.back();
    await dialog();
  }, 40_000);

  /** Judgments by the words they are asked by; of everything else none. */
  function judgmentsBy(found: Readonly<Record<string, { text: string; total: number }>>) {
    backEnd.use(
      http.get(FIND, ({ request }) => {
        const { q, part: where } = JSON.parse(
          new URL(request.url).searchParams.get('queryData') ?? '{}',
        );
        const hit = where === 'LAW' ? undefined : found[q];
        const content = hit
          ? [
              {
                ...getAdjudicationStore().documents[0],
                id: `J-${q}`,
                hits: [{ part: 'REASON', text: hit.text, paragraph: 7, ranges: [] }],
              },
            ]
          : [];
        const facets = [{ name: 'court', values: [{ value: `${q}的法院`, count: 1 }] }];
        const data = { content, totalElements: hit?.total ?? 0, facets };
        return HttpResponse.json({ code: 0, data, msg: '' });
      }),
    );
  }

  it('shows years and courts of every spelling, and counts what the spellings leave out', async () => {
    judgmentsBy({
      '专利法》第十一条': { text: '依照《专利法》第十一条', total: 1 },
      专利法第十一条: { text: '依照专利法第十一条', total: 1 },
      '专利法 第十一条': { text: '依照《专利法》第五条、第十一条', total: 5 },
    });
    await renderPortal(OPENED);
    const judgments = await part('引用它的裁判文书');
    expect(
      await within(judgments).findByRole('link', { name: '专利法》第十一条的法院' }),
    ).toBeVisible();
    expect(within(judgments).getByRole('link', { name: '专利法第十一条的法院' })).toBeVisible();
    expect(judgments).toHaveTextContent('去掉重复共 2 篇');
    expect(judgments).toHaveTextContent('同时出现“专利法”和“第十一条”的共 5 篇');
    const quotes = within(judgments).getAllByText('第十一条', { selector: 'mark' });
    expect(quotes[0]?.closest('blockquote')).toHaveTextContent('第五条、第十一条');
  }, 40_000);

  it('counts apart the judgments that are older than the text, and those without a day', async () => {
    const record = await lawNamed(PATENT_LAW);
    const read = await findLaw(record.versions.at(-1)?.id ?? '');
    const { signal } = new AbortController();
    const articles = articlesOf(parseLaw(read.text ?? '')).filter(({ key }) => key !== '11');
    const histories = await Promise.all(
      articles.map(async ({ key, label }) => ({
        key,
        label,
        began: (await loadHistory(read, key, signal)).began,
      })),
    );
    const changed = histories.find(({ began }) => began !== undefined);
    const oldest = histories.find(({ began }) => began === undefined);
    const day = changed?.began?.day ?? '';
    backEnd.use(
      http.get(FIND, ({ request }) => {
        const { q, from, to } = JSON.parse(
          new URL(request.url).searchParams.get('queryData') ?? '{}',
        );
        const spelled = q?.startsWith('专利法》');
        const totalElements = !spelled ? 0 : to ? 120 : from === day ? 9 : 131;
        return HttpResponse.json({ code: 0, data: { content: [], totalElements }, msg: '' });
      }),
    );
    const uses = (key = '') => lawDetailLink({ id: read.id, at: key, uses: key });
    const portal = await renderPortal(uses(changed?.key));
    const open = () => screen.findByRole('region', { name: '引用它的裁判文书' }, SLOW);
    const counted = await within(await open()).findByText(
      `写作“《…专利法》${changed?.label}”的：120 篇的裁判日在 ${day} 之前，9 篇在这一天或以后，2 篇日期不详`,
      undefined,
      SLOW,
    );
    expect(counted).toBeVisible();
    expect(await open()).toHaveTextContent(`最早从 ${day} 起施行`);
    await portal.goTo(uses(oldest?.key));
    expect(await within(await open()).findByText(/没有逐篇核对/, undefined, SLOW)).toBeVisible();
    expect(await open()).not.toHaveTextContent('起施行');
  }, 60_000);

  it('says of an article that no spelling finds what may name it all the same', async () => {
    judgmentsBy({
      '专利法 第十一条': { text: '依照《专利法》（以下简称本法）第十一条', total: 1 },
    });
    const { user } = await renderPortal(OPENED);
    const judgments = await part('引用它的裁判文书');
    expect(await within(judgments).findByText(/^没有找到正文写着/)).toBeVisible();
    const list = within(judgments).getByRole('link', { name: '打开清单逐篇看' });
    expect(new URL(list.getAttribute('href') ?? '', 'http://x').searchParams.get('q')).toBe(
      '专利法 第十一条',
    );
    expect(within(judgments).getByText(/以下简称本法/)).toBeVisible();
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => {
      create.mockRestore();
      click.mockRestore();
    });
    await user.click(within(judgments).getByRole('button', { name: '导出 CSV：原句' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await saved[0]?.text();
    expect(text).toContain('（以下简称本法）第十一条');
    expect(text).toContain('裁判文书检索服务');
  }, 40_000);

  it('names the laws that refer to it, and how it came about', async () => {
    await renderPortal(OPENED);
    const laws = await part('提到它的司法解释和其他法规');
    expect(await within(laws).findByText(/按文字查找，不含这部法自己/)).toBeVisible();
    expect(within(laws).queryByRole('link', { name: PATENT_LAW })).toBeNull();
    const history = await part('沿革');
    expect(await within(history).findByText('正在读的版本')).toBeVisible();
  }, 40_000);

  it('finds laws that name it behind other articles, and says how many places are left', async () => {
    const row = { category: 'INTERPRETATION', hitCount: 9, promulgationDate: '2020-01-01' };
    backEnd.use(
      http.get('*/data-service/api/front/law/find', ({ request }) => {
        const { keyword, match } = JSON.parse(
          new URL(request.url).searchParams.get('queryData') ?? '{}',
        );
        const found =
          match === 'fuzzy'
            ? { id: 'X1', title: '连着写的规定', text: `${PATENT_LAW}第五条、第十一条所称的销售` }
            : { id: 'X2', title: '单独写的规定', text: `${keyword}所称的销售` };
        const hits = [{ article: '3', label: '第三条', text: found.text, ranges: [] }];
        const content = [{ ...row, ...found, hits }];
        return HttpResponse.json({ code: 0, data: { content, totalElements: 1 }, msg: '' });
      }),
    );
    await renderPortal(OPENED);
    const laws = await part('提到它的司法解释和其他法规');
    expect(await within(laws).findByText(/共 2 部/, undefined, SLOW)).toBeVisible();
    expect(within(laws).getByRole('link', { name: '连着写的规定' })).toBeVisible();
    expect(within(laws).getByText('第十一条', { selector: 'mark' })).toBeVisible();
    expect(within(laws).getByText(/还有至多 32 处没有列出/)).toBeVisible();
  }, 40_000);

  it('reads a law whose excerpts do not have the place, and says which it could not read', async () => {
    const row = { category: 'REGULATION', hitCount: 30, promulgationDate: '2020-01-01' };
    const hits = [{ article: '1', label: '第一条', text: `根据${PATENT_LAW}制定`, ranges: [] }];
    const names = { Y1: '读得到的细则', Y2: '读不到的细则' };
    const content = Object.entries(names).map(([id, title]) => ({ ...row, id, title, hits }));
    const text = `# 细则\n\n第一条 根据${PATENT_LAW}制定。\n\n第九条 ${PATENT_LAW}第五条、第十一条所称的销售。`;
    backEnd.use(
      http.get('*/data-service/api/front/law/find', ({ request }) => {
        const { match } = JSON.parse(new URL(request.url).searchParams.get('queryData') ?? '{}');
        const found = match === 'fuzzy' ? content : [];
        const data = { content: found, totalElements: found.length };
        return HttpResponse.json({ code: 0, data, msg: '' });
      }),
      http.get('*/data-service/api/front/law/findOne', ({ request }) => {
        const id = new URL(request.url).searchParams.get('id');
        if (id === 'Y2') return HttpResponse.json(null, { status: 503 });
        if (id !== 'Y1') return undefined;
        return HttpResponse.json({ code: 0, data: { ...content[0], versions: [], text }, msg: '' });
      }),
    );
    await renderPortal(OPENED);
    const laws = await part('提到它的司法解释和其他法规');
    expect(await within(laws).findByText(/共 1 部/, undefined, SLOW)).toHaveTextContent(
      '另有 1 部法规含有这些字，没有逐条查看，不能确定是否提到它',
    );
    expect(within(laws).getByRole('link', { name: '第九条' })).toBeVisible();
    expect(within(laws).getByText('第十一条', { selector: 'mark' })).toBeVisible();
  }, 40_000);

  it('loses one part alone when it is not answered, and asks again', async () => {
    const portal = await renderPortal(lawDetailLink({ id: 'L001-3' }));
    await opened();
    backEnd.use(http.get(FIND, () => HttpResponse.json(null, { status: 503 })));
    await portal.user.click(screen.getByRole('button', { name: '第十一条的引用与沿革' }));
    const judgments = await part('引用它的裁判文书');
    const retry = await within(judgments).findByRole('button', { name: '重试' }, SLOW);
    expect(await within(await part('沿革')).findByText('正在读的版本')).toBeVisible();
    backEnd.resetHandlers();
    await portal.user.click(retry);
    expect(await within(judgments).findByText(/没有逐篇核对/, undefined, SLOW)).toBeVisible();
  }, 40_000);
});

describe('an article that is typed', () => {
  const type = async (words: string) => {
    const portal = await renderPortal(lawSearchLink());
    const box = await screen.findByRole('textbox', { name: /检索法律法规/ }, SLOW);
    await portal.user.type(box, `${words}{Enter}`);
    return portal;
  };

  it.each(['专利法 11', '第十一条 专利法', '专利法 第１１条第1款', '11 专利法', '专利法 十一'])(
    '%s opens it in the version of today',
    async (words) => {
      const portal = await type(words);
      await opened();
      expect(portal.address()).toMatch(/law\/detail\?id=L001-3&at=11/);
    },
    40_000,
  );

  it('stays on the list and says so when there is no such article or law', async () => {
    const portal = await type('专利法 199');
    expect(
      await screen.findByText(/今天的版本里没有查到第一百九十九条/, undefined, SLOW),
    ).toBeVisible();
    await portal.goTo(lawListLink({ q: '渔业法 3' }));
    expect(await screen.findByText(/没有找到叫“渔业法”的法律法规/, undefined, SLOW)).toBeVisible();
    expect(screen.getByRole('link', { name: '只按名称“渔业法”检索' })).toBeVisible();
    // Words beside a number, and the year of a version, are searched for and nothing else.
    await portal.goTo(lawListLink({ q: '专利法 2020' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/没有找到叫/)).toBeNull());
    expect(screen.queryByText(/今天的版本里没有查到/)).toBeNull();
  }, 40_000);
});
