import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPatentStore } from '../../mock/data/patentStore';
import { SUBJECTS } from '../../mock/data/subjects';
import { countedSubject } from '../../mock/nav/count';
import { subjectLink } from '../../src/links/landing';
import { catchDownloads } from '../support/downloads';
import { renderPortal } from '../support/renderPortal';
import { saveChart } from '../support/saveChart';
import { expectCarried, expectLists, expectSameNumbers, expectSums, statedBases } from './claims';

const SLOW = { timeout: 60_000 };
const NODES = 10;

/** The nodes with most patents, of all chains. */
function largest(): { subject: string; id: string; name: string; total: number }[] {
  return SUBJECTS.flatMap((source) => {
    const { nodes } = countedSubject(getPatentStore(), source);
    return [...nodes.values()].map(({ id, name, total }) => ({
      subject: source.id,
      id,
      name,
      total,
    }));
  })
    .sort((a, b) => b.total - a.total)
    .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index)
    .slice(0, NODES);
}

/** The charts of a node: each is drawn with a number, or named in the one line that has none. */
const CHARTS = ['申请趋势', '专利类型', '有效性', '主要申请人', '申请人所在地'];

function expectDrawnOrNamed(panel: HTMLElement): void {
  const line = within(panel).queryByText(/^\d+ 项没有可以统计的数据，没有画图：/);
  const [, count = '0', named = ''] =
    /(\d+) 项没有可以统计的数据，没有画图：(.+)。$/.exec(line?.textContent ?? '') ?? [];
  const without = named === '' ? [] : named.split('、');
  expect(without).toHaveLength(Number(count));
  for (const title of CHARTS) {
    const drawn = within(panel).queryByRole('figure', { name: title });
    expect([title, drawn !== null]).toEqual([title, !without.includes(title)]);
    const cells = [...(drawn?.querySelectorAll('td') ?? [])];
    if (drawn) expect(cells.some((cell) => /\d/.test(cell.textContent ?? ''))).toBe(true);
  }
  expect(within(panel).queryByText('没有可以统计的数据。')).toBeNull();
}

it('ten nodes: figure = parts = table = file = list, and no claim on unknown addresses', async () => {
  const downloads = catchDownloads();
  const nodes = largest();
  const [first] = nodes;
  if (!first) throw new Error('The mock has no nodes');
  const { user, goTo } = await renderPortal(
    subjectLink({ subject: first.subject, node: first.id }),
  );
  let lists = 0;
  for (const { subject, id, name, total } of nodes) {
    await goTo(subjectLink({ subject, node: id }));
    const panel = (await screen.findByRole('heading', { level: 2, name }, SLOW)).closest(
      'section',
    ) as HTMLElement;
    await waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'false'), SLOW);
    // What stands below the charts comes last.
    await within(panel).findByRole('heading', { name: '企业、供给与需求' }, SLOW);
    expectDrawnOrNamed(panel);
    for (const card of panel.querySelectorAll('.nodeFigures > div')) {
      const text = card.textContent ?? '';
      for (const base of statedBases(text)) expect([name, base.total]).toEqual([name, total]);
      const value = card.querySelector('strong')?.textContent ?? '';
      // What stands on addresses, filing days or applicants is said with them.
      const label = card.querySelector('dt')?.textContent ?? '';
      if (/地位|区位商|增长|集中度/.test(label) && value !== '—') expectCarried(text, value, true);
    }
    for (const figure of within(panel).getAllByRole('figure')) {
      const title = within(figure).getByRole('heading').textContent ?? '';
      const finding = figure.querySelector('.ipr-chart-finding')?.textContent ?? '';
      const source = figure.querySelector('.ipr-chart-source')?.textContent ?? '';
      expectCarried(source, `${title}；${finding}`, true);
      expectSums(figure);
      lists += expectLists(figure);
      // A year or branch without filings is no zero where nearly no day is known.
      const [filed] = statedBases(source).filter(({ of }) => of === '申请日');
      if (filed && filed.known * 5 < filed.total * 4) {
        const cells = [...figure.querySelectorAll('td')].map(({ textContent }) => textContent);
        expect([name, title, cells.includes('0')]).toEqual([name, title, false]);
      }
      const before = downloads.length;
      await saveChart(user, figure, 'CSV');
      await waitFor(() => expect(downloads.length).toBe(before + 1));
      expectSameNumbers(figure, (await downloads.at(-1)?.content.text()) ?? '');
    }
    // The addresses of the folder are not known: nothing is blank, and nobody is asked in.
    expect(panel).not.toHaveTextContent(/空白。|宜引进|补链|属于(空白|劣势|优势|均势)/);
    // Growth on a few is not told; what is not told is named in the fold.
    const growth = within(panel).queryByText('增长', { selector: 'dt' })?.parentElement;
    const [, before] = /较此前三年（([\d,]+) 件）/.exec(panel.textContent ?? '') ?? [];
    if (Number(before?.replace(/,/g, '') ?? 0) < 10) expect(growth).toBeUndefined();
  }
  console.log(`${lists} numbers that open their list`);
  expect(lists).toBeGreaterThan(NODES);
});
