import { USER_PAGES } from '../../config/portal';
import { AbortedError, CodeError, firstOfList, ShowTypeError, TransportError } from './errors';
import { keptSentence } from './filledIn';

/** What the user sees of a failed call. */
export type Reaction =
  | { kind: 'none' }
  | { kind: 'message'; level: 'warning' | 'error'; text: string }
  | { kind: 'notification'; title: string; text: string }
  | { kind: 'exception'; errorCode: string; errorMessage: string }
  | { kind: 'login' }
  | { kind: 'externalLogin' };

/** Session-invalid code (specification 8). */
export const SESSION_INVALID = '99998';

/** Texts that send the browser to the external login address; the spelling is the product's. */
const LOGGED_OUT_MESSAGES = ['userToken is invalid,plead login again', 'user is logout'];

/** Specification 8 on an error without a text, followed by what the user can do. */
const emptyMessage = () => `Request error, please retry. 请重试。${keptSentence()}`;

/**
 * Decides what a failed call shows: the whole of the specification's error catalogue.
 *
 * @param error whatever the call rejected with
 * @param pathname the page's path when the answer arrived
 */
export function reactionTo(error: unknown, pathname: string): Reaction {
  if (error instanceof AbortedError) return { kind: 'none' };
  if (error instanceof ShowTypeError) return showTypeReaction(error);
  if (error instanceof CodeError) return codeReaction(error, pathname);
  const text = error instanceof Error ? error.message : '';
  return { kind: 'message', level: 'error', text: text || emptyMessage() };
}

function showTypeReaction({ failure }: ShowTypeError): Reaction {
  const { errorCode, errorMessage, showType } = failure;
  const text = errorMessage || emptyMessage();
  switch (showType) {
    case 0:
      return { kind: 'none' };
    case 1:
      return { kind: 'message', level: 'warning', text };
    case 4:
      return { kind: 'notification', title: errorCode, text };
    case 9:
      return { kind: 'exception', errorCode, errorMessage };
    default:
      return { kind: 'message', level: 'error', text };
  }
}

function codeReaction({ code, msg }: CodeError, pathname: string): Reaction {
  if (LOGGED_OUT_MESSAGES.includes(msg)) return { kind: 'externalLogin' };
  if (code === SESSION_INVALID) {
    return pathname.includes(USER_PAGES) ? { kind: 'none' } : { kind: 'login' };
  }
  if (!msg) return { kind: 'none' };
  return { kind: 'notification', title: '操作未完成', text: firstOfList(msg) };
}

/** Whether a failure takes the user away from the page, as the end of the session does. */
export function leadsAway(error: unknown): boolean {
  const { kind } = reactionTo(error, window.location.pathname);
  return kind === 'login' || kind === 'externalLogin' || kind === 'exception';
}

/** What the shell does for a reaction; wired once in src/app.tsx. */
export interface Effects {
  message(level: 'warning' | 'error', text: string): void;
  notification(title: string, text: string): void;
  exception(errorCode: string, errorMessage: string): void;
  login(): void;
  externalLogin(): void;
}

let effects: Effects | undefined;

/** Gives the policy its hands. Called once at start-up. */
export function setEffects(given: Effects): void {
  effects = given;
}

/**
 * Shows what a failed call is to show. Both clients call it, and nothing else does.
 *
 * @param shownInPlace the screen itself says that a call was not answered
 */
export function handleFailure(error: unknown, shownInPlace = false): void {
  if (shownInPlace && error instanceof TransportError) return;
  const reaction = reactionTo(error, window.location.pathname);
  if (!effects) return;
  if (reaction.kind === 'message') effects.message(reaction.level, reaction.text);
  if (reaction.kind === 'notification') effects.notification(reaction.title, reaction.text);
  if (reaction.kind === 'exception') effects.exception(reaction.errorCode, reaction.errorMessage);
  if (reaction.kind === 'login') effects.login();
  if (reaction.kind === 'externalLogin') effects.externalLogin();
}

/** True while a user page is shown: calls answer with the whole envelope there (specification 8). */
export function onUserPage(): boolean {
  return window.location.pathname.includes(USER_PAGES);
}
