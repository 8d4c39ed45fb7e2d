import { LEGAL_EVENTS } from '../../../src/domain/legalStatus';
import { type PatentTerm, patentTerm } from '../../../src/domain/patentTerm';
import type { LegalEvent, Validity } from '../../contract';
import { gazetteDay, plusDays, plusMonths } from '../days';
import type { Random } from '../random';
import type { Kind, Life } from './blueprint';

/** The day on which the generated set was drawn up; nothing in it is later. */
export const DATA_DAY = '2026-10-31';

/** An event with the official name of its code. */
export function event(date: string, code: string, detail?: string): LegalEvent {
  const name = LEGAL_EVENTS[code]?.name ?? code;
  return detail === undefined ? { date, code, name } : { date, code, name, detail };
}

/** Yearly chance that a patent is given up, by kind. */
const LAPSE_RATE: Record<Kind, number> = { INVENTION: 0.045, UTILITY: 0.1, DESIGN: 0.13 };

/**
 * Draws the life of a patent filed on a day: publication, examination, decision, lapse or expiry.
 * Null when it would not have been published by `DATA_DAY`.
 */
export function drawLife(
  kind: Kind,
  filing: string,
  foreign: boolean,
  random: Random,
): Life | null {
  const events: LegalEvent[] = [];
  const life =
    kind === 'INVENTION'
      ? examine(filing, foreign, random, events)
      : register(kind, filing, random, events);
  if (life === null) return null;
  const end = life.grant === undefined ? {} : afterGrant(kind, filing, life.grant, random, events);
  events.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return { filing, ...life, ...end, events, validity: end.validity ?? life.validity };
}

type Decision = Pick<Life, 'publication' | 'examination' | 'grant' | 'validity'>;

/** Utility models and designs are published with the grant. */
function register(
  kind: Kind,
  filing: string,
  random: Random,
  events: LegalEvent[],
): Decision | null {
  const days = kind === 'UTILITY' ? random.int(120, 320) : random.int(60, 220);
  const grant = gazetteDay(plusDays(filing, days));
  if (grant > DATA_DAY) return null;
  events.push(event(grant, 'GR01'));
  return { publication: grant, grant, validity: 'VALID' };
}

function examine(
  filing: string,
  foreign: boolean,
  random: Random,
  events: LegalEvent[],
): Decision | null {
  // National phases of international applications enter 30 months after the first filing.
  const days = foreign ? random.int(600, 820) : random.int(80, 540);
  const publication = gazetteDay(plusDays(filing, days));
  if (publication > DATA_DAY) return null;
  events.push(event(publication, 'PB01'));
  const decision: Decision = { publication, validity: 'PENDING' };
  const examination = gazetteDay(plusDays(publication, random.int(14, 120)));
  if (examination > DATA_DAY) return decision;
  events.push(event(examination, 'SE01'));
  decision.examination = examination;
  const decided = gazetteDay(plusDays(examination, random.int(200, 1100)));
  if (decided > DATA_DAY) return decision;
  const draw = random.next();
  if (draw < 0.64) {
    events.push(event(decided, 'GR01'));
    return { ...decision, grant: decided, validity: 'VALID' };
  }
  const code = draw < 0.8 ? 'RJ01' : draw < 0.95 ? 'WD01' : draw < 0.98 ? 'WW01' : 'AD01';
  events.push(event(decided, code));
  return { ...decision, validity: 'INVALID' };
}

type AfterGrant = { validity?: Validity; lapsedOn?: string };

/** What becomes of a granted patent: attacked, given up, given up and restored, or expired. */
function afterGrant(
  kind: Kind,
  filing: string,
  grant: string,
  random: Random,
  events: LegalEvent[],
): AfterGrant {
  const term = patentTerm(kind, filing);
  if (term === null) return {};
  const lapse = drawLapse(kind, filing, grant, term, random);
  const attack = drawAttack(kind, grant, random);
  if (attack !== null && attack.date < (lapse?.due ?? term.expiryDate)) {
    events.push(event(attack.date, 'IP01', `宣告专利权${attack.whole ? '全部' : '部分'}无效`));
    if (attack.whole) return { validity: 'INVALID' };
  }
  if (lapse !== null) {
    events.push(event(lapse.told, 'CF01', `专利权终止日：${lapse.due}`));
    if (lapse.restored === null) return { validity: 'INVALID', lapsedOn: lapse.due };
    events.push(event(lapse.restored, 'RR01', '权利恢复请求予以批准'));
  }
  const told = gazetteDay(plusDays(term.expiryDate, random.int(10, 60)));
  if (told > DATA_DAY) return {};
  events.push(event(told, 'CX01'));
  return { validity: 'INVALID' };
}

/** The first annual fee that is not paid, when that has been told by `DATA_DAY`. */
function drawLapse(kind: Kind, filing: string, grant: string, term: PatentTerm, random: Random) {
  const paidWithGrant = plusMonths(grant, 6);
  for (let year = 1; year < term.years; year++) {
    const due = plusMonths(filing, year * 12);
    if (due > DATA_DAY) return null;
    if (due <= paidWithGrant || !random.chance(LAPSE_RATE[kind])) continue;
    // Told some months after the half year in which the fee may still be paid.
    const told = gazetteDay(plusDays(plusMonths(due, 6), random.int(30, 150)));
    if (told > DATA_DAY) return null;
    const restored = gazetteDay(plusDays(told, random.int(40, 110)));
    const inTime = restored <= DATA_DAY && restored < term.expiryDate;
    return { due, told, restored: inTime && random.chance(0.06) ? restored : null };
  }
  return null;
}

/** A few patents are attacked; the request fails in part or succeeds. */
function drawAttack(kind: Kind, grant: string, random: Random) {
  if (!random.chance(kind === 'DESIGN' ? 0.01 : 0.02)) return null;
  const date = gazetteDay(plusDays(grant, random.int(300, 1500)));
  return date > DATA_DAY ? null : { date, whole: random.chance(0.45) };
}
