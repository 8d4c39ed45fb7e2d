import { wasGranted } from '../currentOwner';
import { grantDayOf, type LegalEvent, legalState } from '../legalStatus';
import type { PatentType } from '../patentLabels';
import {
  type CaseFacts,
  type MovedFacts,
  type PatentFacts,
  rolesIn,
  sideOf,
} from './relationPieces';
import { isOwnName, knownDay, newestFirst, type Told } from './relations';

/** What happened to an enterprise and its rights, in the order of the filters. */
export const EVENT_KINDS = {
  FILED: '申请',
  GRANTED: '授权',
  LAPSED: '失效',
  TRANSFERRED: '转让',
  LICENSED: '许可',
  SUED: '涉诉',
  DISHONEST: '失信',
} as const;

export type EventKind = keyof typeof EVENT_KINDS;

/** Something that happened, with the record that tells it. */
export interface HistoryEvent {
  readonly key: string;
  readonly kind: EventKind;
  /** `YYYY-MM-DD`; undefined where no record says it. */
  readonly day: string | undefined;
  /** Title of the record. */
  readonly title: string;
  readonly note: string;
  readonly at: { readonly what: 'PATENT' | 'CASE' | 'RECORD'; readonly id: string };
  readonly sample?: boolean | undefined;
}

/** What the history needs of a patent of the search. */
export interface FiledPatent extends PatentFacts {
  readonly title: string;
  readonly patentType?: PatentType | null | undefined;
  readonly grantNumber?: Told;
  readonly grantDate?: Told;
  readonly validity?: Told;
  readonly latestLegalStatus?: Told;
}

/** What the analysis tells of the legal events of a patent. */
export interface EventfulPatent {
  readonly id: string;
  readonly title: string;
  readonly applicationNumber?: Told;
  readonly legalEvents?: readonly LegalEvent[] | undefined;
}

const patentEvent = (
  kind: EventKind,
  { id, title, applicationNumber }: EventfulPatent,
  day: string | undefined,
  note = '',
): HistoryEvent => ({
  key: [kind, id || applicationNumber || title, day].join(' '),
  kind,
  day,
  title,
  note: [applicationNumber, note].filter(Boolean).join('，'),
  at: { what: 'PATENT', id },
});

/** Filing, grant and lapse as far as rows of the search tell; they never say the day of a lapse. */
export function patentEvents(patents: readonly FiledPatent[]): HistoryEvent[] {
  return patents.flatMap((patent) => {
    const { filingDate, grantDate, grantNumber, patentType, validity } = patent;
    const granted = wasGranted({
      patentType: patentType ?? undefined,
      grantNumber: grantNumber ?? undefined,
      grantDate: grantDate ?? undefined,
    });
    return [
      patentEvent('FILED', patent, knownDay(filingDate)),
      ...(granted || validity === 'VALID'
        ? [patentEvent('GRANTED', patent, knownDay(grantDate))]
        : []),
      ...(validity === 'INVALID'
        ? [patentEvent('LAPSED', patent, undefined, patent.latestLegalStatus ?? '')]
        : []),
    ];
  });
}

/** Codes and wordings of events that move a right without ending it. */
const MOVES: readonly (readonly [EventKind, RegExp, RegExp])[] = [
  ['TRANSFERRED', /^T[AR]01$/, /转移|转让/],
  ['LICENSED', /^EE01$/, /许可合同备案的?生效/],
];

/** Grants and lapses with their days, transfers and licences that the legal events of patents tell. */
export function legalHistory(patents: readonly EventfulPatent[]): HistoryEvent[] {
  return patents.flatMap((patent) => {
    const events = patent.legalEvents ?? [];
    const state = legalState(events);
    const moved = events.flatMap(({ date, code, name }) => {
      const kind = MOVES.find(([, codes, words]) =>
        code ? codes.test(code.toUpperCase()) : words.test(name),
      )?.[0];
      return kind ? [patentEvent(kind, patent, knownDay(date), name)] : [];
    });
    const day = grantDayOf({ legalEvents: events });
    if (day) moved.push(patentEvent('GRANTED', patent, day));
    if (state?.validity !== 'INVALID') return moved;
    const { date, name } = state.event;
    return [...moved, patentEvent('LAPSED', patent, knownDay(date), name)];
  });
}

/** Transfers and licences of the enterprise that records of patents tell. */
export function movedEvents(records: readonly MovedFacts[], own: readonly string[]) {
  return records.flatMap((record): HistoryEvent[] => {
    const deal = (
      kind: EventKind,
      [giver, taker, no]: readonly [giver: string, taker: string, no: number],
      day: string | undefined,
      words: readonly [gives: string, takes: string],
    ): HistoryEvent[] => {
      const side = sideOf(giver, taker, own);
      if (side === undefined) return [];
      const stays = side === 'GIVES' && sideOf('', taker, own) === 'TAKES';
      const gives = stays ? '权利人变更，本企业仍是权利人' : words[0];
      const event = patentEvent(kind, record, day, side === 'GIVES' ? gives : words[1]);
      return [{ ...event, key: `${event.key} ${no}` }];
    };
    return [
      ...(record.transfers ?? []).flatMap(({ before, after, effectiveDate }, no) =>
        deal('TRANSFERRED', [before, after, no], knownDay(effectiveDate), ['转出', '转入']),
      ),
      ...(record.licenses ?? []).flatMap(({ licensor, licensee, recordDate, from }, no) =>
        deal('LICENSED', [licensor, licensee, no], knownDay(recordDate) ?? knownDay(from), [
          '许可他人',
          '获得许可',
        ]),
      ),
    ];
  });
}

/** Cases that name the enterprise, on the day of judgment: that of the suit is not told. */
export function caseEvents(cases: readonly CaseFacts[], own: readonly string[]): HistoryEvent[] {
  return cases.flatMap((one): HistoryEvent[] => {
    const roles = rolesIn(one, own);
    if (roles.length === 0) return [];
    return [
      {
        key: `SUED ${one.id || one.caseNumber || one.title}`,
        kind: 'SUED',
        day: knownDay(one.judgmentDate),
        title: one.title,
        note: [`本企业为${roles.join('、')}`, one.cause, one.caseNumber].filter(Boolean).join('，'),
        at: { what: 'CASE', id: one.id },
        sample: one.sample,
      },
    ];
  });
}

/** What a record of dishonesty tells. */
export interface DishonestFacts {
  readonly id: string;
  readonly decisionNo?: Told;
  readonly decisionDate?: Told;
  readonly sample?: boolean | undefined;
}

/** Records of dishonesty, on the day of the decision. */
export function dishonestEvents(records: readonly DishonestFacts[]): HistoryEvent[] {
  return records.map(({ id, decisionNo, decisionDate, sample }, index) => ({
    key: `DISHONEST ${id || decisionNo || index}`,
    kind: 'DISHONEST',
    day: knownDay(decisionDate),
    title: decisionNo || '文书号不详',
    note: '认定失信',
    at: { what: 'RECORD', id },
    sample,
  }));
}

/** What happens to a patent once. */
const ONCE: readonly EventKind[] = ['FILED', 'GRANTED', 'LAPSED'];

/**
 * Events of several sources as one history, newest first and those without a day last. What happens
 * once and is told with a day is not repeated without it; of two that tell the same, the first stays.
 */
export function historyOf(...sources: readonly (readonly HistoryEvent[])[]): HistoryEvent[] {
  const all = sources.flat();
  const subject = ({ kind, at, title }: HistoryEvent) => `${kind} ${at.what} ${at.id || title}`;
  const dated = new Set(all.filter(({ day }) => day !== undefined).map(subject));
  const seen = new Set<string>();
  return all
    .filter((event) => {
      const again =
        seen.has(event.key) ||
        (event.day === undefined && ONCE.includes(event.kind) && dated.has(subject(event)));
      seen.add(event.key);
      return !again;
    })
    .sort(newestFirst);
}

/** Events of one year. */
export interface HistoryYear {
  /** Four digits; '' for those whose day is not known. */
  readonly year: string;
  readonly events: readonly HistoryEvent[];
}

/** A history by year, newest first; what has no day stands at the end by itself. */
export function historyYears(events: readonly HistoryEvent[]): HistoryYear[] {
  const years = new Map<string, HistoryEvent[]>();
  for (const event of events) {
    const year = event.day?.slice(0, 4) ?? '';
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  return [...years]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([year, list]) => ({ year, events: list }));
}

/** The patents of a list that name the enterprise; those that name nobody may be its own. */
export function patentsOf<P extends PatentFacts>(rows: readonly P[], own: readonly string[]) {
  const named = (row: P) => row.applicants.some(({ name }) => isOwnName(name, own));
  const told = (row: P) => row.applicants.some(({ name }) => name.trim() !== '');
  const kept = rows.filter((row) => named(row) || !told(row));
  return {
    patents: kept,
    /** Rows that name others only. */
    others: rows.length - kept.length,
    /** Rows that name no applicant. */
    unsaid: kept.filter((row) => !told(row)).length,
  };
}
