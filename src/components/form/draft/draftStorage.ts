import { dropStored, readStored, readTab, storedNames, writeStored, writeTab } from '@/storage';
import { type DraftRecord, isDraftRecord } from './record';

/**
 * Where drafts lie: in the browser's local storage, one entry per person, form and target and one
 * for its previous version; when the browser refuses, in the tab's storage; and in the
 * loaded page, which outlives the login that an expired session asks for.
 */

const PREFIX = 'iprFormDraft.';
const PREVIOUS = 'iprFormDraftPrevious.';
/** Of drafts that were sent; see asideDrafts.ts. */
export const ASIDE = 'iprFormSent.';

/** Most drafts of one person. */
export const MOST_DRAFTS = 10;

/** Largest draft, in characters of its JSON. */
export const LARGEST_DRAFT = 200 * 1024;

/** A draft that nobody touches for so many days is removed. */
export const KEPT_DAYS = 90;

export const isOld = ({ savedAt }: DraftRecord, now: number) =>
  savedAt < now - KEPT_DAYS * 24 * 60 * 60_000;

/** Whose draft of what. */
export interface DraftAddress {
  /** Id of the person logged in. */
  readonly user: string;
  /** Key of the form. */
  readonly form: string;
  /** `new`, or the id of the application that is corrected. */
  readonly target: string;
}

/** Why something could not be kept. */
export type Refused = 'full' | 'forbidden' | 'tooLarge' | 'tooMany';

/** A part of a name; dots stand between the parts alone. */
const part = (text: string) => encodeURIComponent(text).replace(/\./g, '%2E');

const prefixOf = (user: string) => `${part(user)}.`;

/** The name of what a person keeps of a draft beside it. */
export const nameBeside = (name: string, mark: string) => `${name}.${part(mark)}`;

/** The name of a draft in every storage. */
export function draftName({ user, form, target }: DraftAddress): string {
  return `${prefixOf(user)}${part(form)}.${part(target)}`;
}

/** Form and target of a draft by its name. */
export function draftAddress(name: string): DraftAddress {
  const [user = '', form = '', target = ''] = name.split('.').map(decodeURIComponent);
  return { user, form, target };
}

const inPage = new Map<string, DraftRecord>();

/** The draft that the browser keeps. */
export function readKept(name: string): DraftRecord | undefined {
  return readStored(PREFIX + name, isDraftRecord);
}

/** @returns undefined when the draft is kept; what only tab and page had of it is then dropped */
export function writeKept(name: string, record: DraftRecord): Refused | undefined {
  const names = storedNames(PREFIX);
  if (!names) return 'forbidden';
  const person = name.slice(0, name.indexOf('.') + 1);
  const others = names.filter((one) => one !== PREFIX + name && one.startsWith(PREFIX + person));
  if (others.length >= MOST_DRAFTS) return 'tooMany';
  if (JSON.stringify(record).length > LARGEST_DRAFT) return 'tooLarge';
  if (!writeStored(PREFIX + name, record)) return 'full';
  writeTab(PREFIX + name, undefined);
  inPage.delete(name);
  return undefined;
}

export function readPrevious(name: string): DraftRecord | undefined {
  return readStored(PREVIOUS + name, isDraftRecord);
}

/** @returns false when the browser refused */
export function writePrevious(name: string, record: DraftRecord | undefined): boolean {
  if (record) return writeStored(PREVIOUS + name, record);
  dropStored(PREVIOUS + name);
  return true;
}

/** Keeps what the browser does not in this page, and in this tab as well unless that is unwanted. */
export function writeHere(name: string, record: DraftRecord, inTab: boolean): void {
  inPage.set(name, record);
  writeTab(PREFIX + name, inTab ? record : undefined);
}

/**
 * What is there to go on with: the newest of browser, tab and page.
 *
 * @returns `broken`: something was kept that cannot be read; it has been removed
 */
export function readNewest(
  name: string,
  now: number,
): { record: DraftRecord | undefined; broken: boolean } {
  const stored = storedNames(PREFIX + name)?.includes(PREFIX + name) ?? false;
  const kept = readKept(name);
  // What page and tab hold was refused by the browser, so it is the newer one of the same instant.
  const newest = [inPage.get(name), readTab(PREFIX + name, isDraftRecord), kept]
    .filter((record) => record !== undefined)
    .sort((one, other) => other.savedAt - one.savedAt)[0];
  const broken = stored && !kept;
  if (!newest || !isOld(newest, now)) return { record: newest, broken };
  dropDraft(name);
  return { record: undefined, broken };
}

/** Forgets a draft everywhere, its previous version included. */
export function dropDraft(name: string): void {
  dropStored(PREFIX + name);
  dropStored(PREVIOUS + name);
  writeTab(PREFIX + name, undefined);
  inPage.delete(name);
}

/** Forgets what only this page holds. */
export function dropFromPage(name: string): void {
  inPage.delete(name);
}

/** The names of a person's drafts in this browser and tab. */
export function draftsOf(user: string): readonly string[] {
  const prefix = prefixOf(user);
  const names = [PREFIX, PREVIOUS].flatMap((kind) =>
    [...(storedNames(kind + prefix) ?? []), ...(storedNames(kind + prefix, 'tab') ?? [])].map(
      (name) => name.slice(kind.length),
    ),
  );
  return [...new Set(names)];
}

/** A draft that can be gone on with. */
export interface KeptDraft {
  /** In every storage; `dropDraft` forgets it by this. */
  readonly name: string;
  readonly form: string;
  readonly target: string;
  readonly record: DraftRecord;
}

/** A person's drafts of some forms, the latest first; those that cannot be read are left out. */
export function keptDrafts(user: string, forms: readonly string[], now: number): KeptDraft[] {
  return draftsOf(user)
    .flatMap((name): KeptDraft[] => {
      const { form, target } = draftAddress(name);
      if (!forms.includes(form)) return [];
      const { record } = readNewest(name, now);
      return record ? [{ name, form, target, record }] : [];
    })
    .sort((one, other) => other.record.savedAt - one.record.savedAt);
}

/**
 * Removes what nobody has touched for long, whoever's it is, and what another person left in this
 * page.
 *
 * @param name the draft that is about to be opened; it is left alone
 */
export function tidyUp(name: string, now: number): void {
  for (const kind of [PREFIX, PREVIOUS, ASIDE]) {
    for (const stored of storedNames(kind) ?? []) {
      const record = stored === kind + name ? undefined : readStored(stored, isDraftRecord);
      if (record && isOld(record, now)) dropStored(stored);
    }
  }
  const person = name.slice(0, name.indexOf('.') + 1);
  for (const held of inPage.keys()) {
    if (!held.startsWith(person)) inPage.delete(held);
  }
}

/** Whether a change of the browser's storage in another tab concerns this draft. */
export function concerns(name: string, key: string | null): boolean {
  return key === null || key === PREFIX + name || key === PREVIOUS + name;
}
