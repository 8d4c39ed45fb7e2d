import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { respond } from '../../../mock/bridge';
import { statisticsLink } from '../../../src/links/statistics';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { saveChart } from '../../support/saveChart';

const SERIES = '/data-service/api/front/statistics/series';
const SLOW = { timeout: 45_000 };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

type Series = Record<string, unknown> & { coverage: { known: number; total: number }[] | null };

/** Has the mock answer the same series with another base. */
function rebased(change: (series: Series) => Series): void {
  backEnd.use(
    http.get(`*${SERIES}`, async ({ request }) => {
      const body = (await (await respond(request.clone())).json()) as { data: Series[] };
      return HttpResponse.json({ ...body, data: body.data.map(change) });
    }),
  );
}

async function allFigures(): Promise<HTMLElement[]> {
  await screen.findByRole('figure', { name: '专利申请趋势' }, SLOW);
  await waitFor(() => {
    const figures = screen.getAllByRole('figure');
    expect(figures.length).toBeGreaterThan(12);
    for (const one of figures) expect(one).not.toHaveAttribute('aria-busy', 'true');
  }, SLOW);
  return screen.getAllByRole('figure');
}

/** What may be said of no base that is unknown or too small. */
const CLAIM = /同比(增长|下降)? [+-]?\d|最多|第 \d+ 位(?!）)|占 \d|合计占|增加最多|常熟市/;

it.each([
  ['known of 3 in 457', [{ known: 3, total: 457 }], /已知 3 \/ 共 457/],
  ['not told', null, /来源没有说明已知多少、共多少/],
] as const)('states no conclusion on a base that is %s', async (_, base, said) => {
  rebased((series) => ({
    ...series,
    coverage:
      base &&
      (['FILING', 'ADDRESS'] as const).map((of) => ({ of, known: base[0].known, total: 457 })),
  }));
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  for (const figure of await allFigures()) {
    expect(figure).toHaveTextContent(said);
    const title = within(figure).getByRole('heading').textContent ?? '';
    const finding = figure.querySelector('.ipr-chart-finding')?.textContent ?? '';
    expect(`${title} ${finding}`).not.toMatch(CLAIM);
    expect(finding === '' || /^数据不足（[^；/]+），不作比较$/.test(finding)).toBe(true);
    expect(within(figure).queryByRole('group', { name: /地图/ })).not.toBeInTheDocument();
    // A line is a trend: in its place stand from how many on there is one, and the numbers.
    if (title === '商标') {
      expect(figure).toHaveTextContent('已知满 10 条且占 80% 以上才画走势线');
      expect(within(figure).getByRole('table')).toBeVisible();
    }
  }
  for (const card of document.querySelectorAll('.statisticsFigure')) {
    expect(card).toHaveTextContent(said);
    expect(card).not.toHaveTextContent(/同比(增长|下降)? [+-]?\d/);
    // The region that is chosen is not that of the figure; where nothing is told, nothing is claimed.
    expect(within(card as HTMLElement).queryAllByText('全部记录，不分地区')).toHaveLength(
      base ? 1 : 0,
    );
  }
});

it('names the figures that cannot be told in one fold, each with what is known of it', async () => {
  rebased((series) =>
    series.code === 'PAT_GRANT' || series.code === 'TRANSFER'
      ? { ...series, rows: [], coverage: [{ of: 'GRANT', known: 18, total: 23_637 }] }
      : series,
  );
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  const fold = (await screen.findByText('2 项无法统计', {}, SLOW)).closest('details');
  expect(fold).toHaveTextContent(/专利授权量：按授权公告日.+。授权日已知 18 \/ 共 23,637。/);
  expect(fold).toHaveTextContent('专利转让：');
  expect(screen.queryByRole('button', { name: '专利授权量' })).toBeNull();
  expect(screen.getByText('其他 13 项指标')).toBeVisible();
  const numbers = [...document.querySelectorAll('.statisticsFigure dd strong')];
  expect(numbers.map(({ textContent }) => textContent)).not.toContain('—');
});

it('parts add up to the whole, with what has no kind as a part of its own', async () => {
  backEnd.use(
    http.get(`*${SERIES}`, async ({ request }) => {
      type Rows = { data: { rows: { type: string | null }[] }[] };
      const body = (await (await respond(request.clone())).json()) as Rows;
      // The designs lose their kind: they are in the whole, and in none of its parts.
      const data = body.data.map((one) => ({
        ...one,
        rows: one.rows.filter(({ type }) => type !== 'DESIGN'),
      }));
      return HttpResponse.json({ ...body, data });
    }),
  );
  const downloads = catchDownloads();
  const { user } = await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  await allFigures();
  const grants = screen.getByRole('figure', { name: '专利授权趋势' });
  const table = within(grants).getByRole('table', { hidden: true });
  const cells = (row: Element) =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace(/,/g, '')));
  expect(table.querySelectorAll('thead th')[3]).toHaveTextContent('未分类（件）');
  for (const row of table.querySelectorAll('tbody tr')) {
    const [inventions = 0, models = 0, rest = 0, sum] = cells(row);
    expect(rest).toBeGreaterThan(0);
    expect(inventions + models + rest).toBe(sum);
  }
  await saveChart(user, grants, 'CSV');
  const [head = '', first = ''] = ((await downloads[0]?.content.text()) ?? '').split('\r\n');
  expect(downloads[0]?.name).toContain('示例数据');
  expect(head).toContain('地区,年份,来源,统计日,口径基数,数据性质');
  expect(first).toMatch(/常熟市,2020—2024,.*示例数据.*,2026-10-31,.*授权日已知.*,示例数据$/);
});

it('divides nothing by inhabitants whose days are hardly known, wherever it is known to be from', async () => {
  rebased((series) => ({
    ...series,
    coverage: [
      { of: 'FILING', known: 60, total: 457 },
      { of: 'ADDRESS', known: 457, total: 457 },
    ],
  }));
  await renderPortal(statisticsLink({ from: 2020, to: 2024, base: 'perCapita' }));
  const line = await screen.findByText(/^\d+ 项没有可以统计的数据，没有画图：/, {}, SLOW);
  await waitFor(() => {
    for (const named of ['专利申请趋势', '专利运营', '商标', '地区排名']) {
      expect(line).toHaveTextContent(named);
    }
  }, SLOW);
  expect(screen.queryByRole('figure', { name: '专利申请趋势' })).toBeNull();
});

it('says over how many years the regions are compared by inhabitant', async () => {
  await renderPortal(statisticsLink({ from: 2016, to: 2025, base: 'perCapita' }));
  await allFigures();
  const ranking = screen.getByRole('figure', { name: '常熟市各地区专利授权量（10 年合计）' });
  expect(ranking).toHaveTextContent('2016—2025 年 10 年的合计（不是一年的数）除以各地区 2025 年末');
  expect(ranking).toHaveTextContent(/各地区专利授权量（10 年合计）：.*最多/);
});

it.each([
  ['several sources', '甲', true],
  ['one source', '乙', false],
  ['a source that is not told', '', false],
])('says of figures of %s whether they can be compared', async (_, ratioSource, told) => {
  rebased((series) => ({
    ...series,
    source: series.code === 'INV_PER_10K' ? ratioSource : '乙',
  }));
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  await screen.findByRole('button', { name: '专利授权量' }, SLOW);
  const note = screen.getByRole('region', { name: '主要指标' }).textContent ?? '';
  expect(note.includes('来源不同的各项不能互相比较。')).toBe(told);
});

it.each([
  ['of one source stand side by side', '乙', /^▲?▼? ?同比\S+ \d+\.\d%，全国 \d+\.\d+$/],
  ['of two sources do not', '甲', /^▲?▼? ?同比\S+ \d+\.\d%$/],
])('ratios of the region and the country %s', async (_, countrySource, expected) => {
  rebased((series) => ({
    ...series,
    source: JSON.stringify(series.rows).includes('000000') ? countrySource : '乙',
    sample: false,
  }));
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  const name = await screen.findByRole('button', { name: '每万人口有效发明专利拥有量' }, SLOW);
  const card = name.closest('.statisticsFigure');
  expect(card?.querySelector('.ipr-note')?.textContent).toMatch(expected);
  expect(card?.querySelector('.statisticsDefinition')?.textContent).toMatch(
    countrySource === '甲' ? /全国：\d+\.\d+ 件\/万人，来源 甲/ : /来源：乙/,
  );
});

it('marks what is invented where it stands', async () => {
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  for (const figure of await allFigures()) expect(figure).toHaveTextContent('示例数据');
  // All of the key figures are: their sheet says so once.
  const cards = document.querySelectorAll('.statisticsFigure');
  expect(cards).toHaveLength(22);
  const sheet = within(screen.getByRole('region', { name: '主要指标' }));
  expect(sheet.getByText('示例数据').closest('.statisticsFigure')).toBeNull();
  expect(sheet.getByText(/以下各项和全国的数字/)).toBeVisible();
});

it('marks each key figure that is invented where others are not', async () => {
  rebased((series) => ({ ...series, ...(series.code === 'PAT_GRANT' && { sample: false }) }));
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  await screen.findByRole('button', { name: '专利授权量' }, SLOW);
  const names = [...document.querySelectorAll('.statisticsFigure dt')];
  expect(names).toHaveLength(22);
  for (const name of names) {
    const real = name.textContent?.startsWith('专利授权量');
    // Those that are all invented and stand together have one word at their head.
    const head =
      name.closest('details')?.querySelector('summary') ??
      name.closest('dl')?.previousElementSibling;
    const said = /示例数据/.test(`${name.textContent}${head?.textContent ?? ''}`);
    expect([name.textContent, said]).toEqual([name.textContent, !real]);
  }
});

it('sets key figures of another source apart and names it', async () => {
  rebased((series) => ({
    ...series,
    sample: series.code === 'PCT_APPLY',
    source: series.code === 'PCT_APPLY' ? '乙机关' : '甲机关',
  }));
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  const name = await screen.findByRole('button', { name: 'PCT 国际申请量' }, SLOW);
  const own = name.closest('dl');
  expect(own?.querySelectorAll('dt')).toHaveLength(1);
  expect(own?.previousElementSibling).toHaveTextContent('示例数据 以下来自其他来源：乙机关');
  expect(name.closest('dt')).not.toHaveTextContent('示例数据');
  const filings = screen.getByRole('button', { name: '专利申请量' }).closest('dl');
  expect(filings).not.toBe(own);
});

it('say first of which place and year they are', async () => {
  rebased((series) => ({ ...series, updateTime: '2026-10-31' }));
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  const name = await screen.findByRole('button', { name: '专利授权量' }, SLOW);
  expect(name.closest('.ipr-sheet')?.firstElementChild).toHaveTextContent(
    /^常熟市，2024 年 数据截至 2026-10-31$/,
  );
});

it('tells the direction of a change by a word and a sign', async () => {
  await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  await screen.findByRole('button', { name: '专利授权量' }, SLOW);
  const changes = [...document.querySelectorAll('.statisticsDirection')];
  expect(changes.length).toBeGreaterThan(3);
  for (const { textContent } of changes) {
    expect(textContent).toMatch(/^(▲ 同比增长|▼ 同比下降) \d+\.\d%$/);
  }
});

it('a year that is not over has the direction of the last whole one', async () => {
  await renderPortal(statisticsLink({ from: 2020, to: 2026 }));
  await screen.findByRole('button', { name: '有效注册商标量' }, SLOW);
  const directions = [...document.querySelectorAll('.statisticsDirection')];
  expect(directions.length).toBeGreaterThan(3);
  for (const one of directions) {
    expect(one.closest('.ipr-note')).toHaveTextContent(
      /^未满一年，截至 2026-\d\d-\d\d；2025 年 (▲ 同比增长|▼ 同比下降) \d+\.\d%$/,
    );
  }
});

it('draws nothing of a few patents: says how few, what to try, and draws it when asked', async () => {
  rebased((series) =>
    series.code === 'PAT_GRANT'
      ? {
          ...series,
          rows: (series.rows as { value: number }[])
            .slice(0, 3)
            .map((row) => ({ ...row, value: 1 })),
        }
      : series,
  );
  const { user, address } = await renderPortal(statisticsLink({ from: 2020, to: 2024 }));
  const few = await screen.findByRole('region', { name: '数据太少的图' }, SLOW);
  await waitFor(() => expect(few).toHaveTextContent(/专利授权趋势（\d 件）/), SLOW);
  expect(within(few).getByRole('heading', { name: /^\d+ 项数据太少，没有画图$/ })).toBeVisible();
  expect(screen.queryByRole('figure', { name: '专利授权趋势' })).toBeNull();
  // What stands alone in its line has all of it.
  const trend = screen.getByRole('figure', { name: '专利申请趋势' });
  expect(trend.closest('[data-block]')).toHaveAttribute('data-wide', 'true');
  await user.click(within(few).getByRole('button', { name: '仍然画出来' }));
  expect(await screen.findByRole('figure', { name: '专利授权趋势' }, SLOW)).toBeVisible();
  await user.click(within(few).getByRole('button', { name: '看 20 年' }));
  expect(address()).toContain('from=2005');
});

it('names in one line what has not a single number, comparisons of regions included', async () => {
  vi.stubGlobal('iprSite', { geoUrl: '/data-service/api/front/statistics/geo' });
  rebased((series) => ({
    ...series,
    coverage: [
      { of: 'FILING', known: 457, total: 457 },
      { of: 'ADDRESS', known: 3, total: 457 },
    ],
  }));
  const { user } = await renderPortal(statisticsLink({ from: 2020, to: 2024, base: 'perCapita' }));
  const line = await screen.findByText(/^\d+ 项没有可以统计的数据，没有画图：/, {}, SLOW);
  await waitFor(() => {
    for (const named of ['地区排名', '地图', '地区与年份']) expect(line).toHaveTextContent(named);
  }, SLOW);
  // What it counts can still be changed there, for that may be why there is nothing.
  const regional = within(screen.getByRole('region', { name: '地区' }));
  expect(regional.getByText('这一部分没有可以画的图，原因写在页尾。')).toBeVisible();
  expect(regional.getByRole('combobox', { name: '地区比较' })).toBeVisible();
  expect(regional.queryByRole('figure')).toBeNull();
  for (const box of screen.queryAllByText('没有可以统计的数据。')) expect(box).not.toBeVisible();
  // Counties may have numbers where the parts of the city have none.
  await user.click(within(line).getByRole('button', { name: '地图改看县区边界' }));
  const map = await screen.findByRole('figure', { name: /地图（/ }, SLOW);
  // Nothing but dashes is no table.
  expect(await within(map).findByText('各地区的数量都不详。', {}, SLOW)).toBeVisible();
  expect(within(map).queryByText('常熟市', { selector: 'th' })).toBeNull();
});

it('a year whose inhabitants alone are not known is not said to have no data', async () => {
  rebased((series) =>
    series.code === 'POPULATION'
      ? { ...series, rows: (series.rows as { year: number }[]).filter(({ year }) => year > 2021) }
      : series,
  );
  await renderPortal(statisticsLink({ from: 2012, to: 2025, base: 'perCapita' }));
  const grants = await screen.findByRole('figure', { name: '专利授权趋势' }, SLOW);
  await waitFor(() => expect(grants).toHaveTextContent('件/万人'), SLOW);
  expect(grants.querySelector('.ipr-chart-finding')).toHaveTextContent(
    /；2015—2021 年没有常住人口数据，不能按每万人计算；2012—2014 年没有数据$/,
  );
});

const CHANGE = /同比(?:增长|下降|持平)[^，]*|比上年.*|与上年.*/;

/** The changes of 有效发明 and of the same per inhabitant, as their cards tell them. */
async function changesOfPatents(): Promise<(string | undefined)[]> {
  const button = await screen.findByRole('button', { name: '有效发明专利量' }, SLOW);
  const relative = screen.getByRole('button', { name: '每万人口有效发明专利拥有量' });
  return [button, relative].map(
    (one) =>
      CHANGE.exec(
        one.closest('.statisticsFigure')?.querySelector('.ipr-note')?.textContent ?? '',
      )?.[0],
  );
}

it('takes the change per inhabitant of what is not rounded, where that is known', async () => {
  await renderPortal(statisticsLink({ region: '320500', from: 2020, to: 2025 }));
  const [count, relative] = (await changesOfPatents()).map((one) =>
    Number(/[\d.]+/.exec(one ?? '')?.[0]),
  );
  // The inhabitants change by less than a percent in a year.
  expect(Math.abs((count ?? 0) - (relative ?? 99))).toBeLessThan(1);
});

it('tells a change of ratios that are known rounded alone in their unit', async () => {
  rebased((series) => (series.code === 'POPULATION' ? { ...series, rows: [] } : series));
  await renderPortal(statisticsLink({ region: '320500', from: 2020, to: 2025 }));
  const [, relative] = await changesOfPatents();
  expect(relative).toMatch(/^(比上年(增加|减少) [\d.]+ 件\/万人|与上年持平)（按两位小数算）/);
});
