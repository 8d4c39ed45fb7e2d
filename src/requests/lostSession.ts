import { forgetTabSession, isPlainObject, readTab, writeTab } from '@/storage';

/**
 * What this browser tab remembers of its session: the login page says that it is over, and the
 * portal after the login what was not done.
 */

const USER = 'iprSessionOf';
const LOST = 'iprSessionLost';
const UNDONE = 'iprUndone';

interface Undone {
  readonly user: string;
  readonly purposes: readonly string[];
}

/** Whether what was filled in has been kept for after the login. */
export interface Lost {
  readonly kept: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isLost = (value: unknown): value is Lost =>
  isPlainObject(value) && typeof value.kept === 'boolean';
const isUndone = (value: unknown): value is Undone =>
  isPlainObject(value) &&
  isText(value.user) &&
  Array.isArray(value.purposes) &&
  value.purposes.every(isText);

/** Somebody is logged in. */
export function noteSession(user: string): void {
  writeTab(USER, user);
  writeTab(LOST, undefined);
}

/** The user has ended the session: nothing was lost. */
export function forgetSession(): void {
  for (const key of [USER, LOST, UNDONE]) writeTab(key, undefined);
  forgetTabSession();
}

/** Nobody is logged in any more. Where nobody was before, nothing was lost. */
export function noteLostSession(kept: boolean): void {
  const user = readTab(USER, isText);
  forgetTabSession();
  if (user === undefined) return;
  writeTab(USER, undefined);
  writeTab(LOST, { kept } satisfies Lost);
  writeTab(UNDONE, { user, purposes: [], ...readTab(UNDONE, isUndone) } satisfies Undone);
}

/** A lost session that the user has not been told of. */
export function lostSession(): Lost | undefined {
  return readTab(LOST, isLost);
}

/** The user has been told. */
export function forgetLostSession(): void {
  writeTab(LOST, undefined);
}

/**
 * An action was not done because the session was over.
 *
 * @param purpose in words, e.g. 提交专利权评价报告申请
 */
export function noteUndone(purpose: string): void {
  const before = readTab(UNDONE, isUndone);
  const user = readTab(USER, isText) ?? before?.user;
  if (user === undefined) return;
  const purposes = before?.user === user ? before.purposes : [];
  writeTab(UNDONE, { user, purposes: [...new Set([...purposes, purpose])] } satisfies Undone);
}

/** What the user has not done when the session was lost; told once, and to nobody else. */
export function takeUndone(user: string): readonly string[] {
  const undone = readTab(UNDONE, isUndone);
  writeTab(UNDONE, undefined);
  return undone?.user === user ? undone.purposes : [];
}
