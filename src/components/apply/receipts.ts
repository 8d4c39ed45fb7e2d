import type { Application } from '@/services/data/process';

/** What is known of a request that was sent from this page. */
export interface Sent {
  readonly application: Application;
  /** A correction of a request, not a new one. */
  readonly corrected: boolean;
  /** It had been received before, with what was sent first. */
  readonly earlier: boolean;
}

// In memory alone: the query code of an anonymous report is kept nowhere else.
const receipts = new Map<string, Sent>();

const nameOf = (user: string, id: string) => `${user} ${id}`;

export function noteSent(user: string, sent: Sent): void {
  receipts.set(nameOf(user, sent.application.id), sent);
}

/** The answer to a request that this user has sent since the page was loaded. */
export function sentBefore(user: string, id: string): Sent | undefined {
  return receipts.get(nameOf(user, id));
}

/** Whether this user has sent a request of this service since the page was loaded. */
export function hasSent(user: string, process: string): boolean {
  return [...receipts].some(
    ([name, { application }]) =>
      name === nameOf(user, application.id) && application.processKey === process,
  );
}
