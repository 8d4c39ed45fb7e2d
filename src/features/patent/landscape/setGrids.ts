import type { PictureText } from '@/components/chart/originColumns';
import { quantity } from '@/components/chart/wording';
import { ipcLabel } from '@/domain/classification/ipcClasses';
import { CITED_BANDS, citedCounts } from '@/domain/landscape/compared';
import type { Counted } from '@/domain/landscape/counted';
import {
  bandExpression,
  type LifeLeft,
  lifeBands,
  lifeLeft,
  TERMS_IN_WORDS,
} from '@/domain/landscape/lifeLeft';
import { percentOf } from '@/domain/statistics';
import {
  type AnsweredCoverage,
  coverageText,
  enough,
  knownCount,
  lackText,
  noConclusion,
} from '@/domain/statistics/coverage';
import type { FacetName } from '@/services/cnipr';
import { type Grid, type GridCell, mostOf } from './CellGrid';
import {
  classesOf,
  coverages,
  dayOf,
  isWhole,
  rowsCoverage,
  SOURCE,
  scopeOf,
  singleCounts,
} from './counts';
import { narrowed, type Part } from './narrowed';
import type { CountedSet } from './sets';

/** Rows of a comparison that are shown. */
export const MOST_ROWS = 15;

/** Sets as the columns of one picture. */
type Compared = Pick<Grid, 'corner' | 'rows' | 'nothing'> & {
  sets: readonly CountedSet[];
  text: Pick<PictureText, 'title' | 'finding' | 'definition' | 'coverage'>;
};

/** A picture in which the sets stand side by side on one scale. */
export function compared({ sets, text, ...grid }: Compared): Grid {
  return {
    ...grid,
    shape: 'bar',
    most: mostOf(grid.rows),
    columns: sets.map(({ name, place }) => ({ label: name, set: place })),
    text: { ...text, scope: scopeOf(sets), unit: '件', source: SOURCE, asOf: dayOf(sets) },
  };
}

/** A number of a set with its list; a share only where the base carries one. */
function cellOf(
  set: CountedSet,
  value: number | null,
  base: AnsweredCoverage,
  part: Part | undefined,
): GridCell {
  return {
    value,
    link: value && part ? narrowed(set, part) : undefined,
    share: enough(base) ? percentOf(value, base.known ?? undefined) : null,
  };
}

const lacking = (what: string) => (base: AnsweredCoverage) => lackText(base, what);

/** What stands first in each set, or why nothing is concluded. */
function leaders(
  sets: readonly CountedSet[],
  rows: Grid['rows'],
  bases: readonly AnsweredCoverage[],
  lackOf: (base: AnsweredCoverage) => string,
): string {
  const said = sets.flatMap(({ name }, at) => {
    const base = bases[at];
    const front = sets.length > 1 ? `${name}：` : '';
    if (!base || !enough(base)) {
      return base ? `${front}${noConclusion(lackOf(base))}` : [];
    }
    const most = Math.max(0, ...rows.map(({ cells }) => cells[at]?.value ?? 0));
    const first = rows.filter(({ cells }) => cells[at]?.value === most);
    if (most === 0 || first.length > 2) return [];
    const names = first.map(({ label }) => label).join('、');
    return `${front}${names}${first.length > 1 ? '并列' : ''}最多，${first.length > 1 ? '各 ' : ''}${quantity(most)} 件`;
  });
  return said.length > 0 ? `${said.join('；')}。` : '';
}

/** The values of several sets, those first that have most in all of them together. */
function leading(found: readonly (readonly Counted[])[]): { values: string[]; order: string } {
  const sums = new Map<string, number>();
  for (const { value, count } of found.flat()) sums.set(value, (sums.get(value) ?? 0) + count);
  const values = [...sums]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([value]) => value);
  const by = found.length > 1 ? '按各组件数之和从多到少排列' : '从多到少排列';
  const cut = values.length > MOST_ROWS ? `，列出前 ${MOST_ROWS} 位` : '';
  return { values: values.slice(0, MOST_ROWS), order: by + cut };
}

const NOTHING: AnsweredCoverage = { known: undefined, total: undefined };

const countIn = (counts: readonly Counted[], value: string, base: AnsweredCoverage, all: boolean) =>
  counts.find((one) => one.value === value)?.count ?? (all ? knownCount(0, base) : null);

/** Where the applicants come from. */
export function origins(sets: readonly CountedSet[]): Grid {
  const facet: FacetName = 'province';
  const found = sets.map((set) => singleCounts(set, facet));
  const bases = found.map((one) => one?.base ?? NOTHING);
  const { values, order } = leading(found.map((one) => one?.counts ?? []));
  const rows = values.map((value) => ({
    label: value,
    cells: sets.map((set, at) => {
      const one = found[at];
      const count = one ? countIn(one.counts, value, one.base, !one.more) : null;
      return cellOf(set, count, bases[at] ?? NOTHING, { values: { [facet]: value } });
    }),
  }));
  return compared({
    sets,
    corner: '省份或国家',
    rows,
    nothing: '这些专利没有申请人省份或国家的记录，不能统计来源。',
    text: {
      title: '申请人来自哪里',
      finding: leaders(sets, rows, bases, lacking('省份或国家')),
      definition: `按著录的国省代码统计，${order}；占比是占已知的。`,
      coverage: coverages(sets, (_, at) => coverageText(bases[at] ?? NOTHING, '省份或国家')),
    },
  });
}

/** The classes of the sets. */
export function classes(sets: readonly CountedSet[]): Grid {
  const found = sets.map(classesOf);
  const { values, order } = leading(found.map(({ counts }) => counts));
  const rows = values.map((code) => ({
    label: code,
    title: ipcLabel(code).slice(code.length),
    cells: sets.map((set, at) => {
      const { counts = [], base = NOTHING, complete = false } = found[at] ?? {};
      const count = countIn(counts, code, base, complete);
      return cellOf(set, count, base, { values: { ipcSubclass: code } });
    }),
  }));
  const bases = found.map(({ base }) => base);
  return compared({
    sets,
    corner: 'IPC 小类',
    rows,
    nothing: '这些专利没有 IPC 分类号。',
    text: {
      title: '技术分布（IPC 小类）',
      finding: leaders(sets, rows, bases, lacking('IPC 分类号')),
      definition: `有几个小类的专利为每个小类各计一件，占比合计会超过 100%；${order}，名称是所属大类的。`,
      coverage: coverages(sets, (_, at) =>
        coverageText(bases[at] ?? NOTHING, '外观设计以外的 IPC 分类号'),
      ),
    },
  });
}

/** Why nothing is concluded of the years that are left. */
function lifeLack({ known, total }: AnsweredCoverage): string {
  if (!total) return '没有已知有效的专利';
  if (!known) return '有效专利的类型和申请日都不详';
  return known === total
    ? `有效专利只有 ${quantity(known)} 件`
    : `${quantity(total)} 件有效专利中，只有 ${quantity(known)} 件知道类型和申请日`;
}

/** Patents in force beyond their term, set by set: sets may share patents, so nothing is summed. */
function beyondTerm(sets: readonly CountedSet[], found: readonly LifeLeft[]): string {
  const some = sets.flatMap(({ name }, at) => {
    const beyond = found[at]?.beyond ?? 0;
    return beyond > 0 ? `${sets.length > 1 ? `${name} ` : ''}${quantity(beyond)} 件` : [];
  });
  return some.length > 0 ? `另有记为有效，但按申请日期限已满的：${some.join('、')}。` : '';
}

/** How many years the patents in force have left. */
export function lifeGrid(sets: readonly CountedSet[]): Grid {
  const bands = lifeBands(dayOf(sets));
  const found = sets.map(({ data }) => lifeLeft(data.rows, bands));
  const bases = found.map(({ known, valid }) => ({ known, total: valid }));
  const some = found.some(({ known }) => known > 0);
  const rows = bands.map((band, row) => ({
    label: band.label,
    cells: sets.map((set, at) =>
      cellOf(
        set,
        found[at]?.known ? (found[at]?.counts[row] ?? null) : null,
        isWhole(set) ? (bases[at] ?? NOTHING) : NOTHING,
        { values: { validity: 'VALID' }, clause: bandExpression(band) },
      ),
    ),
  }));
  return compared({
    sets,
    corner: '剩余年限',
    rows: some ? rows : [],
    nothing: '读出的专利中，没有法律状态为有效、又知道类型和申请日的，不能推算剩余年限。',
    text: {
      title: '有效专利的剩余年限',
      finding: [some && leaders(sets, rows, bases, lifeLack), beyondTerm(sets, found)]
        .filter(Boolean)
        .join(''),
      definition: `只计最近一次法律状态推定为有效的专利，按申请日和类型推算：${TERMS_IN_WORDS}；不含期限补偿，未缴年费会提前终止。`,
      coverage: coverages(sets, (set, at) => {
        const one = found[at];
        const dated = coverageText(
          { known: one?.known, total: one?.valid },
          '有效专利中类型和申请日',
        );
        return `${rowsCoverage(set, one?.told ?? 0, '有效性')}；${dated}`;
      }),
    },
  });
}

const bandLabel = ([from, to]: (typeof CITED_BANDS)[number]) =>
  to === null ? `${from} 次以上` : from === to ? `${from} 次` : `${from}～${to} 次`;

const citedClause = ([from, to]: (typeof CITED_BANDS)[number]) =>
  to === null ? `CTD>=${from}` : from === to ? `CTD=${from}` : `CTD=(${from} TO ${to})`;

/** How often the patents are cited. */
export function citations(sets: readonly CountedSet[]): Grid {
  const found = sets.map(({ data }) => citedCounts(data.rows));
  const bases = sets.map(({ data }, at) => ({ known: found[at]?.known, total: data.total }));
  const rows = CITED_BANDS.map((band, row) => ({
    label: bandLabel(band),
    cells: sets.map((set, at) => {
      const { counts = [], known = 0 } = found[at] ?? {};
      const base = isWhole(set) ? { known, total: set.data.total } : NOTHING;
      return cellOf(set, known > 0 ? (counts[row] ?? null) : null, base, {
        clause: citedClause(band),
        sort: '-citedBy',
      });
    }),
  }));
  return compared({
    sets,
    corner: '被引证',
    rows: found.some(({ known }) => known > 0) ? rows : [],
    nothing: '这些专利没有被引证次数的记录：本平台没有收录，不等于没有被引证。',
    text: {
      title: '被引证次数',
      finding: leaders(sets, rows, bases, lacking('被引证次数')),
      definition: '按检索服务给出的被引证次数分档；没有记录的不计入 0 次。',
      coverage: coverages(sets, (set, at) =>
        rowsCoverage(set, found[at]?.known ?? 0, '被引证次数'),
      ),
    },
  });
}
