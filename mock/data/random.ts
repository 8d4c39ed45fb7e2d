/** A repeatable source of chance: the same seed gives the same sequence (Mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the values. @throws RangeError when there are none. */
  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError('nothing to pick from');
    return values[this.int(0, values.length - 1)] as T;
  }

  /** Some of the values, without repetition, in random order; all when `count` asks for more. */
  sample<T>(values: readonly T[], count: number): T[] {
    const rest = [...values];
    const size = Math.min(count, rest.length);
    for (let i = 0; i < size; i++) {
      const j = this.int(i, rest.length - 1);
      [rest[i], rest[j]] = [rest[j] as T, rest[i] as T];
    }
    return rest.slice(0, size);
  }
}

/** Prepares drawing one of the values, each as often as its weight against the others. */
export function weighted<T>(values: readonly T[], weightOf: (value: T) => number) {
  let total = 0;
  const totals = values.map((value) => {
    total += weightOf(value);
    return total;
  });
  return (random: Random): T => {
    const mark = random.next() * total;
    return values[totals.findIndex((sum) => sum > mark)] ?? random.pick(values);
  };
}

/** Mixes numbers into a seed, so that neighbours get unrelated sequences. */
export function mixSeed(...parts: number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (part >>> 16), 0x01000193);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}
