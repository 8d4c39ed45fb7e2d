/** What aligning needs to know of a claim. */
export interface ClaimText {
  /** Undefined when it is not known. */
  readonly no: number | undefined;
  readonly text: string;
}

/** A row of two sets of claims side by side; one side is missing where nothing corresponds. */
export interface ClaimPair<Claim extends ClaimText> {
  readonly a: Claim | undefined;
  readonly b: Claim | undefined;
  /** 0 (nothing in common, or one side missing) to 1 (the same words). */
  readonly similarity: number;
}

/** From here on a difference word by word tells something; below, two texts are best read apart. */
export const COMPARABLE_SIMILARITY = 0.3;

/** Claims of different numbers correspond from here on. */
const LEAST_SIMILARITY = 0.45;

/** What the same number counts for: it decides where nothing or several are alike. */
const SAME_NUMBER_BONUS = 0.1;

/** How often each pair of neighbouring characters occurs; a single character counts as one. */
function bigrams(text: string): Map<string, number> {
  const plain = text.replace(/\s+/g, '');
  const counts = new Map<string, number>();
  for (let i = 0; i < Math.max(1, plain.length - 1); i++) {
    const pair = plain.slice(i, i + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * Similarity of every claim of the one side to every of the other: Dice's coefficient over pairs
 * of characters, in which what most claims have in common (其特征在于) counts less.
 */
function similarities(a: readonly ClaimText[], b: readonly ClaimText[]): Float64Array[] {
  const left = a.map(({ text }) => bigrams(text));
  const right = b.map(({ text }) => bigrams(text));
  const places = new Map<string, { j: number; count: number }[]>();
  const spread = new Map<string, number>();
  for (const counts of [...left, ...right]) {
    for (const pair of counts.keys()) spread.set(pair, (spread.get(pair) ?? 0) + 1);
  }
  right.forEach((counts, j) => {
    for (const [pair, count] of counts) {
      const list = places.get(pair);
      if (list) list.push({ j, count });
      else places.set(pair, [{ j, count }]);
    }
  });
  const weight = (pair: string) => Math.log(1 + (a.length + b.length) / (spread.get(pair) ?? 1));
  const sizeOf = (counts: Map<string, number>) => {
    let size = 0;
    for (const [pair, count] of counts) size += weight(pair) * count;
    return size;
  };
  const sizes = right.map(sizeOf);
  return left.map((counts) => {
    const shared = new Float64Array(b.length);
    for (const [pair, count] of counts) {
      const each = weight(pair);
      for (const { j, count: other } of places.get(pair) ?? []) {
        shared[j] = (shared[j] ?? 0) + each * Math.min(count, other);
      }
    }
    const size = sizeOf(counts);
    return shared.map((common, j) => (2 * common) / (size + (sizes[j] ?? 0)));
  });
}

type Link = readonly [i: number, j: number];

/** The links in order, none crossing another, that are worth most together. */
function linksInOrder(rows: number, columns: number, worth: (i: number, j: number) => number) {
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      const linked = worth(i, j) > 0 ? worth(i, j) + at(i + 1, j + 1) : 0;
      (best[i] as Float64Array)[j] = Math.max(linked, at(i + 1, j), at(i, j + 1));
    }
  }
  const links: Link[] = [];
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (at(i, j) === at(i + 1, j)) i++;
    else if (at(i, j) === at(i, j + 1)) j++;
    else links.push([i++, j++]);
  }
  return links;
}

/** Links between claims that changed places, the most alike first. */
function linksAcross(free: readonly Link[], worth: (i: number, j: number) => number): Link[] {
  const takenLeft = new Set<number>();
  const takenRight = new Set<number>();
  return [...free]
    .sort((x, y) => worth(...y) - worth(...x))
    .filter(([i, j]) => {
      if (worth(i, j) === 0 || takenLeft.has(i) || takenRight.has(j)) return false;
      takenLeft.add(i);
      takenRight.add(j);
      return true;
    });
}

/**
 * Puts the claims of two patents, or of two versions of one, side by side: those that are alike
 * stand in one row even if they bear different numbers, and of the others those of the same
 * number. Rows follow the first side; a claim of the second without partner stands behind the one
 * before it.
 *
 * @param a in the order of their numbers, as `b`
 */
export function alignClaims<Claim extends ClaimText>(
  a: readonly Claim[],
  b: readonly Claim[],
): ClaimPair<Claim>[] {
  const similarity = similarities(a, b);
  const alike = (i: number, j: number) => similarity[i]?.[j] ?? 0;
  const worth = (i: number, j: number) => {
    if (a[i]?.no === b[j]?.no) return alike(i, j) + SAME_NUMBER_BONUS;
    return alike(i, j) >= LEAST_SIMILARITY ? alike(i, j) : 0;
  };
  const partner = new Map(linksInOrder(a.length, b.length, worth));
  const linked = new Set(partner.values());
  const free = a.flatMap((_, i) =>
    partner.has(i) ? [] : b.flatMap((_b, j): Link[] => (linked.has(j) ? [] : [[i, j]])),
  );
  for (const [i, j] of linksAcross(free, worth)) {
    partner.set(i, j);
    linked.add(j);
  }
  const added = (from: number): ClaimPair<Claim>[] => {
    const end = b.findIndex((_, j) => j >= from && linked.has(j));
    const claims = b.slice(from, end === -1 ? b.length : end);
    return claims.map((claim) => ({ a: undefined, b: claim, similarity: 0 }));
  };
  const rows = a.flatMap((claim, i): ClaimPair<Claim>[] => {
    const j = partner.get(i);
    if (j === undefined) return [{ a: claim, b: undefined, similarity: 0 }];
    return [{ a: claim, b: b[j], similarity: alike(i, j) }, ...added(j + 1)];
  });
  return [...added(0), ...rows];
}
