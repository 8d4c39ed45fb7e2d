import { isPublicComputer } from '@/components/form/draft/publicComputer';
import type { Application } from '@/services/data/process';
import type { Submitted } from '@/services/data/submission';
import { isPlainObject, OF_SESSION, readTab, writeTab } from '@/storage';

/** What a receipt shows of a request, all of it texts. */
const SHOWN = [
  'id',
  'applyNo',
  'processKey',
  'title',
  'applicantName',
  'submitTime',
  'deadline',
  'way',
  'status',
  'queryCode',
] as const;

/** What is known of a request that was sent from this page. */
export interface Sent {
  readonly application: Pick<Application, (typeof SHOWN)[number]> &
    // In this page alone.
    Partial<Pick<Application, 'formData' | 'attachments'>>;
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

/** In this page; those with a query code, which no service tells again, in this tab as well. */
const receipts = new Map<string, Receipt>();

const nameOf = (user: string, id: string) => `${user} ${id}`;
const keptName = (name: string) => `${OF_SESSION}receipt.${name}`;

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isReceipt(value: unknown): value is Receipt {
  if (!isPlainObject(value) || typeof value.process !== 'string') return false;
  const { sent = {}, told = {} } = value;
  if (!isPlainObject(sent) || !isPlainObject(told)) return false;
  const { application = {} } = sent;
  return (
    isPlainObject(application) &&
    [...Object.values(application), ...Object.values(told)].every(isText)
  );
}

/** Until the session or the tab is closed; on a public computer until the page is. */
function keep(name: string, receipt: Receipt): void {
  receipts.set(name, receipt);
  const { sent, told } = receipt;
  if (isPublicComputer() || !(sent?.application.queryCode ?? told?.queryCode)) return;
  const { id, applyNo, queryCode } = told ?? {};
  writeTab(keptName(name), {
    ...receipt,
    ...(sent && {
      sent: {
        ...sent,
        application: Object.fromEntries(SHOWN.map((key) => [key, sent.application[key]])),
      },
    }),
    ...(told && { told: { id, applyNo, queryCode } }),
  });
}

const read = (user: string, id: string): Receipt | undefined => {
  const name = nameOf(user, id);
  return receipts.get(name) ?? readTab(keptName(name), isReceipt);
};

export function noteSent(user: string, process: string, sent: Sent): void {
  keep(nameOf(user, sent.application.id), { process, sent });
}

/** A form was stored, and its request has not been seen. */
export function noteStored(user: string, process: string, mark: string, told: Submitted): void {
  keep(nameOf(user, mark), { process, told });
}

/**
 * The answer to a request that this user has sent since the page was loaded; one with a query code
 * since the user logged in.
 */
export function sentBefore(user: string, id: string): Sent | undefined {
  return read(user, id)?.sent;
}

/** The same of a form whose request was not shown, by its mark. */
export function toldBefore(user: string, mark: string): Submitted | undefined {
  return read(user, mark)?.told;
}

/** Whether this user has sent a request of this service since the page was loaded. */
export function hasSent(user: string, process: string): boolean {
  return [...receipts].some(
    ([name, receipt]) => name.startsWith(nameOf(user, '')) && receipt.process === process,
  );
}
