/** What of a patent a landscape counts; what is not known is null or an empty list. */
export interface LandscapeRow {
  readonly ipcs: readonly string[];
  readonly applicants: readonly { readonly name: string }[];
}

/** The IPC subclasses of a patent, each once: `H01M`. */
export function subclassesOf({ ipcs }: Pick<LandscapeRow, 'ipcs'>): string[] {
  return [...new Set(ipcs.flatMap((symbol) => /^[A-H]\d\d[A-Z]/.exec(symbol)?.[0] ?? []))];
}

/** The applicants of a patent, each once. */
function applicantsOf({ applicants }: LandscapeRow): string[] {
  return [...new Set(applicants.flatMap(({ name }) => name?.trim() || []))];
}

/** A value and how many patents have it. */
export interface Counted {
  readonly value: string;
  readonly count: number;
}

/** How often each value occurs, most frequent first; equal ones by the alphabet. */
export function tally(values: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const keyOf = (one: string, other: string) => JSON.stringify([one, other]);

/** Who files in which class: the leading applicants by the leading classes. */
export interface ApplicantClasses {
  readonly applicants: readonly string[];
  readonly classes: readonly string[];
  /** Patents of an applicant in a class. */
  readonly countOf: (applicant: string, code: string) => number;
  /** Patents of which applicant and class are known. */
  readonly known: number;
}

/**
 * Applicants by IPC subclasses. A patent counts for each of its applicants in each of its classes.
 *
 * @param most applicants, and classes, that are named
 */
export function applicantClasses(rows: readonly LandscapeRow[], most: number): ApplicantClasses {
  const told = rows
    .map((row) => ({ applicants: applicantsOf(row), classes: subclassesOf(row) }))
    .filter(({ applicants, classes }) => applicants.length > 0 && classes.length > 0);
  const counts = new Map(
    tally(
      told.flatMap(({ applicants, classes }) =>
        applicants.flatMap((name) => classes.map((code) => keyOf(name, code))),
      ),
    ).map(({ value, count }) => [value, count]),
  );
  const first = (values: readonly string[]) =>
    tally(values)
      .slice(0, most)
      .map(({ value }) => value);
  return {
    applicants: first(told.flatMap(({ applicants }) => applicants)),
    classes: first(told.flatMap(({ classes }) => classes)),
    countOf: (applicant, code) => counts.get(keyOf(applicant, code)) ?? 0,
    known: told.length,
  };
}

/** Two applicants that filed together. */
export interface FiledTogether {
  readonly pair: readonly [string, string];
  readonly count: number;
}

/** Who files with whom. */
export interface JointFiling {
  /** Every pair, in the order of its names: first all of the first name, most frequent first. */
  readonly pairs: readonly FiledTogether[];
  /** Those that filed most patents with others and share some with one of them, neighbours together. */
  readonly names: readonly string[];
  readonly countOf: (one: string, other: string) => number;
  /** Patents with more than one applicant. */
  readonly joint: number;
  /** Patents of which an applicant is known. */
  readonly known: number;
}

/**
 * Names so that those that belong together stand together: the first, then each time the one that
 * shares most with the last one, else with those before it; where none shares anything, the next.
 *
 * @param names the strongest first
 */
function besideOneAnother(
  names: readonly string[],
  countOf: (one: string, other: string) => number,
): string[] {
  const placed: string[] = [];
  let left = [...names];
  const sharedWithAll = (name: string) =>
    placed.reduce((sum, other) => sum + countOf(name, other), 0);
  while (left.length > 0) {
    const last = placed.at(-1);
    const ranked = left.map((name, at) => ({
      name,
      at,
      last: last === undefined ? 0 : countOf(name, last),
      all: sharedWithAll(name),
    }));
    ranked.sort((a, b) => b.last - a.last || b.all - a.all || a.at - b.at);
    const next = ranked[0]?.name ?? '';
    placed.push(next);
    left = left.filter((name) => name !== next);
  }
  return placed;
}

/**
 * The pairs of applicants that stand on one patent. Matrix and list have one order.
 *
 * @param most names in the matrix
 */
export function jointFiling(rows: readonly LandscapeRow[], most: number): JointFiling {
  const told = rows.map(applicantsOf).filter((names) => names.length > 0);
  const joint = told.filter((names) => names.length > 1);
  const tallied = tally(
    joint.flatMap((names) => {
      const sorted = [...names].sort();
      return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => keyOf(one, other)));
    }),
  );
  const counts = new Map(tallied.map(({ value, count }) => [value, count]));
  const countOf = (one: string, other: string) =>
    counts.get(one < other ? keyOf(one, other) : keyOf(other, one)) ?? 0;
  const strongest = tally(joint.flat()).map(({ value }) => value);
  const front = strongest.slice(0, most);
  const met = front.filter((one) =>
    front.some((other) => one !== other && countOf(one, other) > 0),
  );
  const [pair] = tallied;
  const closest = pair ? (JSON.parse(pair.value) as string[]) : [];
  const names = besideOneAnother(met.length > 0 ? met : closest, countOf);
  const behind = strongest.filter((name) => !names.includes(name));
  const ranks = new Map([...names, ...behind].map((name, rank) => [name, rank]));
  const rankOf = (name: string) => ranks.get(name) ?? 0;
  const pairs = tallied.map(({ value, count }) => {
    const [one, other] = JSON.parse(value) as [string, string];
    const pair: FiledTogether['pair'] = rankOf(one) < rankOf(other) ? [one, other] : [other, one];
    return { pair, count, ranks: [rankOf(pair[0]), rankOf(pair[1])] as const };
  });
  pairs.sort((a, b) => a.ranks[0] - b.ranks[0] || b.count - a.count || a.ranks[1] - b.ranks[1]);
  return {
    pairs: pairs.map(({ pair, count }) => ({ pair, count })),
    names,
    countOf,
    joint: joint.length,
    known: told.length,
  };
}
