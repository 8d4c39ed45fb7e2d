import type { JointFiling } from '@/domain/landscape/counted';
import type { LandscapePicture } from '@/links/landscape';
import { applicantGrid, jointGrid, jointOf } from './applicantGrids';
import type { Grid } from './CellGrid';
import { citations, classes, lifeGrid, origins, spots } from './setGrids';
import type { CountedSet, WholeYears } from './sets';
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

/** A trend of all sets; undefined where what it is taken of is not there. */
export function trendOf(which: 'growth' | 'share', { sets, whole }: Drawn): Trend | undefined {
  if (which === 'growth') return growth(sets);
  return whole && shares(sets, whole);
}

/** Tables whose discs or bars have one scale. */
function onOneScale(grids: readonly Grid[]): Grid[] {
  const most = Math.max(...grids.map((grid) => grid.most));
  return grids.map((grid) => ({ ...grid, most }));
}

const GRIDS = { classes, origins, life: lifeGrid, citations } as const;

/** The tables of a picture: one for all sets, or one for each on the same scale. */
export function gridsOf(
  which: keyof typeof GRIDS | 'applicants' | 'spots',
  sets: readonly CountedSet[],
): Grid[] {
  if (which === 'applicants') return onOneScale(sets.map(applicantGrid));
  // White spots are those against another set.
  if (which === 'spots') {
    return sets.length < 2 ? [] : onOneScale(sets.map((set) => spots(sets, set)));
  }
  return [GRIDS[which](sets)];
}

/** Who files with whom in one set: what was found, and its matrix. */
export interface JointOfSet {
  readonly set: CountedSet;
  readonly found: JointFiling;
  readonly grid: Grid;
}

/** Who files with whom in each set, the matrices on one scale. */
export function jointsOf(sets: readonly CountedSet[]): JointOfSet[] {
  const all = sets.map((set) => ({ set, found: jointOf(set) }));
  const grids = onOneScale(all.map(({ set, found }) => jointGrid(set, found)));
  return all.flatMap((one, at) => {
    const grid = grids[at];
    return grid ? { ...one, grid } : [];
  });
}

/** What has room beside each other: few rows, or lines. */
const NARROW: ReadonlySet<LandscapePicture> = new Set(['life', 'citations']);

/** Whether a picture needs the whole width. */
export const isWide = (which: LandscapePicture, sets: readonly unknown[]): boolean => {
  if (which === 'growth' || which === 'share') return false;
  return !NARROW.has(which) || sets.length > 2;
};
