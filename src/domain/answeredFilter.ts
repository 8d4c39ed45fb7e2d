/**
 * What the rows of an answer tell of the filters that were asked for. The specification names the
 * parameters of the known calls and not what they do: a back end that does not know a filter answers
 * its list as it is.
 */

/** Whether all hold: undefined where one does not tell, and none says no. */
export function allHold(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

/** The rows of a page that were asked for, as far as they tell. */
export interface FilteredRows<Row> {
  readonly content: Row[];
  /** Why the total says nothing: rows were not asked for, or none tells what was asked for. */
  readonly doubt: 'unfiltered' | 'untold' | undefined;
}

/**
 * Leaves out the rows of a page that were not asked for.
 *
 * @param meets whether a row was; undefined where it does not tell
 */
export function filteredRows<Row>(
  rows: readonly Row[],
  meets: (row: Row) => boolean | undefined,
): FilteredRows<Row> {
  const verdicts = rows.map(meets);
  const content = rows.filter((_, place) => verdicts[place] !== false);
  if (content.length < rows.length) return { content, doubt: 'unfiltered' };
  const untold = rows.length > 0 && verdicts.every((verdict) => verdict === undefined);
  return { content, doubt: untold ? 'untold' : undefined };
}

/**
 * What is said in place of a total that says nothing; undefined where it does.
 *
 * @param list what is filtered: 名单
 * @param unit what a row is counted in: 条
 */
export function totalDoubt(
  { content, doubt }: FilteredRows<unknown>,
  list: string,
  unit: string,
): string | undefined {
  if (doubt === undefined) return undefined;
  const why = {
    unfiltered: `本页有 ${content.length} ${unit}符合条件；${list}没有按条件筛选`,
    untold: `本页 ${content.length} ${unit}没有写明是否符合条件，请逐${unit}核对`,
  };
  return `${why[doubt]}，总数未知`;
}
