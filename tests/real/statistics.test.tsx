import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BLOCK_TITLES } from '../../src/features/statistics/blocks/all';
import { STATISTICS_BLOCKS, statisticsLink } from '../../src/links/statistics';
import { catchDownloads } from '../support/downloads';
import { renderPortal } from '../support/renderPortal';
import { saveChart } from '../support/saveChart';
import {
  expectCarried,
  expectLists,
  expectSameNumbers,
  expectSums,
  patentsBehind,
  statedBases,
} from './claims';

/** The first page counts all that the folder has, on a machine that others may use as well. */
const SLOW = { timeout: 150_000 };

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

/** Every block with its drawing or its failure, those that make room included. */
const blocks = () => [...document.querySelectorAll<HTMLElement>('[data-block]')];

/** Waits until every block and the figures above them are there. */
async function settled(): Promise<void> {
  await waitFor(() => {
    expect(blocks()).toHaveLength(STATISTICS_BLOCKS.length);
    for (const block of blocks()) {
      expect(block.querySelector('figure')).toHaveAttribute('aria-busy', 'false');
    }
    expect(document.querySelector('.statisticsFigure')).not.toBeNull();
  }, SLOW);
}

/** A block without a single number is named in the one line; one that has too few says how few. */
function expectEmptyNamed(): void {
  const few = screen.queryByRole('region', { name: '数据太少的图' })?.textContent ?? '';
  const hidden = blocks().filter((block) => block.hidden);
  for (const block of blocks()) {
    const cells = [...block.querySelectorAll('td')];
    const none = !cells.some((cell) => /\d/.test(cell.textContent ?? ''));
    if (none) expect(hidden).toContain(block);
  }
  const empty = hidden.filter(
    ({ dataset }) => !few.includes(`${BLOCK_TITLES[dataset.block as keyof typeof BLOCK_TITLES]}（`),
  );
  const line = screen.queryByText(/^\d+ 项没有可以统计的数据，没有画图：/);
  const named = empty.map(
    ({ dataset }) => BLOCK_TITLES[dataset.block as keyof typeof BLOCK_TITLES],
  );
  if (named.length === 0) expect(line).toBeNull();
  else expect(line).toHaveTextContent(`${named.length} 项没有可以统计的数据，没有画图：`);
  for (const title of named) expect(line).toHaveTextContent(title);
  for (const box of screen.queryAllByText('没有可以统计的数据。')) expect(box).not.toBeVisible();
}

/** Blocks that tell regions apart: their addresses carry them. */
const REGIONAL = new Set(['regions', 'map', 'matrix']);

describe.each([
  ['the city', '320581', '常熟市'],
  ['the prefecture', '320500', '苏州市'],
  ['the country', '000000', '全国'],
] as const)('the statistics of %s on real data', (_, region, name) => {
  it.each(['total', 'perCapita'] as const)(
    'figure = parts = table = file = list: %s',
    async (base) => {
      const downloads = catchDownloads();
      const { user } = await renderPortal(statisticsLink({ region, base, from: 2016, to: 2025 }));
      await settled();
      // A block tells that it is empty once it is drawn.
      await waitFor(expectEmptyNamed, SLOW);
      let lists = 0;
      for (const figure of screen.getAllByRole('figure')) {
        const block = figure.closest('[data-block]')?.getAttribute('data-block') ?? '';
        const title = within(figure).getByRole('heading').textContent ?? '';
        const finding = figure.querySelector('.ipr-chart-finding')?.textContent ?? '';
        const source = figure.querySelector('.ipr-chart-source')?.textContent ?? '';
        const drawn = [...figure.querySelectorAll('[aria-label]')]
          .map((one) => one.getAttribute('aria-label'))
          .join('；');
        expectCarried(source, `${title}；${finding}；${drawn}`, REGIONAL.has(block));
        const addresses = statedBases(source).find(({ of }) => of === '地址');
        if (addresses && addresses.known * 5 < addresses.total * 4) {
          if (name !== '全国') {
            const scope = figure.querySelector('caption')?.textContent ?? '';
            expect(`${title}${finding}${scope}`).not.toContain(name);
          }
        }
        expectSums(figure);
        // The heading of its theme says it where it is true of all of its charts.
        const theme = figure.closest<HTMLElement>('section')?.querySelector('h2');
        const marked =
          theme?.textContent?.includes('示例数据') ||
          within(figure).queryAllByText('示例数据').length > 0;
        expect([title, marked]).toEqual([title, source.includes('示例数据')]);
        if (base === 'total') lists += expectLists(figure);
        if (within(figure).queryByRole('table', { hidden: true })) {
          const before = downloads.length;
          await saveChart(user, figure, 'CSV');
          await waitFor(() => expect(downloads.length).toBe(before + 1));
          const csv = (await downloads.at(-1)?.content.text()) ?? '';
          expectSameNumbers(figure, csv);
          expect(csv.split('\r\n')[0]).toContain('地区,年份,来源,统计日,口径基数');
          if (source.includes('示例数据')) expect(csv).toContain('示例数据');
        }
      }
      if (region === '320581' && base === 'total') expect(lists).toBeGreaterThan(20);
      const all = document.querySelector('.statisticsSample') !== null;
      for (const card of document.querySelectorAll<HTMLElement>('.statisticsFigure')) {
        const text = card.textContent ?? '';
        const marked = all || card.querySelector('dt')?.textContent?.includes('示例数据');
        const definition = card.querySelector('.statisticsDefinition')?.textContent ?? '';
        const own = definition.replace(/全国：来源.*$/, '');
        expect([text, marked]).toEqual([text, own.includes('示例数据')]);
        expectCarried(text, card.querySelector('.statisticsChange')?.textContent ?? '', false);
        for (const link of within(card).queryAllByRole('link')) {
          const value = Number(
            /[\d,]+/.exec(link.querySelector('strong')?.textContent ?? '')?.[0].replace(/,/g, ''),
          );
          if (/万人口/.test(text)) continue;
          expect(patentsBehind(link.getAttribute('href') ?? '')).toBe(value);
        }
      }
    },
  );
});
