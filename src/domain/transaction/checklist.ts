import { addDays, addMonths, isoDay, parseIsoDay } from '../calendar';
import type { DayEvent } from '../icsCalendar';
import { type DealRule, type DealStep, dealRules } from './checklist/rules';

export type { DealStep } from './checklist/rules';

function dueOf({ months, days }: DealRule, signedOn: string): string | undefined {
  const signed = parseIsoDay(signedOn);
  if (!signed) return undefined;
  if (months !== undefined) return isoDay(addMonths(signed, months));
  return days === undefined ? undefined : addDays(signedOn, days);
}

/**
 * The steps of a deal with their days (portal features 4b.4): documents, signatures, recording
 * within the legal period, payment. Days of the law are told apart from those we advise.
 *
 * @param type id of the way of trading
 * @param signedOn day on which the contract is signed and takes effect, `YYYY-MM-DD`; '' when open
 */
export function dealSteps(type: string, signedOn: string): DealStep[] {
  return dealRules(type).map(({ months, days, legal, ...step }) => {
    const due = dueOf(
      { ...step, ...(months !== undefined && { months }), ...(days !== undefined && { days }) },
      signedOn,
    );
    return due === undefined ? step : { ...step, due, dueKind: legal ? '法定' : '建议' };
  });
}

/** How far a deal has come. */
export interface DealState {
  /** Id of the way of trading; '' when not chosen. */
  readonly type: string;
  /** `YYYY-MM-DD`; '' when not known. */
  readonly signedOn: string;
  /** Keys of the steps that are done. */
  readonly done: readonly string[];
}

/** Nothing chosen, nothing done. */
export const NO_DEAL: DealState = { type: '', signedOn: '', done: [] };

/** Every key that a step can have; their places stand in codes, so that new ones go to the end. */
const KEYS = [
  'check',
  'terms',
  'sign',
  'register',
  'record',
  'contract',
  'handover',
  'payment',
  'value',
  'release',
  'company',
  'accept',
  'fees',
];

/** The state as a short code for the address, `1-20261120-5`; '' when nothing is chosen. */
export function dealCode({ type, signedOn, done }: DealState): string {
  if (type === '' && signedOn === '' && done.length === 0) return '';
  const bits = KEYS.reduce((sum, key, place) => sum + (done.includes(key) ? 2 ** place : 0), 0);
  return `${type}-${signedOn.replace(/-/g, '')}-${bits.toString(36)}`;
}

/** Reads a code of the address; what cannot be read counts as nothing done. */
export function readDealCode(code: string): DealState {
  const [, type = '', day = '', bits = ''] =
    /^(\d{0,2})-(\d{8})?-([0-9a-z]{1,6})$/.exec(code) ?? [];
  if (bits === '') return NO_DEAL;
  const signedOn = day === '' ? '' : `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const value = Number.parseInt(bits, 36);
  return {
    type,
    signedOn: parseIsoDay(signedOn) ? signedOn : '',
    done: KEYS.filter((_, place) => Math.floor(value / 2 ** place) % 2 === 1),
  };
}

/** Days before a legal day on which the calendar reminds. */
const REMIND_DAYS = 7;

/**
 * The open steps with a day as events for a calendar file.
 *
 * @param listing id and title of the listing that the deal is about
 */
export function dealEvents(
  { id, title }: { readonly id: string; readonly title: string },
  { type, signedOn, done }: DealState,
): DayEvent[] {
  return dealSteps(type, signedOn).flatMap(({ key, due, ...step }) =>
    due === undefined || done.includes(key)
      ? []
      : [
          {
            uid: `deal-${id}-${key}@ipr-front`,
            day: due,
            summary: `${step.title}（${step.dueKind}期限）`,
            description: `${title}\n${step.detail}\n办理人：${step.actor}`,
            remindDaysBefore: REMIND_DAYS,
          },
        ],
  );
}
