import type { Identity } from '../identity';
import { requestOwnership } from './requestOwner';
import { ENDED, type ProcessKey, type Status } from './status';

/** What a list tells of a request, as far as it is sorted by it. */
interface Row {
  readonly id: string;
  readonly processKey: ProcessKey | undefined;
  readonly status: Status | undefined;
  readonly applicantId?: string | null | undefined;
}

/** Rows that were answered, and how many there are. */
export interface Answered<R> {
  readonly content: readonly R[];
  readonly totalElements: number;
  /** Whether `totalElements` is known. */
  readonly counted: boolean;
}

/** What is known of one's own requests. */
export interface OwnRequests<R> {
  /** Those that have not ended. */
  readonly running: readonly R[];
  /** The latest of those that have. */
  readonly ended: readonly R[];
  /** Ended ones that are not listed; undefined where there may be some and nobody knows how many. */
  readonly rest: number | undefined;
  /** Not all that go on were answered. */
  readonly partial: boolean;
  /** Of some that go on, nothing tells that they are the user's. */
  readonly unclear: boolean;
}

const isWhole = <R>({ content, totalElements }: Answered<R>) => content.length >= totalElements;

/**
 * One's own requests, out of what two questions were answered: for those that go on and for those
 * that have ended. A back end that does not know our conditions answers the same to both; each row
 * is taken for what it says of itself, and no number is told that was counted with others.
 *
 * @param processes that were asked for
 * @param most ended ones to list
 */
export function ownRequests<R extends Row>(
  running: Answered<R>,
  ended: Answered<R>,
  {
    user,
    processes,
    most,
  }: { readonly user: Identity; readonly processes: readonly ProcessKey[]; readonly most: number },
): OwnRequests<R> {
  const isMeant = (row: R) =>
    (!row.processKey || processes.includes(row.processKey)) &&
    requestOwnership(row, user) !== 'other';
  const hasEnded = ({ status }: R) => status !== undefined && ENDED.includes(status);
  const seen = new Set<string>();
  const rows = [...running.content, ...ended.content].filter((row) => {
    const again = row.id !== '' && seen.has(row.id);
    seen.add(row.id);
    return !again && isMeant(row);
  });
  const over = rows.filter(hasEnded);
  const listed = over.slice(0, most);
  const counted = ended.counted && ended.content.every((row) => isMeant(row) && hasEnded(row));
  // The question for those that go on was answered with everything there is.
  const everything =
    isWhole(ended) || (isWhole(running) && running.content.some((row) => hasEnded(row)));
  const total = counted ? ended.totalElements : everything ? over.length : undefined;
  return {
    running: rows.filter((row) => !hasEnded(row)),
    ended: listed,
    rest: total === undefined ? undefined : Math.max(0, total - listed.length),
    partial: !isWhole(running),
    unclear: rows.some((row) => !hasEnded(row) && requestOwnership(row, user) === 'unknown'),
  };
}
