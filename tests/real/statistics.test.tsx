import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statisticsLink } from '../../src/links/statistics';
import { catchDownloads } from '../support/downloads';
import { renderPortal } from '../support/renderPortal';
import {
  expectCarried,
  expectLists,
  expectSameNumbers,
  expectSums,
  patentsBehind,
  statedBases,
} from './claims';

const SLOW = { timeout: 60_000 };

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
      await screen.findByRole('figure', { name: '专利申请趋势' }, SLOW);
      await waitFor(() => {
        const all = screen.getAllByRole('figure');
        expect(all.length).toBeGreaterThan(8);
        for (const one of all) expect(one).not.toHaveAttribute('aria-busy', 'true');
      }, SLOW);
      // What has not a single number is named in one line, not shown as empty boxes.
      expect(screen.queryAllByText('没有可以统计的数据。')).toHaveLength(0);
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
        if (base === 'total') lists += expectLists(figure);
        if (within(figure).queryByRole('table', { hidden: true })) {
          const before = downloads.length;
          const save = within(figure).getByRole('button', { name: /^下载 CSV：/ });
          await user.click(save);
          await waitFor(() => expect(downloads.length).toBe(before + 1));
          const csv = (await downloads.at(-1)?.content.text()) ?? '';
          expectSameNumbers(figure, csv);
          expect(csv.split('\r\n')[0]).toContain('地区,年份,来源,统计日,口径基数');
          if (source.includes('示例数据')) expect(csv).toContain('示例数据');
        }
      }
      if (region === '320581' && base === 'total') expect(lists).toBeGreaterThan(20);
      for (const card of document.querySelectorAll<HTMLElement>('.ipr-statistics-figure')) {
        const text = card.textContent ?? '';
        expectCarried(text, card.querySelector('.ipr-statistics-change')?.textContent ?? '', false);
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
