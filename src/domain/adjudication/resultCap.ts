/** How many rows of a result the service lets a user page through. */
export interface ResultCap {
  /** Rows that can be reached. */
  readonly most: number;
  /** Rows there are. */
  readonly found: number;
}

/** Values of one facet with their counts, as the service answers them. */
interface CountedFacet {
  readonly name: string | undefined;
  readonly values: readonly { readonly value: string; readonly count: number | undefined }[];
}

/** A value to narrow by, after which every row can be reached. */
export interface Split {
  readonly facet: 'year' | 'court';
  readonly value: string;
  readonly count: number;
}

const BY: readonly Split['facet'][] = ['year', 'court'];

/**
 * Ways to split a result that is larger than what can be paged through: the years, and where no
 * year is small enough the courts. Empty when all rows can be reached as it is.
 */
export function waysToSplit({ most, found }: ResultCap, facets: readonly CountedFacet[]): Split[] {
  if (found <= most) return [];
  for (const facet of BY) {
    const values = facets.find(({ name }) => name === facet)?.values ?? [];
    const small = values.flatMap(({ value, count }) =>
      value && count !== undefined && count <= most ? [{ facet, value, count }] : [],
    );
    if (small.length > 1) return small;
  }
  return [];
}

/** How many rows no way of a split leads to; a document has one year and one court. */
export function leftOut({ found }: ResultCap, ways: readonly Split[]): number {
  return Math.max(0, found - ways.reduce((sum, { count }) => sum + count, 0));
}

/** States the limit in a sentence; null when there is none to state. */
export function capSentence({ most, found }: ResultCap): string | null {
  if (found <= most) return null;
  return `共 ${found} 篇，可翻阅前 ${most} 篇；请按年份或法院缩小范围后查看其余文书。`;
}
