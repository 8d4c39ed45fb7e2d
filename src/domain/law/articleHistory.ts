import { addDays } from '../calendar';
import type { ComparedPiece, ComparisonRow } from './compareLaws';
import { type LawVersion, sureStart } from './timeliness';

/** An article in one version of its law. */
export interface ArticleState {
  /** Index of the version, 0 being the oldest. */
  readonly version: number;
  /** Undefined where the version does not have it. */
  readonly piece: ComparedPiece | undefined;
  /** How it came from the version before; `first` in the oldest. */
  readonly change: ComparisonRow['kind'] | 'first';
}

/**
 * Follows an article through the versions of its law, whatever its number in each. It ends where
 * it was taken out, and begins where it was added.
 *
 * @param comparisons `compareLaws` of each version with the next one, the oldest first
 * @param at index of the version that `key` is of
 * @param key of an article, or of another piece
 * @returns the states from the oldest version that has it to the one that has it no longer
 */
export function articleHistory(
  comparisons: readonly (readonly ComparisonRow[])[],
  at: number,
  key: string,
): ArticleState[] {
  const rowFrom = (i: number, before: string) =>
    comparisons[i]?.find((row) => row.before?.key === before);
  const rowTo = (i: number, after: string) =>
    comparisons[i]?.find((row) => row.after?.key === after);
  const here = rowTo(at - 1, key)?.after ?? rowFrom(at, key)?.before;
  if (!here) return [];
  const earlier: ArticleState[] = [];
  let piece: ComparedPiece | undefined = here;
  for (let version = at; piece; version--) {
    const row: ComparisonRow | undefined = version > 0 ? rowTo(version - 1, piece.key) : undefined;
    earlier.unshift({ version, piece, change: row?.kind ?? 'first' });
    piece = row?.before;
  }
  const later: ArticleState[] = [];
  piece = here;
  for (let i = at; piece && i < comparisons.length; i++) {
    const row: ComparisonRow | undefined = rowFrom(i, piece.key);
    if (!row) break;
    later.push({ version: i + 1, piece: row.after, change: row.kind });
    piece = row.after;
  }
  return [...earlier, ...later];
}

/**
 * What stood before the last change of the article shown, and the change that comes next; undefined
 * where there is none.
 *
 * @param version index of the version shown
 */
export function neighbourChanges(
  history: readonly ArticleState[],
  version: number,
): { previous: ArticleState | undefined; next: ArticleState | undefined } {
  const differs = ({ change }: ArticleState) => change !== 'same' && change !== 'renumbered';
  // The state shown began with its own last change: before it stands what that one replaced.
  let began = -1;
  history.forEach((state, i) => {
    if (state.version <= version && differs(state)) began = i;
  });
  return {
    previous: began > 0 ? history[began - 1] : undefined,
    next: history.find((state) => state.version > version && differs(state)),
  };
}

/** Since when an article has its words under its number. */
export interface TextBegan {
  /** Index of the version that brought it. */
  readonly version: number;
  /** `added`: new; `renumbered`: it had another number; `changed`: its words were others. */
  readonly change: 'added' | 'renumbered' | 'changed';
  /** Whether the version before had another article under the number. */
  readonly taken: boolean;
}

/**
 * The version that brought an article as it is read; undefined where it is as old as the oldest
 * version that is held, which tells nothing of the time before.
 *
 * @param comparisons as `articleHistory` takes them
 * @param history of the article
 * @param at index of the version that is read
 */
export function textBegan(
  comparisons: readonly (readonly ComparisonRow[])[],
  history: readonly ArticleState[],
  at: number,
): TextBegan | undefined {
  let i = history.findIndex(({ version }) => version === at);
  while (history[i]?.change === 'same') i -= 1;
  const { change, version = 0, piece } = history[i] ?? {};
  if (!piece || change === undefined || !isNew(change)) return undefined;
  const old = history[i - 1]?.piece;
  const moved = change === 'renumbered' || (old !== undefined && old.key !== piece.key);
  const rows = comparisons[version - 1] ?? [];
  return {
    version,
    change: moved ? 'renumbered' : change,
    taken: rows.some(({ before }) => before?.key === piece.key && before.key !== old?.key),
  };
}

const isNew = (change: ArticleState['change']): change is TextBegan['change'] =>
  change === 'added' || change === 'renumbered' || change === 'changed';

/** The days, both included, on which a version was in force; '' where it is open or not known. */
interface VersionSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * When a version was in force, as far as its own first day and that of the next one tell it; null
 * when its first day, or that of the version which replaced it, is not known.
 *
 * @param next the version after it; undefined for the last one
 */
export function versionSpan(version: LawVersion, next: LawVersion | undefined): VersionSpan | null {
  const from = sureStart(version);
  const until = next && sureStart(next);
  if (!from || (next && !until)) return null;
  const end = until ?? version.invalidDate;
  return { from, to: end ? addDays(end, -1) : '' };
}
