import { screen, within } from '@testing-library/react';
import { landscapeLink, setQuery } from '../../../src/links/landscape';
import type { Facet } from '../../../src/services/cnipr';
import { BATTERY, holds, open, patent, picture, SET } from './landscapeSupport';

const OTHER_SET = { name: '丙', query: setQuery({ mode: 'expr', q: 'PA="丙公司"' }) };
const SIDE_BY_SIDE = landscapeLink(BATTERY, { name: '电池', sets: [OTHER_SET] });

describe('patents that are in force beyond their term', () => {
  /** Two of twelve were filed too long ago to be in force. */
  const rows = SET.rows.map((row, id) => (id < 2 ? { ...row, filingDate: '1999-03-01' } : row));

  it('are told set by set, for sets may share them', async () => {
    holds({ ...SET, rows }, { now: false }, rows);
    await open(SIDE_BY_SIDE);
    const life = await picture('有效专利的剩余年限');
    expect(life).toHaveTextContent('另有记为有效，但按申请日期限已满的：电池 2 件、丙 2 件。');
    expect(life).not.toHaveTextContent('4 件记为有效');
  });

  it('are a number alone where there is one set', async () => {
    holds({ ...SET, rows });
    await open(landscapeLink(BATTERY));
    expect(await picture('有效专利的剩余年限')).toHaveTextContent(
      '另有记为有效，但按申请日期限已满的：2 件。',
    );
  });
});

describe('charts over years', () => {
  const years = (name: Facet['name'], first: number, count: number): Facet => ({
    name,
    values: Array.from({ length: count }, (_, at) => ({ value: String(first + at), count: 13 })),
    missing: 0,
    other: 0,
  });

  it('draw the newest twenty years, and say nothing of years that are not drawn', async () => {
    const own = years('filingYear', 1999, 26);
    own.values[0] = { value: '1999', count: 300 };
    const whole = { facets: [years('filingYear', 1999, 26)], total: 338 };
    holds({ ...SET, facets: [own], total: 625 }, { now: false }, undefined, whole);
    await open(landscapeLink(BATTERY));
    for (const title of ['占全库同年申请的比例', '历年申请量']) {
      const found = await picture(title);
      expect(await within(found).findByText(/图中是最近 20 年，其余 6 年见表格/)).toBeVisible();
      const finding = found.querySelector('[id$="-finding"]')?.textContent ?? '';
      expect(finding).not.toContain('1999');
    }
    expect(await picture('占全库同年申请的比例')).toHaveTextContent('占比 2005 年 100.0%');
    expect(await picture('历年申请量')).toHaveTextContent('最近 20 年里，');
  });
});

describe('a set that lies in the other', () => {
  it('is said to, and is not searched for white spots', async () => {
    const all = [...SET.rows, patent(90, { ipcs: ['G01R31/36'] })];
    holds({ ...SET, total: 12 }, { now: false }, all, undefined, 13);
    await open(SIDE_BY_SIDE);
    await picture('申请人来自哪里');
    expect(screen.getByText('“电池”的专利全部在“丙”之中，各图的数量有重复。')).toBeVisible();
    expect(screen.queryByRole('figure', { name: /^“.+”的空白/ })).toBeNull();
    const line = screen.getByRole('figure', { name: 'IPC 小类的空白：电池、丙' });
    expect(line).toHaveTextContent('“电池”的专利全部在“丙”之中：有没有空白由范围决定，不作比较。');
    expect(line).not.toHaveTextContent('undefined');
  });

  it('is not looked for where a set was not read whole', async () => {
    holds({ ...SET, total: 1200 }, { now: false }, SET.rows, undefined, 12);
    await open(SIDE_BY_SIDE);
    await picture('申请人来自哪里');
    expect(screen.queryByText(/全部在/)).toBeNull();
  });
});

describe('the order of rows', () => {
  it('is said, and how many are left out where some are', async () => {
    holds();
    await open(SIDE_BY_SIDE);
    expect(await picture('申请人来自哪里')).toHaveTextContent('按各组件数之和从多到少排列；');
    expect(await picture(/^技术分布/)).toHaveTextContent('按各组件数之和从多到少排列，名称');
    const spots = await picture(/^“电池”的空白/);
    expect(spots).toHaveTextContent('共 1 个小类。');
    expect(spots).not.toHaveTextContent('列出前');
  });
});
