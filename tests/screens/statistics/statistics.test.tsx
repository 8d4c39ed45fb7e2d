import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPatentStore } from '../../../mock/data/patentStore';
import { findHits } from '../../../mock/search/hits';
import { readPatentResult } from '../../../src/links/patent';
import { readStatistics, statisticsLink } from '../../../src/links/statistics';
import { catchDownloads } from '../../support/downloads';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { saveChart } from '../../support/saveChart';

const SERIES = '/data-service/api/front/statistics/series';
const BORDERS = '/data-service/api/front/statistics/geo';
const SLOW = { timeout: 20_000 };

/** Blocks that are in view; the others wait, as they do on a screen. */
let inView = '';

class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    if (inView && (element.matches(inView) || element.querySelector(inView))) {
      this.tell([{ isIntersecting: true }]);
    }
  }
  disconnect() {}
}

beforeEach(() => {
  inView = '';
  vi.stubGlobal('IntersectionObserver', Observer);
});

const state = (address: string) => readStatistics(address.split('?')[1] ?? '');
const figure = (name: string | RegExp) => screen.findByRole('figure', { name }, SLOW);

/** How many patents the list behind a link holds. */
function behind(link: HTMLElement): number {
  const { q, include } = readPatentResult(link.getAttribute('href')?.split('?')[1] ?? '');
  const store = getPatentStore();
  const found = findHits(store, q);
  if (!found.ok) throw new Error(found.error.message);
  const [industry] = include.sei ?? [];
  return [...found.hits.records].filter(
    (index) => industry === undefined || store.patents[index]?.head.tags?.sei === industry,
  ).length;
}

const numberIn = (text: string) => Number(/：([\d,]+) [件次]/.exec(text)?.[1]?.replace(/,/g, ''));

describe('the statistics of innovation', () => {
  it('every number of a chart, a tile and a cell opens exactly what it counts', async () => {
    inView = '*';
    await renderPortal(statisticsLink({ from: 2022, to: 2025 }));
    await figure('专利申请趋势');
    await figure(/企业前 20 位/);
    await waitFor(() => {
      for (const one of screen.getAllByRole('figure')) {
        expect(one).not.toHaveAttribute('aria-busy', 'true');
      }
    }, SLOW);
    const links = [
      ...document.querySelectorAll<HTMLElement>('figure a[href*="/patent/result"]'),
    ].filter((link) => /：[\d,]+ [件次]/.test(link.getAttribute('aria-label') ?? ''));
    expect(links.length).toBeGreaterThan(80);
    // Each kind of place, not each place: a list is counted in some milliseconds.
    for (const link of links.filter((_, index) => index % 9 === 0)) {
      const name = link.getAttribute('aria-label') ?? '';
      expect([name, behind(link)]).toEqual([name, numberIn(name)]);
    }
    for (const one of screen.getAllByRole('figure')) {
      expect(within(one).getByText(/来源：/)).toHaveTextContent(/\d{4}-\d{2}-\d{2}/);
    }
  });

  it('says 示例数据 once for charts that are all invented; a file of one of them says it itself', async () => {
    inView = '*';
    const downloads = catchDownloads();
    const { user } = await renderPortal(statisticsLink({ from: 2022, to: 2025 }));
    const theme = await screen.findByRole('region', { name: '运营' }, SLOW);
    await waitFor(() => expect(within(theme).getAllByText('示例数据')).toHaveLength(1), SLOW);
    expect(within(theme).getByRole('heading', { level: 2 })).toHaveTextContent(/^运营\s*示例数据$/);
    const [chart] = within(theme).getAllByRole('figure');
    await saveChart(user, chart as HTMLElement, 'CSV');
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toContain('示例数据');
    expect(await downloads[0]?.content.text()).toContain('示例数据');
  });

  it('a figure says how it was counted, from where and as of when', async () => {
    const { user } = await renderPortal(statisticsLink({ to: 2024 }));
    const name = await screen.findByRole('button', { name: '专利授权量' }, SLOW);
    expect(name).toHaveAccessibleDescription(/按授权公告日.*来源：.*统计日\s+2026-10-31/);
    await user.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(name).toHaveAttribute('aria-expanded', 'false');
    const names = document.querySelectorAll('.statisticsFigure button');
    expect(names).toHaveLength(22);
    for (const one of names) {
      expect(one).toHaveAccessibleDescription(
        /^2024 年。.{6,}来源：[^—].*，统计日\s+2026-10-31\s*。/,
      );
    }
    const number = screen.getByRole('link', { name: /^专利授权量/ });
    expect(behind(number)).toBe(Number(/\d+/.exec(number.textContent ?? '')?.[0]));
  });

  it('figures that can be told apart by kind follow it and say so; the others say they do not', async () => {
    await renderPortal(statisticsLink({ to: 2024, type: 'UTILITY' }));
    const name = await screen.findByRole('button', { name: '专利授权量（实用新型）' }, SLOW);
    expect(name).toHaveAccessibleDescription(/这里只计实用新型。/);
    const number = screen.getByRole('link', { name: /^专利授权量（实用新型）/ });
    expect(number).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('实用新型')));
    expect(behind(number)).toBe(Number(/\d+/.exec(number.textContent ?? '')?.[0]));
    // The country's figures are not told apart by kind.
    expect(name.closest('.statisticsFigure')).not.toHaveTextContent('全国');
    expect(screen.getByRole('button', { name: '有效发明专利量' })).toHaveAccessibleDescription(
      /不随专利类型筛选。/,
    );
    expect(screen.getByRole('region', { name: '主要指标' })).toHaveTextContent(
      '专利申请量和专利授权量只计实用新型，其他指标不随专利类型筛选。',
    );
  });

  it('keeps years, region, kind and base in the address; a gap is a —', async () => {
    inView = '[data-block="grants"], [data-block="trademark"]';
    const { user, address } = await renderPortal(statisticsLink({ from: 2018, to: 2025 }));
    await screen.findByRole('button', { name: '专利授权量' }, SLOW);
    await user.selectOptions(screen.getByRole('combobox', { name: '从' }), '2001');
    expect(state(address())).toMatchObject({ from: 2001, to: 2020 });
    await user.selectOptions(screen.getByRole('combobox', { name: '地区' }), '320581903');
    await user.selectOptions(screen.getByRole('combobox', { name: '专利类型' }), 'UTILITY');
    const part = (name: string) => within(screen.getByRole('region', { name }));
    await user.click(part('趋势').getByText('按每万人口'));
    await user.click(part('商标与保护').getByText('对数刻度'));
    // A choice is the same in each part that it changes, and stands in no other.
    for (const name of ['地区', '运营', '商标与保护']) {
      expect(part(name).getByRole('radio', { name: '按每万人口' })).toBeChecked();
    }
    expect(part('结构与质量').getByRole('radio', { name: '对数刻度' })).toBeChecked();
    expect(part('技术、产业与企业').queryByRole('radio')).toBeNull();
    expect(state(address())).toMatchObject({
      region: '320581903',
      type: 'UTILITY',
      base: 'perCapita',
      scale: 'log',
    });
    expect(await screen.findAllByText(/纵轴是对数刻度/, undefined, SLOW)).not.toHaveLength(0);
    const grants = await figure('专利授权趋势');
    await waitFor(() => expect(grants).toHaveTextContent('件/万人'), SLOW);
    const table = within(grants).getByRole('table', { hidden: true });
    expect(within(table).getByRole('row', { name: /^2001/, hidden: true })).toHaveTextContent('—');
  });

  it('towns and years are walked with the arrow keys', async () => {
    inView = '[data-block="map"], [data-block="matrix"]';
    const { user, address } = await renderPortal(statisticsLink({ from: 2023, to: 2025 }));
    const map = await screen.findByRole('group', { name: /授权量地图/ }, SLOW);
    const [first] = within(map).getAllByRole('link');
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(map).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toBe(first);
    const table = await screen.findByRole('table', { name: /历年专利授权量/ }, SLOW);
    const cell = table.querySelector<HTMLElement>('[data-cell="0 0"]');
    cell?.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('data-cell', '1 1');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('data-cell', '1 2');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/\/patent\/result\?.*q=/), SLOW);
  });

  it('map and matrix have table, file, sentence and citation like every chart', async () => {
    inView = '[data-block="map"], [data-block="matrix"]';
    const copied: string[] = [];
    const { user } = await renderPortal(statisticsLink({ from: 2013, to: 2025 }));
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    const saved = catchDownloads();
    const map = await figure(/^常熟市专利授权量地图（/);
    const toTable = await within(map).findByRole('button', { name: /^表格：/ }, SLOW);
    await within(map).findByRole('link', { name: /^琴川街道：/ }, SLOW);
    await user.click(toTable);
    expect(within(map).queryByRole('group', { name: /方向键/ })).not.toBeInTheDocument();
    expect(within(map).getByRole('row', { name: /^琴川街道 \d/ })).toBeVisible();
    const matrix = await figure('常熟市各地区历年专利授权量');
    const cell = await within(matrix).findByRole(
      'link',
      { name: /^琴川街道 2024 年：\d+ 件/ },
      SLOW,
    );
    fireEvent.focus(cell);
    expect(matrix).toHaveTextContent(/琴川街道 2024 年：\d+ 件，同比 [^，]+，点开看清单/);
    expect(within(matrix).getByRole('img', { name: '古里镇 2013 年：无数据' })).toHaveTextContent(
      '—',
    );
    await saveChart(user, matrix, 'CSV');
    const [, first] = ((await saved[0]?.content.text()) ?? '').split('\r\n');
    expect(first).toMatch(/^[^,]+,,,\d+,/);
    expect(await within(matrix).findByText(`已保存：${saved[0]?.name}`)).toBeVisible();
    await user.click(within(matrix).getByRole('button', { name: /^下载：/ }));
    await user.click(await screen.findByRole('menuitem', { name: '复制结论与出处' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(copied[0]).toMatch(
      /^2025 年专利授权量，10 个地区中.*（常熟市各地区历年专利授权量，常熟市，2013—2025 年。示例数据，授权日已知 [\d,]+ \/ 共 [\d,]+；.*来源：.*统计日 2026-10-31。http.*from=2013&to=2025）$/,
    );
  });

  it('one part that fails leaves the others; so do borders that do not come', async () => {
    vi.stubGlobal('iprSite', { geoUrl: BORDERS });
    inView = '[data-block="map"], [data-block="trend"]';
    await failNext(SERIES, { status: 500 });
    const { user } = await renderPortal(statisticsLink());
    expect(
      await screen.findByRole('heading', { name: '主要指标没有统计成功' }, SLOW),
    ).toBeVisible();
    await figure('专利申请趋势');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('button', { name: '专利授权量' }, SLOW);
    await failNext(BORDERS, { status: 500 });
    await user.click(screen.getByText('县区边界'));
    expect(
      await screen.findByRole('heading', { name: '县区边界没有加载成功' }, SLOW),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^常熟市：\d/ })).toBeVisible();
  });
});

it('counties with borders are not offered without any', async () => {
  inView = '[data-block="map"]';
  await renderPortal(statisticsLink({ map: 'counties' }));
  const map = await figure(/^常熟市专利授权量地图（/);
  await within(map).findByRole('group', { name: /方向键/ }, SLOW);
  expect(within(map).queryByRole('radio', { name: '县区边界' })).not.toBeInTheDocument();
});

it('a region of an address that does not exist is said, and the city shown', async () => {
  await renderPortal('/changshu/ipr-tjfx?region=999999');
  expect(
    await screen.findByText('网址中的地区“999999”无效，下面是全市的统计。', undefined, SLOW),
  ).toBeVisible();
});
