import type { Ownership } from './identity';

/** Rows of one page, and how many the whole list is said to have. */
interface Answered<R> {
  readonly content: readonly R[];
  readonly totalElements: number;
  /** Whether `totalElements` is known. */
  readonly counted: boolean;
}

/** The own rows of one page of an answer. */
export interface OwnRows<R> extends Answered<R> {
  /** `totalElements` is known and counts own rows alone; otherwise others were counted with them. */
  readonly counted: boolean;
  /** Of some, nothing tells whose they are. */
  readonly unclear: boolean;
}

/**
 * The rows of a page that belong to whom the list was asked for. That it was asked for says
 * nothing: the parameters of these calls are assumed (specification 7), and a back end that does
 * not know them answers everybody's.
 *
 * @param ownership whose a row is, by what it tells of itself
 */
export function ownRows<R>(
  { content, totalElements, counted }: Answered<R>,
  ownership: (row: R) => Ownership,
): OwnRows<R> {
  const own = content.filter((row) => ownership(row) !== 'other');
  const whole = content.length >= totalElements;
  return {
    content: own,
    totalElements: whole ? own.length : totalElements,
    counted: whole || (counted && own.length === content.length),
    unclear: own.some((row) => ownership(row) === 'unknown'),
  };
}
