import { screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { resultCharts } from '../../../src/features/patent/result/charts/chartDescriptions';
import { NO_FILTERS } from '../../../src/links/filters';
import { patentResultLink } from '../../../src/links/patent';
import type { FacetName } from '../../../src/services/cnipr';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { saveChart } from '../../support/saveChart';
import { findsOne } from './resultSupport';
import { listSearches, SEARCH_CALL, searches, withoutEditor } from './searchSupport';

const CHARTS = patentResultLink({ q: '锂离子电池', charts: true });

async function open(address = CHARTS) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '检索结果' });
  return portal;
}

const chart = (name: string) => screen.findByRole('figure', { name });
const elements = async (name: string) =>
  within(await chart(name)).findAllByRole('option', undefined, { timeout: 30_000 });
const query = (address: string) => new URL(address, 'http://x').searchParams;

/** The searches that counted the charts. */
async function counted() {
  return (await searches()).filter(({ size, facets }) => size === 1 && facets);
}

describe('the charts of a result', () => {
  it('come when asked for, with one call, and are part of the address', async () => {
    const { user, address } = await open(patentResultLink({ q: '锂离子电池', page: 2 }));
    await screen.findByText(/^共/);
    expect(screen.queryByRole('heading', { name: '统计图' })).toBeNull();
    expect(await counted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '统计图', expanded: false }));
    await elements('申请趋势');
    expect(query(address()).get('charts')).toBe('1');
    expect(query(address()).get('page')).toBe('2');
    for (const name of ['有效性', '专利类型', '申请人排名', 'IPC 大类排名']) {
      expect((await elements(name)).length).toBeGreaterThan(1);
    }
    expect(await counted()).toEqual([
      {
        expression: '锂离子电池',
        filters: {},
        page: 0,
        size: 1,
        facets: ['filingYear', 'validity', 'patentType', 'applicant', 'ipcClass'],
        facetSize: 60,
      },
    ]);
    await user.click(screen.getByRole('button', { name: '统计图', expanded: true }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: '统计图' })).toBeNull());
    expect(query(address()).get('charts')).toBeNull();
  });

  it('count what the list shows: query, years and filters, and say what they found', async () => {
    await open(
      patentResultLink({
        q: '锂离子电池',
        include: { validity: ['VALID'] },
        exclude: { patentType: ['DESIGN'] },
        years: '2015-2022',
        charts: true,
      }),
    );
    const years = (await elements('申请趋势')).map((one) =>
      Number(one.getAttribute('aria-label')?.slice(0, 4)),
    );
    expect(Math.min(...years)).toBeGreaterThanOrEqual(2015);
    expect(Math.max(...years)).toBeLessThanOrEqual(2022);
    const [request] = await counted();
    expect(request?.expression).toBe('锂离子电池 AND AY=(2015 TO 2022)');
    expect(request?.filters).toEqual({
      validity: { include: ['VALID'] },
      patentType: { exclude: ['DESIGN'] },
    });
    const validity = within(await chart('有效性'));
    expect(validity.getByRole('option', { selected: true })).toHaveAccessibleName(
      /^有效：\d+ 件，占 \d+\.\d%$/,
    );
    // What is drawn beside the chosen one is not in the list.
    expect(validity.getByText(/^已选“有效”；没有选的也画出，按其他条件统计/)).toBeVisible();
    expect(validity.getByText(/来源：专利检索服务/)).toHaveTextContent(/\d{4}-\d{2}-\d{2}。$/);
  });

  it('show what is not known in its place by size, in a colour of its own, and name how many', async () => {
    const counts = (name: FacetName, missing: number, values: [string, number][]) => ({
      name,
      values: values.map(([value, count]) => ({ value, count })),
      missing,
      other: 0,
    });
    findsOne(
      {},
      [
        counts('filingYear', 6, [
          ['2023', 2],
          ['2024', 4],
          ['2025', 30],
        ]),
        counts('patentType', 9, [
          ['INVENTION_GRANT', 21],
          ['DESIGN', 12],
        ]),
        counts('applicant', 40, [['甲公司', 2]]),
        counts('ipcClass', 2, [['H01', 40]]),
      ],
      42,
    );
    await open();
    const names = async (name: string) =>
      (await elements(name)).map((one) => one.getAttribute('aria-label')?.split('：')[0]);
    expect(await names('专利类型')).toEqual(['发明授权', '外观设计', '未知']);
    expect(await names('申请人排名')).toEqual(['未知', '甲公司']);
    expect(within(await chart('IPC 大类排名')).getByText(/^H01 电气元件最多/)).toHaveTextContent(
      '另有 2 件没有IPC 分类号。',
    );
    expect(within(await chart('申请趋势')).getByText(/2025 年最多，30 件/)).toHaveTextContent(
      '另有 6 件没有申请日。',
    );
    // Twice as many as two are no change.
    expect(await chart('申请趋势')).not.toHaveTextContent('比上年');
  });

  it('conclude nothing, take no share and show no empty year where too little is known', async () => {
    const counts = (name: FacetName, missing: number, values: [string, number][]) => ({
      name,
      values: values.map(([value, count]) => ({ value, count })),
      missing,
      other: 0,
    });
    findsOne(
      {},
      [
        counts('filingYear', 39, [
          ['2018', 1],
          ['2021', 2],
        ]),
        counts('validity', 39, [['VALID', 3]]),
        counts('applicant', 40, [['甲公司', 2]]),
      ],
      42,
    );
    await open();
    for (const [name, lack, base] of [
      ['申请趋势', '仅 7% 有申请日', '申请日已知 3 / 共 42'],
      ['有效性', '仅 7% 有有效性记录', '有效性记录已知 3 / 共 42'],
      ['申请人排名', '仅 4% 有申请人', '申请人已知 2 / 共 42'],
    ] as const) {
      await elements(name);
      const figure = await chart(name);
      expect(figure).toHaveTextContent(`数据不足（${lack}），不作比较`);
      expect(figure).toHaveTextContent(`${base}。来源`);
      expect(figure).not.toHaveTextContent(/最多，|，占 |比上年/);
    }
    const years = await elements('申请趋势');
    expect(years.map((one) => one.getAttribute('aria-label'))).toContain('2019：无数据');
  });

  it('are walked over by arrow keys, and Enter filters and takes the filter away', async () => {
    const { user, address } = await open();
    const [first, second] = await elements('申请人排名');
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    const name = second?.getAttribute('aria-label')?.split('：')[0] ?? '';
    const figure = await chart('申请人排名');
    expect(figure).toHaveTextContent(second?.getAttribute('aria-label') ?? 'none');
    await user.keyboard('{Enter}');
    expect(query(address()).getAll('f.applicant')).toEqual([name]);
    expect(query(address()).get('charts')).toBe('1');
    await waitFor(() =>
      expect(within(figure).getByRole('option', { selected: true })).toHaveFocus(),
    );
    expect(screen.getByRole('list', { name: '已选筛选条件' })).toHaveTextContent(name);
    // The share of one applicant is not known while applicants are filtered by applicants.
    await waitFor(() =>
      expect(within(figure).getByRole('option', { selected: true })).toHaveAccessibleName(
        /：\d+ 件$/,
      ),
    );
    await user.keyboard('{Enter}');
    expect(query(address()).getAll('f.applicant')).toEqual([]);
    await user.keyboard('{End}');
    expect((await elements('申请人排名')).at(-1)).toHaveFocus();
  });

  it('filter by a click as well', async () => {
    const { user, address } = await open();
    const [first, second] = await elements('IPC 大类排名');
    expect(first).toHaveAccessibleName(/^\(H01\)电气元件/);
    expect(
      within(await chart('IPC 大类排名')).getByText(/^H01 电气元件最多，\d+ 件/),
    ).toBeVisible();
    const symbol = /[A-H]\d\d/.exec(second?.getAttribute('aria-label') ?? '')?.[0];
    if (second) await user.click(second);
    expect(query(address()).getAll('f.ipcClass')).toEqual([symbol]);
  });

  it('mark the years whose applications are still to be published', async () => {
    await open(patentResultLink({ q: '电池', charts: true }));
    const labels = (await elements('申请趋势')).map((one) => one.getAttribute('aria-label') ?? '');
    const thisYear = new Date().getFullYear();
    for (const label of labels) {
      const year = Number(label.slice(0, 4));
      if (year <= thisYear - 3) expect(label).not.toContain('公开滞后');
      if (year >= thisYear - 1) expect(label).toContain('公开滞后');
    }
    expect(labels.some((label) => label.includes('公开滞后'))).toBe(true);
  });

  it('are tables with the same numbers, whose rows filter', async () => {
    const { user, address } = await open();
    const drawn = (await elements('专利类型')).map((one) => one.getAttribute('aria-label'));
    const figure = within(await chart('专利类型'));
    expect(figure.queryByRole('table')).toBeNull();
    await user.click(figure.getByRole('button', { name: '表格：专利类型', pressed: false }));
    expect(figure.queryByRole('option')).toBeNull();
    const table = figure.getByRole('table', {
      name: /专利类型（单位：件）。范围：检索式 锂离子电池/,
    });
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head).toHaveTextContent('专利类型数量（件）占比（%）');
    const written = rows.map((row) => {
      const [count, share] = within(row).getAllByRole('cell');
      const name = within(row).getByRole('rowheader').textContent;
      return `${name}：${count?.textContent} 件，占 ${share?.textContent}%`;
    });
    expect(written).toEqual(drawn);
    await user.click(within(table).getByRole('button', { name: '实用新型' }));
    expect(query(address()).getAll('f.patentType')).toEqual(['UTILITY']);
    await waitFor(() =>
      expect(figure.getByRole('button', { name: '实用新型', pressed: true })).toBeVisible(),
    );
  });

  it('are saved as CSV', async () => {
    const { user } = await open();
    await elements('有效性');
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:http://localhost/1';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await saveChart(user, screen.getByRole('figure', { name: '有效性' }), 'CSV');
    expect(names[0]).toMatch(/^有效性-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines[0]).toContain('有效性,数量（件）,占比（%）');
    expect(lines[1]).toMatch(
      /^(有效|失效|审中),\d+,[\d.]+,检索式 .+,专利检索服务,\d{4}-\d{2}-\d{2},有效性记录已知 \d+ \/ 共 \d+$/,
    );
  });

  it('are not counted again for another page', async () => {
    const { user } = await open();
    await elements('有效性');
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(async () =>
      expect((await listSearches()).at(-1)).toMatchObject({ page: 1, size: 10 }),
    );
    expect(await counted()).toHaveLength(1);
  });

  it('that could not be counted say so on the spot and are counted again on request', async () => {
    // Other words of the query are counted in idle moments, and would meet the failure first.
    withoutEditor();
    const { user } = await open(patentResultLink({ q: '锂离子电池' }));
    await screen.findByText(/^共/);
    await failNext(SEARCH_CALL, { body: { code: 1, msg: '统计服务正在维护', data: null } });
    await user.click(screen.getByRole('button', { name: '统计图' }));
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('统计没有成功');
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await elements('有效性')).not.toHaveLength(0);
  });
});

describe('the years of a result that are not complete yet', () => {
  const years = (dataDate: string) => {
    const values = ['2022', '2023', '2024'].map((value) => ({ value, count: 9 }));
    const facets = [{ name: 'filingYear' as const, values, missing: 0, other: 0 }];
    const counted = { result: { facets, totalElements: 27, dataDate }, day: '2026-11-27' };
    const [trend] = resultCharts(counted, NO_FILTERS, new Map(), '', '2026-11-27');
    return trend?.description.data?.categories.map(({ lagging }) => lagging);
  };

  it('follow the day of the data, not today', () => {
    expect(years('2025-06-17')).toEqual([false, true, true]);
  });

  it('follow the day of the answer where that is not told', () => {
    expect(years('')).toEqual([false, false, false]);
  });
});
