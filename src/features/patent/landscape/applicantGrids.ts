import { quantity } from '@/components/chart/wording';
import { ipcLabel, ipcLabelAmong } from '@/domain/classification/ipcClasses';
import { applicantClasses, type JointFiling, jointFiling } from '@/domain/landscape/counted';
import { fieldQuery } from '@/domain/search/fieldQuery';
import { enough, knownCount, lackText, noConclusion } from '@/domain/statistics/coverage';
import { type Grid, mostOf } from './CellGrid';
import { isWhole, rowsCoverage, SOURCE, scopeOf } from './counts';
import { narrowed } from './narrowed';
import type { CountedSet } from './sets';

/** Applicants, and classes, of a matrix. */
const MOST = 8;

const plain = (set: CountedSet) => ({
  scope: scopeOf([set]),
  unit: '件',
  source: SOURCE,
  asOf: set.data.day,
});

/** Whether rows of a set carry a conclusion on all of it. */
function concluded(set: CountedSet, known: number, what: string, sentence: string): string {
  const { rows, total } = set.data;
  if (enough({ known, total })) return sentence;
  const read = { known, total: rows.length };
  // What the rows that were read tell says nothing of the others.
  const lack =
    !isWhole(set) && enough(read)
      ? `只读出 ${quantity(rows.length)} / 共 ${quantity(total)} 件`
      : lackText(isWhole(set) ? { known, total } : read, what);
  return `${noConclusion(lack)}。`;
}

/** A number of patents; none found where too little is known is not known to be none. */
const countIn = (set: CountedSet, known: number, count: number): number | null =>
  knownCount(count, { known, total: set.data.total });

/** Who files in which class: discs on the scale of the greatest of this matrix. */
export function applicantGrid(set: CountedSet): Grid {
  const { applicants, classes, countOf, known } = applicantClasses(set.data.rows, MOST);
  const rows = applicants.map((name) => ({
    label: name,
    cells: classes.map((code) => {
      const value = countIn(set, known, countOf(name, code));
      const link = value
        ? narrowed(set, { values: { applicant: name, ipcSubclass: code } })
        : undefined;
      return { value, link };
    }),
  }));
  // The heads of the columns have room for the symbols alone.
  const label = ipcLabelAmong(classes);
  const names = classes.map(label).filter((name, at) => name !== classes[at]);
  const named = names.length > 0 ? `小类（名称是所属大类的）：${names.join('，')}。` : '';
  const most = mostOf(rows);
  const [first, second] = rows.flatMap(({ label, cells }) =>
    cells.flatMap(({ value }, at) => (value === most ? `${label}在 ${classes[at]} ` : [])),
  );
  const sentence = first && !second ? `${first}最多，${quantity(most)} 件。` : '';
  return {
    of: set.name,
    corner: '申请人',
    columns: classes.map((code) => ({ label: code, title: ipcLabel(code) })),
    rows,
    shape: 'disc',
    most,
    nothing: '读出的专利中，没有同时知道申请人和 IPC 分类号的。',
    text: {
      ...plain(set),
      title: `申请人与 IPC 小类：${set.name}`,
      finding: rows.length > 0 ? concluded(set, known, '申请人和 IPC 分类号', sentence) : '',
      definition: `前 ${MOST} 位申请人、前 ${MOST} 个小类，各按件数从多到少排列；圆面积是件数，点是 0，— 是不详；共同申请、有几个小类的各计一件。`,
      ...(named && { notes: [named] }),
      coverage: rowsCoverage(set, known, '申请人和 IPC 分类号'),
    },
  };
}

/** The list of patents that two applicants filed together. */
export const pairLink = (set: CountedSet, [one, other]: readonly [string, string]) => {
  const clause = fieldQuery('PA', other);
  return clause && narrowed(set, { values: { applicant: one }, clause });
};

export const jointOf = (set: CountedSet): JointFiling => jointFiling(set.data.rows, MOST);

/** Who files with whom, as a small matrix; the list stands beside it. */
export function jointGrid(set: CountedSet, found: JointFiling): Grid {
  const { names, countOf, joint, known, pairs } = found;
  // Names would stand in columns of a few letters each: a column has the number of its row.
  const rows = names.map((row, at) => ({
    label: row,
    short: String(at + 1),
    cells: names.map((column) => {
      const value = row === column ? undefined : countIn(set, known, countOf(row, column));
      return { value, link: value ? pairLink(set, [row, column]) : undefined };
    }),
  }));
  const sentence = `${quantity(joint)} 件是共同申请，共 ${quantity(pairs.length)} 对申请人。`;
  const title = `共同申请：${set.name}`;
  return {
    // The matrix is of the first alone: a file has every pair.
    numbers: {
      name: title,
      columns: [{ title: '申请人' }, { title: '共同申请人' }, { title: '件数' }],
      rows: pairs.map(({ pair: [one, other], count }) => [one, other, count]),
    },
    of: set.name,
    corner: '申请人',
    columns: names.map((label, at) => ({ label, short: String(at + 1) })),
    rows,
    shape: 'disc',
    most: mostOf(rows),
    nothing:
      known > 0
        ? '已知申请人的专利里没有共同申请。'
        : '这些专利没有申请人的记录，不能统计共同申请。',
    text: {
      ...plain(set),
      title,
      finding: joint > 0 ? concluded(set, known, '申请人', sentence) : '',
      definition: `一件专利上的申请人两两成对，圆面积是件数，点是 0，— 是不详；矩阵是共同申请最多的 ${MOST} 位中彼此一起申请过的，常在一起申请的相邻，列的序号与行相同；列表的次序也相同；下载的数据是全部各对。`,
      coverage: rowsCoverage(set, known, '申请人'),
    },
  };
}
