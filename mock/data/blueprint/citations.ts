import { mixSeed, Random } from '../random';
import type { Blueprint } from './blueprint';

const MAX_CITED = 6;

/** How far back a patent looks for something to cite, in patents of its field. */
const WINDOW = 240;

/**
 * Lets inventions and utility models cite what was published in their field before they were
 * filed; a patent of the same product is cited more often than another.
 */
export function drawCitations(blueprints: readonly Blueprint[], seed: number): void {
  const byField = new Map<string, Blueprint[]>();
  const ordered = [...blueprints].sort((a, b) =>
    a.life.publication < b.life.publication ? -1 : 1,
  );
  for (const one of ordered) {
    if (one.kind === 'DESIGN') continue;
    const list = byField.get(one.field.key) ?? [];
    list.push(one);
    byField.set(one.field.key, list);
  }
  for (const list of byField.values()) {
    for (const citing of list) citeFrom(list, citing, seed);
  }
}

function citeFrom(list: readonly Blueprint[], citing: Blueprint, seed: number): void {
  const random = new Random(mixSeed(seed, citing.seed, 7));
  const end = firstNotBefore(list, citing.life.filing);
  const window = list.slice(Math.max(0, end - WINDOW), end).filter((one) => one !== citing.twin);
  const related = window.filter((one) => productOf(one) === productOf(citing));
  const wanted = citing.kind === 'INVENTION' ? random.int(0, MAX_CITED) : random.int(0, 2);
  const close = random.sample(related, Math.ceil(wanted * 0.7));
  const rest = random.sample(window, wanted).filter((one) => !close.includes(one));
  citing.cites = [...close, ...rest].slice(0, wanted);
  for (const cited of citing.cites) cited.citedBy.push(citing);
}

/** Index of the first patent not yet published on a day; the list is ordered by publication. */
function firstNotBefore(list: readonly Blueprint[], day: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.life.publication ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function productOf({ subject }: Blueprint): string {
  return subject.kind === 'technical' ? subject.product.name : subject.design.name;
}
