import { sealedIn } from '@/links/draftLink';
import { isPlainObject, readTab, writeTab } from '@/storage';

/** In the tab, so that it outlives the login: an encrypted draft that an address has carried. */
const KEY = 'iprCarriedDraft';

interface Carried {
  /** Path of the page that it was for. */
  readonly page: string;
  readonly sealed: string;
}

const isCarried = (value: unknown): value is Carried =>
  isPlainObject(value) && typeof value.page === 'string' && typeof value.sealed === 'string';

/** Where the browser refuses to keep it: it then lives as long as the page, which a login here leaves. */
let unkept: Carried | undefined;

/**
 * Takes the draft out of an address, before a login would hand it on as part of its way back.
 *
 * @returns whether there was one
 */
export function takeFromAddress(hash: string): boolean {
  const sealed = sealedIn(hash);
  if (sealed === undefined) return false;
  const { pathname, search } = window.location;
  const carried: Carried = { page: pathname, sealed };
  unkept = writeTab(KEY, carried) ? undefined : carried;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

/** The draft that was carried to the page on the screen; undefined where none was. */
export function carriedHere(): string | undefined {
  const carried = readTab(KEY, isCarried) ?? unkept;
  return carried?.page === window.location.pathname ? carried.sealed : undefined;
}

/** It has been taken in, or is not wanted. */
export function dropCarried(): void {
  unkept = undefined;
  writeTab(KEY, undefined);
}
