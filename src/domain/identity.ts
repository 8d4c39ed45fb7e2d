import { tidy } from './check';
import { sameEnterpriseName } from './enterprise/name';

/** What tells who a user or a subject is, as far as it is known. */
export interface Identity {
  readonly kind?: 'ENTERPRISE' | 'PERSON' | null | undefined;
  /** Of the account. */
  readonly id?: string | null | undefined;
  /** Credit code of an enterprise. */
  readonly code?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Whether something is a user's; `unknown` where the two have nothing that can be compared. */
export type Ownership = 'own' | 'other' | 'unknown';

/** The identity of a user of the session; of some back ends nothing but the id is known. */
export function identityOfUser({
  id,
  userType,
  enterpriseName,
  uscc,
  name,
}: {
  readonly id?: string | undefined;
  readonly userType?: Identity['kind'];
  readonly enterpriseName?: string | undefined;
  readonly uscc?: string | undefined;
  readonly name?: string | undefined;
}): Identity {
  const enterprise = userType === 'ENTERPRISE' || (!userType && Boolean(enterpriseName));
  return enterprise
    ? { kind: 'ENTERPRISE', id, code: uscc, name: enterpriseName }
    : { kind: userType, id, name };
}

const MASK = /[*＊]/;

/** An id as text, for it may come as a number; '' where there is none. */
const idOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** A code or name as it is compared; '' where it is not known, or hidden. */
function plain(value: unknown): string {
  const text = tidy(idOf(value));
  return MASK.test(text) ? '' : text.toUpperCase();
}

/** Undefined where the names do not tell. */
function byNames(one: Identity, other: Identity): Ownership | undefined {
  const [name, beside] = [plain(one.name), plain(other.name)];
  if (name === '' || beside === '') {
    // Of a hidden name the first character is left, as 张*.
    const [first, second] = [one, other].map((party) => [...tidy(party.name ?? '')][0] ?? '*');
    return first === second || [first, second].some((sign) => MASK.test(sign ?? ''))
      ? undefined
      : 'other';
  }
  if (!sameEnterpriseName(name, beside)) return 'other';
  // Many persons have the same name; no two enterprises of a register do.
  return one.kind === 'ENTERPRISE' || other.kind === 'ENTERPRISE' ? 'own' : undefined;
}

/**
 * Whether a record is a user's, by what was answered about its subject: the account, the kind, the
 * credit code, the name. That it was asked for as the user's own says nothing, for a back end may
 * not know the question (specification 7 shows no parameters and no fields of these calls).
 */
export function ownershipOf(record: Identity, user: Identity): Ownership {
  const [account, session] = [idOf(record.id), idOf(user.id)];
  const accounts = account !== '' && session !== '';
  if (accounts && account === session) return 'own';
  if (record.kind && user.kind && record.kind !== user.kind) return 'other';
  const [code, beside] = [plain(record.code), plain(user.code)];
  if (code !== '' && beside !== '') return code === beside ? 'own' : 'other';
  // An enterprise may have several accounts: another one says nothing while its name may agree.
  return byNames(record, user) ?? (accounts ? 'other' : 'unknown');
}

/**
 * Whether an answered id is the one that was asked for; undefined where none was answered.
 *
 * @param same compares two ids, where more than one spelling means the same
 */
export function isAsked(
  answered: unknown,
  asked: string,
  same = (one: string, other: string) => one === other,
): boolean | undefined {
  const id = idOf(answered);
  return id === '' ? undefined : same(id, asked);
}
