/** A repeatable source of chance: the same seed gives the same sequence. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the values. @throws RangeError when there are none. */
  pick<T>(values: readonly T[]): T;
  /** Some of the values, without repetition, in random order; all when `count` asks for more. */
  sample<T>(values: readonly T[], count: number): T[];
}

/** Mulberry32: small, fast and good enough for test data. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from');
      return values[int(0, values.length - 1)] as (typeof values)[number];
    },
    sample: (values, count) => {
      const rest = [...values];
      const size = Math.min(count, rest.length);
      for (let i = 0; i < size; i++) {
        const j = int(i, rest.length - 1);
        [rest[i], rest[j]] = [rest[j], rest[i]] as [never, never];
      }
      return rest.slice(0, size);
    },
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
