import { isPerson } from '../adjudication/persons';
import { type Basis, isOwnName, knownDay, type RelationPiece, type Told } from './relations';

/** What the register tells of an enterprise. */
interface RegisteredFacts {
  readonly legalPerson: Told;
  readonly affiliates: readonly { readonly name: string; readonly relation?: Told }[];
  readonly changes: readonly { readonly date?: Told; readonly item?: Told }[];
}

const REGISTER = { what: 'REGISTER', id: '', number: '企业登记', day: undefined } as const;

/**
 * Affiliates and the legal representative. The register gives no day of an affiliate; that of a
 * representative is known where a change of it is.
 *
 * @param roles words for the relations of the contract
 */
export function registeredPieces(
  { legalPerson, affiliates, changes }: RegisteredFacts,
  roles: Readonly<Record<string, string>>,
): RelationPiece[] {
  const affiliated = affiliates.map(
    ({ name, relation }): RelationPiece => ({
      kind: 'AFFILIATE',
      name,
      person: false,
      role: roles[relation ?? ''] ?? '关系不详',
      basis: REGISTER,
    }),
  );
  if (!legalPerson?.trim()) return affiliated;
  const days = changes
    .filter(({ item }) => /法定代表人|负责人/.test(item ?? ''))
    .flatMap(({ date }) => knownDay(date) ?? []);
  const day = days.sort().at(-1);
  return [
    ...affiliated,
    {
      kind: 'PERSON',
      name: legalPerson,
      person: true,
      role: '法定代表人',
      basis: { ...REGISTER, day },
    },
  ];
}

/** What a row of the patent search tells. */
export interface PatentFacts {
  readonly id: string;
  readonly applicationNumber?: Told;
  readonly title?: Told;
  readonly filingDate?: Told;
  readonly applicants: readonly { readonly name: string; readonly type?: Told }[];
  readonly inventors: readonly string[];
}

/** Names asked not to be published (Implementing Regulations, Rule 15). */
const UNDISCLOSED = /不公[布告开]|未公[布告开]/;

/** Whether an applicant is a person: by its type, else by the form of its name. */
const isPersonNamed = (name: string, type: Told): boolean =>
  type ? type === 'PERSON' : isPerson({ name });

const patentBasis = (
  { id, applicationNumber, title }: Pick<PatentFacts, 'id' | 'applicationNumber' | 'title'>,
  day: string | undefined,
): Basis => ({ what: 'PATENT', id, number: applicationNumber ?? '', title, day });

/** Co-applicants and inventors of the enterprise's patents, by the day of filing. */
export function patentPieces(
  patents: readonly PatentFacts[],
  own: readonly string[],
): RelationPiece[] {
  return patents.flatMap((patent) => {
    const basis = patentBasis(patent, knownDay(patent.filingDate));
    const others = patent.applicants.filter(({ name }) => name && !isOwnName(name, own));
    const inventors = patent.inventors.filter((name) => name && !UNDISCLOSED.test(name));
    return [
      ...others.map(({ name, type }): RelationPiece => {
        const person = isPersonNamed(name, type);
        return { kind: 'CO_APPLICANT', name, person, role: '共同申请人', basis };
      }),
      ...inventors.map(
        (name): RelationPiece => ({ kind: 'PERSON', name, person: true, role: '发明人', basis }),
      ),
    ];
  });
}

/** What a record of a patent tells of transfers and licences. */
export interface MovedFacts {
  readonly id: string;
  readonly applicationNumber?: Told;
  readonly title: string;
  readonly transfers?:
    | readonly { readonly effectiveDate?: Told; readonly before: string; readonly after: string }[]
    | undefined;
  readonly licenses?:
    | readonly {
        readonly licensor: string;
        readonly licensee: string;
        readonly kind?: Told;
        readonly recordDate?: Told;
        readonly from?: Told;
      }[]
    | undefined;
}

/** Names that a field holds one after the other. */
const namesIn = (text: Told): string[] =>
  (text ?? '')
    .split(/[;；、]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The other side of a deal without those on both sides; one that is not named stands as ''. */
function otherSide(text: string, beside: string, own: readonly string[]): string[] {
  const names = namesIn(text);
  const ours = [...own, ...namesIn(beside)];
  return names.length === 0 ? [''] : names.filter((name) => !isOwnName(name, ours));
}

/** Which side of a deal the enterprise is on; on both it gives. Undefined for a deal of others. */
export function sideOf(
  giver: string,
  taker: string,
  own: readonly string[],
): 'GIVES' | 'TAKES' | undefined {
  if (namesIn(giver).some((name) => isOwnName(name, own))) return 'GIVES';
  return namesIn(taker).some((name) => isOwnName(name, own)) ? 'TAKES' : undefined;
}

/** Those with whom the enterprise transferred or licensed patents. */
export function movedPieces(records: readonly MovedFacts[], own: readonly string[]) {
  return records.flatMap((record): RelationPiece[] => {
    const deal = (
      kind: 'TRANSFER' | 'LICENCE',
      [giver, taker]: readonly [string, string],
      roles: readonly [gives: string, takes: string],
      day: string | undefined,
    ): RelationPiece[] => {
      const side = sideOf(giver, taker, own);
      if (side === undefined) return [];
      const [theirs, beside] = side === 'GIVES' ? [taker, giver] : [giver, taker];
      return otherSide(theirs, beside, own).map((name) => ({
        kind,
        name,
        person: name !== '' && isPerson({ name }),
        role: side === 'GIVES' ? roles[1] : roles[0],
        basis: patentBasis(record, day),
      }));
    };
    return [
      ...(record.transfers ?? []).flatMap(({ before, after, effectiveDate }) =>
        deal('TRANSFER', [before, after], ['转让方', '受让方'], knownDay(effectiveDate)),
      ),
      ...(record.licenses ?? []).flatMap(({ licensor, licensee, recordDate, from }) =>
        deal(
          'LICENCE',
          [licensor, licensee],
          ['许可方', '被许可方'],
          knownDay(recordDate) ?? knownDay(from),
        ),
      ),
    ];
  });
}

/** What a row of the judgments tells. */
export interface CaseFacts {
  readonly id: string;
  readonly title: string;
  readonly caseNumber?: Told;
  readonly cause?: Told;
  readonly judgmentDate?: Told;
  readonly parties: readonly {
    readonly role: string;
    readonly name: string;
    readonly kind?: 'PERSON' | 'ORGANISATION' | undefined;
  }[];
  readonly sample?: boolean | undefined;
}

/** The roles of the enterprise in a case; none where the case does not name it. */
export function rolesIn({ parties }: CaseFacts, own: readonly string[]): string[] {
  const roles = parties.filter(({ name }) => isOwnName(name, own)).map(({ role }) => role);
  return [...new Set(roles.map((role) => role || '诉讼地位不详'))];
}

/** Parties of one role stand on one side; of what is not told, nothing is claimed. */
function sideText(role: string, own: readonly string[]): string {
  if (!role) return '诉讼地位不详';
  return own.includes(role) ? `同为${role}` : `对方为${role}`;
}

/** The other parties of the cases that name the enterprise, by the day of judgment. */
export function casePieces(cases: readonly CaseFacts[], own: readonly string[]): RelationPiece[] {
  return cases.flatMap((one) => {
    const ownRoles = rolesIn(one, own);
    if (ownRoles.length === 0) return [];
    const others = one.parties.filter(({ name }) => name && !isOwnName(name, own));
    return others.map(({ name, kind, role }): RelationPiece => {
      const basis: Basis = {
        what: 'CASE',
        id: one.id,
        number: one.caseNumber ?? '',
        day: knownDay(one.judgmentDate),
        sample: one.sample,
      };
      const person = isPerson({ name, kind });
      return { kind: 'DISPUTE', name, person, role: sideText(role, ownRoles), basis };
    });
  });
}

/** What a row of supply and demand tells. */
export interface ListingFacts {
  readonly id: string;
  readonly transactionNo?: Told;
  readonly publishTime?: Told;
  readonly direction?: Told;
  readonly publisher?: { readonly name?: Told; readonly kind?: Told } | undefined;
  readonly patents: readonly { readonly holders: readonly string[] }[];
  readonly sample?: boolean | undefined;
}

/** What a listing for everybody is, by its direction. */
const OPEN: Readonly<Record<string, string>> = { SUPPLY: '公开供给', DEMAND: '公开征集' };

/** Whether a listing is the enterprise's: it published it, or holds one of its patents. */
export function isOwnListing({ publisher, patents }: ListingFacts, own: readonly string[]) {
  const holders = patents.flatMap((patent) => patent.holders);
  return [publisher?.name, ...holders].some((name) => isOwnName(name, own));
}

/**
 * Who publishes the enterprise's patents or holds them with it; a listing of its own alone names
 * nobody else, for it is open to everybody.
 */
export function listingPieces(
  listings: readonly ListingFacts[],
  own: readonly string[],
): RelationPiece[] {
  return listings
    .filter((listing) => isOwnListing(listing, own))
    .flatMap((listing) => {
      const { id, transactionNo, publishTime, publisher, patents, sample } = listing;
      const day = knownDay(publishTime);
      const basis: Basis = { what: 'LISTING', id, number: transactionNo ?? '', day, sample };
      const piece = (name: string, role: string): RelationPiece => {
        return { kind: 'LISTING', name, person: name !== '' && isPerson({ name }), role, basis };
      };
      const holders = new Set(patents.flatMap((patent) => patent.holders).filter(Boolean));
      const beside = [...holders].filter((name) => !isOwnName(name, own));
      const published = publisher?.name && !isOwnName(publisher.name, own) ? publisher.name : '';
      const named = [
        ...(published ? [piece(published, '代为发布')] : []),
        ...beside.filter((name) => name !== published).map((name) => piece(name, '共同权利人')),
      ];
      return named.length > 0 ? named : [piece('', OPEN[listing.direction ?? ''] ?? '公开发布')];
    });
}
