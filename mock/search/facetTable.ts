import { Column } from './column';

/** Values of a facet that rows must have one of, or none of; the empty text stands for no value. */
export interface Filter {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** Counts of one facet as the contract answers them. */
export interface CountedFacet<Name extends string> {
  name: Name;
  values: { value: string; count: number }[];
  missing: number;
  other: number;
}

/** How the values of a facet are listed. */
type Listing = 'byCount' | 'newestFirst';

/** A facet: the values of a row, and the order in which they are listed. */
export type FacetOf<Row> = readonly [values: (row: Row) => readonly string[], listing?: Listing];

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Filters and counts rows by facets; made once for many calls. */
export class FacetTable<Name extends string, Row> {
  private readonly columns: ReadonlyMap<Name, Column>;

  constructor(
    private readonly facets: Readonly<Record<Name, FacetOf<Row>>>,
    rows: readonly Row[],
  ) {
    const names = Object.keys(facets) as Name[];
    this.columns = new Map(names.map((name) => [name, new Column()]));
    for (const row of rows) {
      for (const name of names) this.columns.get(name)?.add([...new Set(facets[name][0](row))]);
    }
  }

  /**
   * Rows that pass all filters, and the counts of facets; the filter of a facet does not narrow
   * its own counts.
   *
   * @param rows indices of the rows found so far
   */
  narrow(
    rows: readonly number[],
    filters: Readonly<Partial<Record<Name, Filter>>>,
    wanted: readonly Name[],
    size: number,
  ): { rows: number[]; facets: CountedFacet<Name>[] } {
    const tests = [...this.columns].flatMap(([name, column]) => {
      const { include = [], exclude = [] } = filters[name] ?? {};
      if (include.length === 0 && exclude.length === 0) return [];
      const included = column.having(include);
      const excluded = column.having(exclude);
      const passes = (row: number) =>
        (include.length === 0 || included(row)) && !(exclude.length > 0 && excluded(row));
      return [{ name, passes }];
    });
    const passing = (except?: Name) =>
      rows.filter((row) => tests.every(({ name, passes }) => name === except || passes(row)));
    return {
      rows: passing(),
      facets: wanted.map((name) => this.count(name, passing(name), size)),
    };
  }

  private count(name: Name, rows: readonly number[], size: number): CountedFacet<Name> {
    const column = this.columns.get(name) ?? new Column();
    const { counts, missing } = column.count(rows);
    const newestFirst = this.facets[name][1] === 'newestFirst';
    const values = column.values
      .map((value, code) => ({ value, count: counts[code] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) =>
        newestFirst ? byText(b.value, a.value) : b.count - a.count || byText(a.value, b.value),
      );
    const other = values.slice(size).reduce((sum, { count }) => sum + count, 0);
    return { name, values: values.slice(0, size), missing, other };
  }
}
