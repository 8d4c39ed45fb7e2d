import type { AsideDraft } from '@/components/form/draft/asideDrafts';
import { fitContent, type Sending } from '@/components/form/draft/record';
import { todayInChina } from '@/domain/calendar';
import { formContext } from '@/domain/form/asked';
import { type FormBody, formBody } from '@/domain/form/body';
import type { FormValues } from '@/domain/form/description';
import { PROCESSES, type ProcessKey } from '@/domain/workflow/status';
import type { RawRow } from '@/services/data/submission';
import { isPlainObject } from '@/storage';
import type { Service } from '../service';

/** A form that was sent, as it is looked for among one's own requests. */
export interface SentRequest {
  readonly process: ProcessKey;
  /** Under which it was sent. */
  readonly mark: string;
  readonly sending: Sending;
  /** What was sent, without what no draft keeps. */
  readonly answers: FormBody;
}

type SentService = Pick<Service, 'process' | 'description'>;

/**
 * The request that a form was sent as.
 *
 * @param values answers of the draft
 */
export function sentRequest(
  { process, description }: SentService,
  { mark, sending, values }: { mark: string; sending: Sending; values: FormValues },
): SentRequest {
  const context = formContext(values, { today: todayInChina(sending.at) });
  return { process, mark, sending, answers: formBody(description, values, context) };
}

/** The request that a draft put aside was sent as. */
export function asideRequest(service: SentService, { record, sending }: AsideDraft): SentRequest {
  const { values } = fitContent(service.description, record).content;
  return sentRequest(service, { mark: record.mark, sending, values });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** How far the clocks of browser and back end may differ, in milliseconds. */
const CLOCKS = 60_000;

const MOMENT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?/;

/** Milliseconds since 1970 of a moment, in China where it names no zone; NaN of anything else. */
function timeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !MOMENT.test(value)) return Number.NaN;
  const text = value.replace(' ', 'T');
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}+08:00`);
}

const sameValue = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, at) => sameValue(part, other[at]));
  }
  if (isPlainObject(one) && isPlainObject(other)) return holds(other, one);
  return one === other;
};

/** Whether everything of one record stands in another. */
const holds = (record: RawRow, all: RawRow): boolean =>
  Object.entries(all).every(([key, value]) => sameValue(value, record[key]));

/** Shorter texts say too little. */
const SAYS_SOMETHING = 4;

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isPlainObject(value)) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' && value.length >= SAYS_SOMETHING ? [value] : [];
}

/** Whether the title of a row names what an answer names, which is not the applicant alone. */
function isTitleOf(title: string, { applicantName, ...answers }: FormBody): boolean {
  const subject = title.slice(title.indexOf('：') + 1).trim();
  if (subject.length < SAYS_SOMETHING || subject === applicantName) return false;
  return textsIn(answers).some(
    (text) => text !== applicantName && (subject.includes(text) || text.includes(subject)),
  );
}

/** Whether a row says of which process it is, and says this one. */
function isOfProcess(row: RawRow, process: ProcessKey): boolean | undefined {
  const named = Object.values(row).filter(
    (value) => typeof value === 'string' && Object.hasOwn(PROCESSES, value),
  );
  return named.length === 0 ? undefined : named.every((value) => value === process);
}

function isLike({ process, mark, sending, answers }: SentRequest, row: RawRow): boolean {
  const key = textOf(row.idempotencyKey);
  if (isOfProcess(row, process) !== true || (key !== '' && key !== mark)) return false;
  const { since = sending.at } = sending;
  const times = [row.submitTime, row.createTime].map(timeOf).filter((time) => !Number.isNaN(time));
  if (times.length === 0 || times.some((time) => time < since - CLOCKS)) return false;
  const { formData, title, applicantName } = row;
  if (isPlainObject(formData) && Object.keys(answers).length > 0) return holds(formData, answers);
  return (
    answers.applicantName !== undefined &&
    applicantName === answers.applicantName &&
    isTitleOf(textOf(title), answers)
  );
}

/** Whether a row is the one that the back end named; of a correction, whether it has moved on. */
function isNamed({ process, mark, sending, answers }: SentRequest, row: RawRow): boolean {
  const { id, before } = sending;
  if (before === undefined && row.idempotencyKey === mark) return true;
  if (id === undefined || ![row.id, row.applyNo].some((one) => textOf(one) === id)) return false;
  if (isOfProcess(row, process) === false) return false;
  const { status, formData } = row;
  const hasMoved = before !== '' && !['', before].includes(textOf(status));
  return before === undefined || hasMoved || (isPlainObject(formData) && holds(formData, answers));
}

/**
 * Looks for a request that was sent among rows of which nothing is certain. A row is taken for it
 * only
 *
 * - when it carries the key under which the form was sent;
 * - or when its id or number is the one that the back end answered, and it does not name another
 *   process; of a correction, when its state is another one than before besides, or it holds
 *   everything that was sent;
 * - or, where no row is named so, when it is the only one of which all of this is true: it names
 *   the process; it was made (`submitTime`, `createTime`) after the form was sent, a minute for the
 *   clocks given; it carries no other key; and its answers are those that were sent, or else its
 *   applicant is the one that was sent and its title names what an answer names.
 *
 * Everything else is taken for somebody else's: an unknown field never makes a row ours.
 *
 * @returns its id as text; undefined when no row is certainly this request
 */
export function findSent(sent: SentRequest, rows: readonly RawRow[]): string | undefined {
  const named = rows.filter((row) => isNamed(sent, row));
  const isCorrection = sent.sending.before !== undefined;
  const found = named.length > 0 || isCorrection ? named : rows.filter((row) => isLike(sent, row));
  const [first, ...others] = found.map((row) => textOf(row.id) || textOf(row.applyNo));
  return others.length === 0 && first ? first : undefined;
}

const KEY_FIELDS = ['idempotencyKey', 'applyNo', 'processKey', 'statusLabel', 'submitTime'];

/**
 * Whether a back end that answers such requests makes no second one of the same key: a request of
 * the contract carries the key under which it was sent. One that merely hands back what it was sent
 * has neither number nor words for its state.
 */
export function carriesKey(request: object): boolean {
  const row = request as RawRow;
  return KEY_FIELDS.every((name) => textOf(row[name]) !== '');
}

/** An anonymous report stands in nobody's list, so that it is never seen there. */
export function isAnonymous({ process, answers }: SentRequest): boolean {
  return process === 'JBTS' && answers.kind === 'REPORT' && answers.anonymous === true;
}
