import { shownParty } from '../adjudication/persons';
import { parseIsoDay } from '../calendar';
import { titleText } from '../titleText';
import { foldEnterpriseName, sameEnterpriseName } from './name';

/** How another party stands to an enterprise, in the order of the list's filters. */
export const RELATION_KINDS = {
  AFFILIATE: '关联企业',
  CO_APPLICANT: '共同申请人',
  TRANSFER: '权利转让',
  LICENCE: '实施许可',
  DISPUTE: '纠纷',
  LISTING: '供需',
  PERSON: '人员',
} as const;

export type RelationKind = keyof typeof RELATION_KINDS;

/** A text, or nothing that is known. */
export type Told = string | null | undefined;

/** A record that tells of a relation. */
export interface Basis {
  readonly what: 'REGISTER' | 'PATENT' | 'CASE' | 'LISTING';
  /** Of the record; '' where it cannot be opened. */
  readonly id: string;
  /** Its number, as far as it is known. */
  readonly number: string;
  /** Of a patent, which tells it from others where its number is not known. */
  readonly title?: Told;
  /** `YYYY-MM-DD`; undefined where the record does not say. */
  readonly day: string | undefined;
  /** Invented, for demonstration. */
  readonly sample?: boolean | undefined;
}

/** What one record says of one other party. */
export interface RelationPiece {
  readonly kind: RelationKind;
  /** In full; of a person in a judgment it never leaves `gatherRelations`. */
  readonly name: string;
  readonly person: boolean;
  /** What the party is, such as 子公司 or 受让方. */
  readonly role: string;
  readonly basis: Basis;
}

/** Another party of an enterprise with everything that tells of it. */
export interface Relation {
  /** Tells parties apart; it holds the full name and is not to be shown. */
  readonly key: string;
  /** The same for one party in all its roles of a kind. */
  readonly party: string;
  readonly kind: RelationKind;
  /** As its source is shown elsewhere: of a person in a judgment the family name; '' when it is not known. */
  readonly name: string;
  readonly person: boolean;
  readonly role: string;
  /** Newest first, those without a day last. */
  readonly basis: readonly Basis[];
  /** The newest day of all; undefined when none is known. */
  readonly day: string | undefined;
}

/** What a record is called: its number, else its title. */
export const basisName = ({ number, title }: Basis): string =>
  number || (title?.trim() ? titleText(title) : '号码不详');

/** A day as it can be compared; undefined for anything else. */
export function knownDay(text: Told): string | undefined {
  const day = text?.trim().slice(0, 10) ?? '';
  return parseIsoDay(day) ? day : undefined;
}

/** Newest first; what has no day comes last. */
export function newestFirst<T extends { readonly day: string | undefined }>(a: T, b: T): number {
  return (b.day ?? '').localeCompare(a.day ?? '');
}

/** Whether a name is one of the enterprise's own. */
export function isOwnName(name: Told, own: readonly string[]): boolean {
  return Boolean(name?.trim()) && own.some((one) => sameEnterpriseName(one, name ?? ''));
}

/** What is written in place of a name that is not known. */
const NO_NAME = /^(?:未知|未指定|未公[开告布]|不详|无|[-—]+)$/;

/**
 * What a party is called on pages, on paper and in files: as patent documents, the register and
 * listings publish it; persons in judgments as the pages of judgments show them.
 */
function shownName({ kind, name, person }: RelationPiece): string {
  return person && kind === 'DISPUTE' ? shownParty({ name, kind: 'PERSON' }) : name.trim();
}

/** Pieces as relations: one for each party, kind and role; the newest first, unknown days last. */
export function gatherRelations(pieces: readonly RelationPiece[]): Relation[] {
  const groups = new Map<string, RelationPiece[]>();
  for (const one of pieces) {
    const piece = NO_NAME.test(one.name.trim()) ? { ...one, name: '', person: false } : one;
    const key = JSON.stringify([piece.kind, foldEnterpriseName(piece.name), piece.role]);
    const group = groups.get(key);
    if (group) group.push(piece);
    else groups.set(key, [piece]);
  }
  return [...groups]
    .flatMap(([key, group]): Relation[] => {
      const [first] = group;
      if (!first) return [];
      const basis = group.map((piece) => piece.basis).sort(newestFirst);
      return [
        {
          key,
          party: JSON.stringify([first.kind, foldEnterpriseName(first.name)]),
          kind: first.kind,
          name: shownName(first),
          person: first.person,
          role: first.role,
          basis,
          day: basis[0]?.day,
        },
      ];
    })
    .sort((a, b) => newestFirst(a, b) || b.basis.length - a.basis.length);
}
