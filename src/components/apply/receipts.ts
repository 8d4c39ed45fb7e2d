import type { Application } from '@/services/data/process';
import type { Submitted } from '@/services/data/submission';

/** What is known of a request that was sent from this page. */
export interface Sent {
  readonly application: Application;
  /** A correction of a request, not a new one. */
  readonly corrected: boolean;
  /** It had been received before, with what was sent first. */
  readonly earlier: boolean;
}

interface Receipt {
  readonly process: string;
  readonly sent?: Sent;
  /** What a back end answered that does not show the request. */
  readonly told?: Submitted;
}

// In memory alone: the query code of an anonymous report is kept nowhere else.
const receipts = new Map<string, Receipt>();

const nameOf = (user: string, id: string) => `${user} ${id}`;

export function noteSent(user: string, process: string, sent: Sent): void {
  receipts.set(nameOf(user, sent.application.id), { process, sent });
}

/** A form was stored, and its request has not been seen. */
export function noteStored(user: string, process: string, mark: string, told: Submitted): void {
  receipts.set(nameOf(user, mark), { process, told });
}

/** The answer to a request that this user has sent since the page was loaded. */
export function sentBefore(user: string, id: string): Sent | undefined {
  return receipts.get(nameOf(user, id))?.sent;
}

/** What was answered to a form that this user has sent since the page was loaded, by its mark. */
export function toldBefore(user: string, mark: string): Submitted | undefined {
  return receipts.get(nameOf(user, mark))?.told;
}

/** Whether this user has sent a request of this service since the page was loaded. */
export function hasSent(user: string, process: string): boolean {
  return [...receipts].some(
    ([name, receipt]) => name.startsWith(nameOf(user, '')) && receipt.process === process,
  );
}
