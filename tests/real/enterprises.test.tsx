import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getEnterpriseStore } from '../../mock/enterprise/store';
import { enterpriseLink } from '../../src/links/enterprise';
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
  tableOf,
} from './claims';

const SLOW = { timeout: 60_000 };
const COMPANIES = 20;

/** The companies with most patents, and one that is known to lack nearly everything. */
function companies(): string[] {
  const { enterprises, applicants } = getEnterpriseStore();
  const names = enterprises
    .map(({ registered }) => registered.enterpriseName)
    .map((name) => ({ name, count: applicants.of(name).length }))
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name);
  return [...new Set(['华为技术有限公司', ...names])].slice(0, COMPANIES);
}

describe('twenty companies on real data', () => {
  it('figure = parts = table = file = list, each with what it rests on', async () => {
    const downloads = catchDownloads();
    let charts = 0;
    let lists = 0;
    const [first = ''] = companies();
    const { user, goTo } = await renderPortal(enterpriseLink(first));
    for (const name of companies()) {
      await goTo(enterpriseLink(name));
      await screen.findByRole('heading', { level: 1, name }, SLOW);
      const total = await screen.findByRole('link', { name: /^专利总数 [\d,]+ 件$/ }, SLOW);
      const whole = Number(/ ([\d,]+) /.exec(total.getAttribute('aria-label') ?? '')?.[1]);
      expect([name, patentsBehind(total.getAttribute('href') ?? '')]).toEqual([name, whole]);
      for (const card of document.querySelectorAll('.enterpriseFigures > div')) {
        const text = card.textContent ?? '';
        for (const { known, total: of } of statedBases(text)) {
          expect([name, text, of]).toEqual([name, text, whole]);
          // None of which nothing is known is no zero.
          if (known === 0) expect(text).not.toMatch(/^[^\d—]+0 件/);
        }
      }
      for (const figure of screen.queryAllByRole('figure')) {
        charts += 1;
        const title = within(figure).getByRole('heading').textContent ?? '';
        const finding = figure.querySelector('.ipr-chart-finding')?.textContent ?? '';
        const source = figure.querySelector('.ipr-chart-source')?.textContent ?? '';
        const drawn = [...figure.querySelectorAll('[aria-label]')]
          .map((one) => one.getAttribute('aria-label'))
          .join('；');
        expect(source).toMatch(/已知 [\d,不详]+ \/ 共 [\d,]+/);
        expectCarried(source, `${title}；${finding}；${drawn}`, true);
        expectSums(figure);
        lists += expectLists(figure);
        const before = downloads.length;
        await saveChart(user, figure, 'CSV');
        await waitFor(() => expect(downloads.length).toBe(before + 1));
        expectSameNumbers(figure, (await downloads.at(-1)?.content.text()) ?? '');
        // Years without data are gaps where nearly nothing is known.
        const [base] = statedBases(source);
        if (/趋势/.test(title) && base && base.known * 5 < base.total * 4) {
          expect(tableOf(figure).rows.flat()).not.toContain('0');
        }
      }
      const none = screen.queryAllByText(/没有可以统计的数据/);
      expect([name, none.length]).toEqual([name, none.length > 0 ? 1 : 0]);
    }
    console.log(`${charts} charts, ${lists} numbers that open their list`);
    expect(charts).toBeGreaterThan(COMPANIES);
    expect(lists).toBeGreaterThan(COMPANIES);
  });

  it('health: something, nothing, or what is missing; three outcomes that make twelve', async () => {
    const [first = ''] = companies();
    const { goTo } = await renderPortal(enterpriseLink(first, { tab: 'health' }));
    for (const name of companies()) {
      await goTo(enterpriseLink(name, { tab: 'health' }));
      await screen.findByRole('heading', { level: 1, name }, SLOW);
      const said = await screen.findByText(/项需要留意|都无法判断/, { selector: 'p' }, SLOW);
      const none = /(\d+) 项检查都无法判断/.exec(said.textContent ?? '');
      const [, found, clear, untold] =
        (none && ['', 0, 0, none[1]]) ??
        /12 项中 (\d+) 项需要留意(?:（其中 (?:\d+ 项请立即处理)?，?(?:(?:另有 )?\d+ 项有今天到期的)?）)?，(\d+) 项没有发现，(\d+) 项无法判断/.exec(
          said.textContent ?? '',
        ) ??
        [];
      expect([name, Number(found) + Number(clear) + Number(untold)]).toEqual([name, 12]);
      const section = (heading: string) =>
        screen.queryByRole('heading', { level: 3, name: heading })?.closest('section');
      const items = (heading: string) => section(heading)?.querySelectorAll('tbody tr, li') ?? [];
      expect([...items('没有发现的')]).toHaveLength(Number(clear));
      expect([...items('无法判断的')]).toHaveLength(Number(untold));
      for (const item of items('无法判断的')) expect(item).toHaveTextContent(/.+（\d+ 件）$/);
      for (const item of items('没有发现的')) {
        const [base] = statedBases(item.textContent ?? '');
        expect(base && (base.known === base.total || base.known * 5 >= base.total * 4)).toBe(true);
      }
    }
  });
});
