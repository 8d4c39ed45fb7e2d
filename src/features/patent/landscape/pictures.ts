import type { JointFiling } from '@/domain/landscape/counted';
import type { LandscapePicture } from '@/links/landscape';
import { applicantGrid, jointGrid, jointOf } from './applicantGrids';
import type { Grid } from './CellGrid';
import { citations, classes, lifeGrid, origins } from './setGrids';
import type { CountedSet, WholeYears } from './sets';
import { spots } from './spots';
import { growth, shares, type Trend } from './trends';

/** What each picture is called in a report. */
export const PICTURE_TITLES: Readonly<Record<LandscapePicture, string>> = {
  growth: '历年申请量',
  share: '占全库同年申请的比例',
  applicants: '申请人与 IPC 小类',
  classes: '技术分布',
  origins: '申请人来自哪里',
  life: '有效专利的剩余年限',
  citations: '被引证次数',
  spots: '空白（要两组以上）',
  joint: '共同申请',
};

/** What the pictures are made of. */
export interface Drawn {
  readonly sets: readonly CountedSet[];
  /** All that is held by filing year; undefined where it is not there. */
  readonly whole: WholeYears | undefined;
}

/** Builds once of the same: where a picture stands, how wide, and its drawing all ask for it. */
function onceFor<Of extends object, Built>(build: (of: Of) => Built): (of: Of) => Built {
  const known = new WeakMap<Of, { built: Built }>();
  return (of) => {
    const kept = known.get(of) ?? { built: build(of) };
    known.set(of, kept);
    return kept.built;
  };
}

type Sets = readonly CountedSet[];

const growthOf = onceFor(growth);
const sharesOf = onceFor((sets: Sets) => onceFor((whole: WholeYears) => shares(sets, whole)));

/** A trend of all sets; undefined where what it is taken of is not there. */
export function trendOf(which: 'growth' | 'share', { sets, whole }: Drawn): Trend | undefined {
  if (which === 'growth') return growthOf(sets);
  return whole && sharesOf(sets)(whole);
}

/** Tables whose discs or bars have one scale. */
function onOneScale(grids: readonly Grid[]): Grid[] {
  const most = Math.max(...grids.map((grid) => grid.most));
  return grids.map((grid) => ({ ...grid, most }));
}

const GRIDS = {
  classes: onceFor((sets: Sets) => [classes(sets)]),
  origins: onceFor((sets: Sets) => [origins(sets)]),
  life: onceFor((sets: Sets) => [lifeGrid(sets)]),
  citations: onceFor((sets: Sets) => [citations(sets)]),
  applicants: onceFor((sets: Sets) => onOneScale(sets.map(applicantGrid))),
  // White spots are those against another set.
  spots: onceFor((sets: Sets) =>
    sets.length < 2 ? [] : onOneScale(sets.map((set) => spots(sets, set))),
  ),
} as const;

/** The tables of a picture: one for all sets, or one for each on the same scale. */
export const gridsOf = (which: keyof typeof GRIDS, sets: Sets): readonly Grid[] =>
  GRIDS[which](sets);

/** Who files with whom in one set: what was found, and its matrix. */
export interface JointOfSet {
  readonly set: CountedSet;
  readonly found: JointFiling;
  readonly grid: Grid;
}

/** Who files with whom in each set, the matrices on one scale. */
export const jointsOf = onceFor((sets: Sets): readonly JointOfSet[] => {
  const all = sets.map((set) => ({ set, found: jointOf(set) }));
  const grids = onOneScale(all.map(({ set, found }) => jointGrid(set, found)));
  return all.flatMap((one, at) => {
    const grid = grids[at];
    return grid ? { ...one, grid } : [];
  });
});

/** A picture, or one of its tables, that has nothing to draw: what it is, and why. */
export interface Nothing {
  readonly title: string;
  readonly why: string;
  readonly coverage: string;
}

/** Tables without rows; those of several sets that lack the same share one line. */
export function nothingOf(grids: readonly Grid[]): Nothing[] {
  const lines = new Map<string, Grid[]>();
  for (const grid of grids.filter(({ rows }) => rows.length === 0)) {
    const { of, nothing, text } = grid;
    const key = of === undefined ? text.title : text.title.slice(0, -of.length) + nothing;
    lines.set(key, [...(lines.get(key) ?? []), grid]);
  }
  return [...lines.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { text, nothing: why } = first;
    const all = [first, ...others];
    const said = ({ of, text: { coverage = '' } }: Grid) =>
      others.length > 0 && coverage ? `${of}：${coverage}` : coverage;
    return {
      title: [text.title, ...others.map(({ of }) => of)].join('、'),
      why,
      coverage: all.map(said).filter(Boolean).join('；'),
    };
  });
}

/** The tables of a picture that is none of lines. */
const tablesOf = (
  which: Exclude<LandscapePicture, 'growth' | 'share'>,
  { sets }: Drawn,
): readonly Grid[] =>
  which === 'joint' ? jointsOf(sets).map(({ grid }) => grid) : gridsOf(which, sets);

/** What a picture lacks where it has nothing at all to draw; undefined where it has something. */
export function nothingIn(which: LandscapePicture, drawn: Drawn): Nothing[] | undefined {
  if (which !== 'growth' && which !== 'share') {
    const grids = tablesOf(which, drawn);
    return grids.some(({ rows }) => rows.length > 0) ? undefined : nothingOf(grids);
  }
  const trend = trendOf(which, drawn);
  if (!trend) {
    return [{ title: PICTURE_TITLES[which], why: '全库各年的总数没有读出。', coverage: '' }];
  }
  const { title, data, coverage = '' } = trend.description;
  if (data?.categories.length) return undefined;
  return [{ title, why: data?.finding || '没有申请日的记录，不能统计。', coverage }];
}

/** Whether numbers are all that a picture has: too little is known for a single line. */
export const isBare = (which: LandscapePicture, drawn: Drawn): boolean =>
  which === 'growth' &&
  growthOf(drawn.sets).description.data?.series.every(({ undrawn }) => undrawn) === true;

/** What stands beside each other: lines, and few rows; long rows on a wide screen. */
const BESIDE: Readonly<Partial<Record<LandscapePicture, LandscapePicture>>> = {
  growth: 'share',
  share: 'growth',
  classes: 'origins',
  origins: 'classes',
  life: 'citations',
  citations: 'life',
};

/** Rows of a picture; of lines as many as they are high. */
function rowsIn(which: LandscapePicture, drawn: Drawn): number {
  if (which === 'joint') return 0;
  if (which !== 'growth' && which !== 'share') {
    return Math.max(0, ...gridsOf(which, drawn.sets).map(({ rows }) => rows.length));
  }
  return trendOf(which, drawn)?.description.data?.categories.length ? 10 : 0;
}

/** Rows by which one of two pictures may be higher without a void below the other. */
const ABOUT_AS_HIGH = 5;

/**
 * Whether a picture needs the whole width, or does not where the screen is `wide`. Beside one that
 * is much higher, such as one with nothing to draw, a low one would stand over a void.
 */
export function widthOf(which: LandscapePicture, drawn: Drawn): 'all' | 'wide' | 'half' {
  const beside = BESIDE[which];
  if (!beside) return 'all';
  const [own, other] = [rowsIn(which, drawn), rowsIn(beside, drawn)];
  if ((own === 0) !== (other === 0) || Math.abs(own - other) > ABOUT_AS_HIGH) return 'all';
  if (which === 'growth' || which === 'share') return 'half';
  if (drawn.sets.length > 2) return 'all';
  return which === 'life' || which === 'citations' ? 'half' : 'wide';
}

/** What a report begins with, where it can be drawn; what comes behind stands in for what cannot. */
const TOLD_FIRST: readonly LandscapePicture[] = [
  'growth',
  'applicants',
  'life',
  'classes',
  'joint',
  'origins',
  'citations',
  'share',
];

/** Pictures of a new report. */
const IN_NEW_REPORT = 3;

/**
 * The pictures that a new report begins with: growth, who files in which class, how long they last;
 * of several sets what one lacks beside another. None that has nothing to draw.
 */
export function firstPictures(drawn: Drawn): LandscapePicture[] {
  // Nothing is read yet: it is not known what there is.
  if (drawn.sets.length === 0) return TOLD_FIRST.slice(0, IN_NEW_REPORT);
  const told = (which: LandscapePicture) => !nothingIn(which, drawn) && !isBare(which, drawn);
  const first = TOLD_FIRST.filter(told).slice(0, IN_NEW_REPORT);
  return drawn.sets.length > 1 && told('spots') ? [...first, 'spots'] : first;
}
