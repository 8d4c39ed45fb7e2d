/**
 * Orders of the records by one value, made once: going through an order and picking the hits is
 * much cheaper than sorting the hits of every call.
 */
export class Order {
  /** Records with a value, ascending; then those without, in the order they came. */
  private readonly ascending: Uint32Array;
  private readonly descending: Uint32Array;

  /** @param values one value a record; null and undefined come last both ways */
  constructor(values: readonly (string | number | null | undefined)[]) {
    const present: number[] = [];
    const absent: number[] = [];
    values.forEach((value, record) => {
      (value === null || value === undefined ? absent : present).push(record);
    });
    const compare = (a: number, b: number) => {
      const [first = 0, second = 0] = [values[a], values[b]] as (string | number)[];
      return first < second ? -1 : first > second ? 1 : 0;
    };
    this.ascending = Uint32Array.from([...present].sort(compare).concat(absent));
    // Sorted anew and not turned round: equal values keep the order they came in.
    this.descending = Uint32Array.from(present.sort((a, b) => compare(b, a)).concat(absent));
  }

  /** All records in this direction. */
  records(descending: boolean): Uint32Array {
    return descending ? this.descending : this.ascending;
  }
}
