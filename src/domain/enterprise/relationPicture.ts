import { RELATION_KINDS, type Relation, type RelationKind } from './relations';

/** Partners that a drawing has room for. */
export const MOST_DRAWN = 24;

/** One party of the drawing with everything it is in one kind. */
export interface Partner {
  readonly party: string;
  readonly kind: RelationKind;
  readonly name: string;
  readonly person: boolean;
  readonly roles: readonly string[];
  /** Records that tell of it. */
  readonly count: number;
  readonly relation: Relation;
}

/** A partner's place: side, and row from 0 with the headings of kinds counted. */
export interface DrawnPartner extends Partner {
  readonly side: 0 | 1;
  readonly row: number;
  /** It is the first of its kind on its side, whose heading stands above it. */
  readonly opens: boolean;
  /** Its kind begins on the other side. */
  readonly continues: boolean;
  /** Thickness of its line, 1 to 6. */
  readonly weight: number;
}

export interface RelationPicture {
  readonly partners: readonly DrawnPartner[];
  /** Rows of the higher side. */
  readonly rows: number;
  /** Partners that are not drawn. */
  readonly left: number;
}

/** Every party once a kind, those with most records first. */
function partnersOf(relations: readonly Relation[]): Partner[] {
  const parties = new Map<string, Relation[]>();
  for (const relation of relations.filter(({ name }) => name !== '')) {
    parties.set(relation.party, [...(parties.get(relation.party) ?? []), relation]);
  }
  return [...parties.values()]
    .flatMap((group): Partner[] => {
      const [relation] = group;
      if (!relation) return [];
      const { party, kind, name, person } = relation;
      const count = group.reduce((sum, { basis }) => sum + basis.length, 0);
      return [{ party, kind, name, person, roles: group.map(({ role }) => role), count, relation }];
    })
    .sort((a, b) => b.count - a.count || a.party.localeCompare(b.party));
}

/** As many as there is room for, each kind in turn, so that many people hide no enterprise. */
function chosen(byKind: readonly (readonly Partner[])[], most: number): Partner[][] {
  const shares = byKind.map(() => 0);
  let room = most;
  while (room > 0) {
    const before = room;
    byKind.forEach((list, index) => {
      if (room === 0 || (shares[index] ?? 0) >= list.length) return;
      shares[index] = (shares[index] ?? 0) + 1;
      room -= 1;
    });
    if (room === before) break;
  }
  return byKind.map((list, index) => list.slice(0, shares[index]));
}

/**
 * The drawing of relations: the enterprise in the middle, partners on both sides by kind. The same
 * relations always make the same drawing; parties whose names are not known are not drawn.
 */
export function relationPicture(
  relations: readonly Relation[],
  most: number = MOST_DRAWN,
): RelationPicture {
  const all = partnersOf(relations);
  const kinds = Object.keys(RELATION_KINDS) as RelationKind[];
  const drawn = chosen(
    kinds.map((kind) => all.filter((one) => one.kind === kind)),
    most,
  ).flat();
  const highest = Math.max(1, ...drawn.map(({ count }) => count));
  const half = Math.ceil(drawn.length / 2);
  const next = [0, 0];
  let kindBefore = '';
  const partners = drawn.map((partner, index): DrawnPartner => {
    const side = index < half ? 0 : 1;
    const continues = partner.kind === kindBefore;
    const opens = index === half || !continues;
    kindBefore = partner.kind;
    const row = (next[side] ?? 0) + (opens ? 1 : 0);
    next[side] = row + 1;
    const weight = 1 + Math.round(5 * Math.sqrt(partner.count / highest));
    return {
      ...partner,
      side,
      row,
      opens,
      continues: opens && continues,
      weight: Math.min(weight, 6),
    };
  });
  return { partners, rows: Math.max(...next), left: all.length - drawn.length };
}

/**
 * Where a key leads on the drawing: up and down the side, left and right to the nearest partner of
 * the other one, Home and End to the first and the last.
 *
 * @returns undefined when the key leads nowhere
 */
export function partnerAfter(
  partners: readonly Pick<DrawnPartner, 'side' | 'row'>[],
  at: number,
  key: string,
): number | undefined {
  const here = partners[at];
  if (!here || partners.length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return partners.length - 1;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const to = at + (key === 'ArrowDown' ? 1 : -1);
    return partners[to]?.side === here.side ? to : undefined;
  }
  const side = { ArrowLeft: 0, ArrowRight: 1 }[key];
  if (side === undefined || side === here.side) return undefined;
  const beside = partners.flatMap((one, index) =>
    one.side === side ? [{ index, far: Math.abs(one.row - here.row) }] : [],
  );
  return beside.sort((a, b) => a.far - b.far || a.index - b.index)[0]?.index;
}
