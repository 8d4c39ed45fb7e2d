import type { FormDescription } from '@/domain/form/description';
import { isPlainObject } from '@/storage';
import { type Bytes, fromBase64, toBase64 } from './bytes';
import { type Luggage, unpacked } from './luggage';
import { MoveError } from './moveError';
import { readings } from './passphrase';
import { seal, unseal } from './sealing';

/** How drafts are sealed; a later way counts on. */
const VERSION = 1;

const FORMAT = 'ipr-draft';

/** Largest file that is read, in bytes. */
export const LARGEST_FILE = 1024 * 1024;

/** Longest address that a QR code carries so that a telephone reads it from a screen, in letters. */
export const LONGEST_LINK = 1200;

/** A sealed draft, and what is told of it in the open. */
export interface Sealed {
  readonly version: number;
  /** Key of the form. */
  readonly form: string;
  /** When the draft was kept last, `YYYY-MM-DDTHH:mm:ss.sssZ`; '' in an address. */
  readonly savedAt: string;
  readonly content: Bytes;
}

const aboutOf = ({ version, form, savedAt }: Omit<Sealed, 'content'>) =>
  `${FORMAT} ${version} ${form} ${savedAt}`;

/** A draft as an encrypted file in JSON; outside of its content it says nothing of a person. */
export async function draftFile(
  { key: form, title }: FormDescription,
  plain: Bytes,
  passphrase: string,
  savedAt: number,
): Promise<string> {
  const head = { version: VERSION, form, savedAt: new Date(savedAt).toISOString() };
  const content = toBase64(await seal(plain, passphrase, aboutOf(head)));
  return JSON.stringify({ format: FORMAT, ...head, service: title, content }, null, 1);
}

/** The same for an address. */
export async function draftPart(
  { key: form }: FormDescription,
  plain: Bytes,
  passphrase: string,
): Promise<string> {
  const head = { version: VERSION, form, savedAt: '' };
  return toBase64(await seal(plain, passphrase, aboutOf(head)));
}

function checked(sealed: Sealed, { key }: FormDescription): Sealed {
  if (sealed.version > VERSION) throw new MoveError('newer');
  if (sealed.form !== key) throw new MoveError('otherForm');
  return sealed;
}

/** @throws MoveError `notOurs`, `newer`, `otherForm`, `damaged` */
export function readDraftFile(text: string, description: FormDescription): Sealed {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new MoveError(text.includes(FORMAT) ? 'damaged' : 'notOurs');
  }
  if (!isPlainObject(given) || given.format !== FORMAT) throw new MoveError('notOurs');
  const { version, form, savedAt } = given;
  if (typeof version === 'number' && version > VERSION) throw new MoveError('newer');
  const content = typeof given.content === 'string' ? fromBase64(given.content) : undefined;
  const isWhole =
    version === VERSION &&
    typeof form === 'string' &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    content;
  if (!isWhole) throw new MoveError('damaged');
  return checked({ version, form, savedAt, content }, description);
}

/** @throws MoveError `damaged` */
export function readDraftPart(text: string, { key: form }: FormDescription): Sealed {
  const content = fromBase64(text);
  if (!content) throw new MoveError('damaged');
  return { version: VERSION, form, savedAt: '', content };
}

/**
 * Opens a sealed draft of a form.
 *
 * @throws MoveError `insecure`, `passphrase`, `damaged`, `tooLarge`, `newer`
 */
export async function openSealed(
  sealed: Sealed,
  typed: string,
  description: FormDescription,
): Promise<Luggage> {
  let failure: unknown;
  for (const passphrase of readings(typed)) {
    try {
      return unpacked(await unseal(sealed.content, passphrase, aboutOf(sealed)), description);
    } catch (error) {
      failure = error;
      if (!(error instanceof MoveError) || error.reason !== 'passphrase') break;
    }
  }
  throw failure;
}
