import { type Identity, type Ownership, ownershipOf } from '../../identity';
import type { DishonestyRecord } from './record';

/** What a record tells of its subject. */
type Subject = Pick<DishonestyRecord, 'subjectType' | 'subjectName' | 'subjectCode' | 'ownerId'>;

/** Whether a record is about the user, or about an enterprise, by account, credit code and name. */
export function recordOwnership(
  { ownerId, subjectType, subjectCode, subjectName }: Subject,
  user: Identity,
): Ownership {
  return ownershipOf(
    { id: ownerId, kind: subjectType, code: subjectCode, name: subjectName },
    user,
  );
}

/** Records by whose they are; what is another's is left out. */
export function recordsByOwner<Record extends Subject>(
  records: readonly Record[],
  user: Identity,
): { readonly own: readonly Record[]; readonly unclear: readonly Record[] } {
  const of = (ownership: Ownership) =>
    records.filter((record) => recordOwnership(record, user) === ownership);
  return { own: of('own'), unclear: of('unknown') };
}
