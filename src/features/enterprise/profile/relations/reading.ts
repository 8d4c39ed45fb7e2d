import { shownTitle } from '@/domain/adjudication/shownTitle';
import {
  caseEvents,
  dishonestEvents,
  type HistoryEvent,
  historyOf,
  legalHistory,
  movedEvents,
  patentEvents,
} from '@/domain/enterprise/history';
import { RELATIONS } from '@/domain/enterprise/labels';
import {
  casePieces,
  listingPieces,
  movedPieces,
  patentPieces,
  registeredPieces,
} from '@/domain/enterprise/relationPieces';
import { gatherRelations, type Relation } from '@/domain/enterprise/relations';
import type { EnterpriseProfile } from '@/services/data/enterprise';
import type { Sources } from './useSources';

/** What the sources answered so far. */
type Answers = { readonly [Key in keyof Sources]: Sources[Key]['data'] };

/** Every relation that the answers so far tell of. */
export function readRelations(
  profile: EnterpriseProfile,
  names: readonly string[],
  { patents, moved, cases, listings }: Pick<Answers, 'patents' | 'moved' | 'cases' | 'listings'>,
): Relation[] {
  return gatherRelations([
    ...registeredPieces(profile, RELATIONS),
    ...patentPieces(patents?.patents ?? [], names),
    ...movedPieces(moved?.records ?? [], names),
    ...casePieces(cases?.cases ?? [], names),
    ...listingPieces(listings?.listings ?? [], names),
  ]);
}

/** Everything that happened, as far as the answers so far tell. */
export function readEvents(
  names: readonly string[],
  { patents, moved, cases, dishonest, events }: Omit<Answers, 'listings'>,
): HistoryEvent[] {
  const records = moved?.records ?? [];
  const told = new Set(records.map(({ id }) => id));
  const legal = legalHistory(events?.patents ?? []);
  return historyOf(
    patentEvents(patents?.patents ?? []),
    movedEvents(records, names),
    // A record that was read tells its transfers and licences better than its legal events.
    legal.filter(({ kind, at }) => kind === 'LAPSED' || !told.has(at.id)),
    caseEvents(
      (cases?.cases ?? []).map((one) => ({ ...one, title: shownTitle(one) })),
      names,
    ),
    dishonestEvents(dishonest?.records ?? []),
  );
}
