import { HOTLINES, USER_PAGES } from '../../config/portal';
import {
  AbortedError,
  CodeError,
  firstOfList,
  isSessionOver,
  LOGGED_OUT_MESSAGES,
  SESSION_INVALID,
  ShowTypeError,
  TransportError,
} from './errors';
import { keptSentence } from './filledIn';
import { noteUndone } from './lostSession';

/** What the user sees of a failed call. */
export type Reaction =
  | { kind: 'none' }
  | { kind: 'message'; level: 'warning' | 'error'; text: string }
  | { kind: 'notification'; title: string; text: string }
  | { kind: 'exception'; errorCode: string; errorMessage: string }
  | { kind: 'login' }
  | { kind: 'externalLogin' };

/** Specification 8 on an error without a text, followed by what it means and what the user can do. */
const emptyMessage = () =>
  `Request error, please retry. 请求出错，原因不明：请稍候再操作一次；仍然出错，请拨打 ${HOTLINES.government} 反映。${keptSentence()}`;

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
  // The code goes before the text: on user pages nothing happens, whatever the text says.
  if (code === SESSION_INVALID && pathname.includes(USER_PAGES)) return { kind: 'none' };
  if (LOGGED_OUT_MESSAGES.includes(msg)) return { kind: 'externalLogin' };
  if (code === SESSION_INVALID) return { kind: 'login' };
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

/** What a call says about how its failure is to be treated; see `CallOptions`. */
export interface FailureOptions {
  skipErrorHandler?: boolean | undefined;
  shownInPlace?: boolean | undefined;
  purpose?: string | undefined;
  aboutSession?: boolean | undefined;
}

/** Ends of the session that a client has settled: a screen that hands them on has nothing to add. */
const settled = new WeakSet<CodeError>();

/**
 * What becomes of a failed call. The end of the session is the policy's whatever the screen shows
 * itself: a screen would only say why its own answer is missing.
 */
export function settleFailure(
  error: unknown,
  { skipErrorHandler, shownInPlace, purpose, aboutSession }: FailureOptions = {},
): void {
  if (aboutSession) return;
  const over = isSessionOver(error);
  if (over && purpose) noteUndone(purpose);
  if (over || !skipErrorHandler) handleFailure(error, shownInPlace);
  if (isSessionOver(error)) settled.add(error);
}

/**
 * Shows what a failed call is to show.
 *
 * @param shownInPlace the screen itself says that a call was not answered
 */
export function handleFailure(error: unknown, shownInPlace = false): void {
  if (shownInPlace && error instanceof TransportError) return;
  if (error instanceof CodeError && settled.has(error)) return;
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
