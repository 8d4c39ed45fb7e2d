/** A page whose scripts have arrived and that is not drawn yet. */
export interface AheadOf {
  /** Query string of its address, with `?`. */
  search: string;
  /** Its path within the portal. */
  pathname: string;
  /** The id of the account. */
  owner: string;
}

/** Sends what a page asks first; a route file that has one exports it as `ahead`. */
export type AskAhead = (page: AheadOf) => unknown;

/** Milliseconds for which an answer waits for the screen that wants it; a slow device takes its time. */
const KEPT = 30_000;

/** What was asked before the screen that wants it was drawn, by call. */
const asked = new Map<string, Promise<unknown>>();

/** Keeps the answer to a call, or why there is none, for the first equal call. */
export function keepAhead(call: string, answer: Promise<unknown>): void {
  asked.set(call, answer);
  // Whoever takes it is told.
  answer.catch(() => undefined);
  setTimeout(() => asked.delete(call), KEPT);
}

/** The answer to a call that was sent ahead, once; undefined when nothing equal was. */
export function takeAhead(call: string): Promise<unknown> | undefined {
  const answer = asked.get(call);
  asked.delete(call);
  return answer;
}
