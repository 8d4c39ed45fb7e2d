/**
 * The values of all records in one facet, as numbers in one flat list: counting runs over it
 * without touching a record.
 */
export class Column {
  readonly values: string[] = [];
  private readonly codes = new Map<string, number>();
  private readonly cells: number[] = [];
  private readonly starts: number[] = [0];

  /** Adds the values of the next record. */
  add(values: readonly string[]): void {
    for (const value of values) {
      let code = this.codes.get(value);
      if (code === undefined) {
        code = this.values.length;
        this.codes.set(value, code);
        this.values.push(value);
      }
      this.cells.push(code);
    }
    this.starts.push(this.cells.length);
  }

  /** Counts the values of those records, and the records without any. */
  count(records: Iterable<number>): { counts: Uint32Array; missing: number } {
    const counts = new Uint32Array(this.values.length);
    let missing = 0;
    for (const record of records) {
      const from = this.starts[record] ?? 0;
      const to = this.starts[record + 1] ?? from;
      if (from === to) missing++;
      for (let cell = from; cell < to; cell++) {
        const code = this.cells[cell] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    return { counts, missing };
  }

  /** A test for records that have one of the values; the empty text stands for no value at all. */
  having(values: readonly string[]): (record: number) => boolean {
    const wanted = new Set(values.map((value) => this.codes.get(value)));
    const none = values.includes('');
    return (record) => {
      const from = this.starts[record] ?? 0;
      const to = this.starts[record + 1] ?? from;
      if (from === to) return none;
      for (let cell = from; cell < to; cell++) if (wanted.has(this.cells[cell])) return true;
      return false;
    };
  }
}
