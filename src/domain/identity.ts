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

/** What stands in a field that was left open: a dash, a word for nothing. */
const NOTHING = /^(?:[^\p{L}\p{N}*＊]*|无|暂无|未知|不详|null|undefined)$/iu;

/** An id as text, for it may come as a number; '' where there is none. */
function idOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return NOTHING.test(text) ? '' : text;
}

/** A code or name as it is compared; '' where it is not known, or hidden. */
function plain(value: unknown): string {
  const text = tidy(idOf(value));
  return MASK.test(text) ? '' : text.toUpperCase();
}

/** A unified social credit code; its places 9 to 17 are the organisation code (GB 32100). */
const CREDIT_CODE = /^[0-9A-Z]{18}$/;
const ORGANISATION_CODE = /^[0-9A-Z]{8}[0-9X]$/;

/** No register has shorter numbers, and none of one sign alone. */
const CODE = /^(?!(.)\1*$)[0-9A-Z]{8,}$/;

/** A code of any register without dashes; '' where it is none. */
function bareCode(value: unknown): string {
  const bare = plain(value).replace(/[\p{Pd}\s]/gu, '');
  return CODE.test(bare) ? bare : '';
}

/** The code of an enterprise and the organisation code in it; '' where it is of another form. */
function codeOf(value: unknown): { readonly credit: string; readonly organisation: string } {
  const bare = bareCode(value);
  if (CREDIT_CODE.test(bare)) return { credit: bare, organisation: bare.slice(8, 17) };
  return { credit: '', organisation: ORGANISATION_CODE.test(bare) ? bare : '' };
}

/** Undefined where the codes do not tell: one is none, or each is of another register. */
function byCodes(one: unknown, other: unknown): Ownership | undefined {
  // The same code, whichever register it is of.
  if (bareCode(one) !== '' && bareCode(one) === bareCode(other)) return 'own';
  const [code, beside] = [codeOf(one), codeOf(other)];
  if (code.credit && beside.credit) return 'other';
  if (!code.organisation || !beside.organisation) return undefined;
  return code.organisation === beside.organisation ? 'own' : 'other';
}

/** Undefined where the names do not tell. */
function byNames(one: Identity, other: Identity): Ownership | undefined {
  const [name, beside] = [plain(one.name), plain(other.name)];
  if (name === '' || beside === '') {
    // Of a hidden name the first character is left, as 张*.
    const [first, second] = [one, other].map((party) => [...tidy(idOf(party.name))][0] ?? '*');
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
  const told = byCodes(record.code, user.code);
  if (told) return told;
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
