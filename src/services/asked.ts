import { isAsked } from '@/domain/identity';
import { CodeError } from '@/requests/errors';

// A parameter that was sent proves nothing: the parameters of most calls are assumed, and a back
// end that does not know one answers as if it were not there. What was answered is compared.

/** Code of what does not exist. */
export const NOT_FOUND = '40400';

const notFound = () => new CodeError(NOT_FOUND, '没有找到', null);

/**
 * The record that a call for one record was asked for. Where the answer names no id it is that
 * record, since nothing else was asked for; it then bears the id of the question, under which
 * whatever changes it is sent.
 *
 * @param id that was asked for
 * @param key of the id in the record
 * @param same compares two ids, where more than one spelling means the same
 * @throws CodeError `NOT_FOUND` when another record was answered, or none
 */
export function askedRecord<T extends object>(
  record: T | null | undefined,
  id: string,
  key: keyof T & string,
  same?: (one: string, other: string) => boolean,
): T {
  const asked = isAsked(record?.[key], id, same);
  if (!record || asked === false) throw notFound();
  return asked ? record : { ...record, [key]: id };
}

/** Rows of one page, and pages at most, of a list that is looked through. */
const SIZE = 200;
const MOST_PAGES = 5;

interface Rows<T> {
  readonly content: readonly T[];
  readonly totalElements: number;
}

/**
 * The row with an id, out of what a list call answers that is asked for this id. Never the first
 * row because it is the first: a back end that does not know the condition answers its whole list,
 * which is looked through as far as 1,000 rows.
 *
 * @param ask asks for the id; without a page first, then page by page
 * @param isIt whether a row is the one; by default one with that id
 * @returns undefined when no row is it
 */
export async function rowOfId<T extends { readonly id: string }>(
  ask: (place?: { page: number; size: number }) => Promise<Rows<T>>,
  id: string,
  isIt: (row: T) => boolean = (row) => isAsked(row.id, id) === true,
): Promise<T | undefined> {
  const first = await ask();
  const there = first.content.find(isIt);
  if (there || first.content.length >= first.totalElements) return there;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { content, totalElements } = await ask({ page, size: SIZE });
    const found = content.find(isIt);
    if (found || content.length === 0 || (page + 1) * SIZE >= totalElements) return found;
  }
  return undefined;
}
