import type { ProcessKey } from '@/domain/workflow/status';
import { CITY_PREFIX } from '../../config/portal';
import { inOrder, oneOf, readPage, withQuery } from './query';

/** The four services of business handling (specification 2). */
export const BUSINESS_SERVICES = ['PJSQ', 'JBTS', 'SXSS', 'WQYZ'] as const;
export type BusinessService = (typeof BUSINESS_SERVICES)[number];

/** The pages of a process: where requests are made, and where one is followed. */
const PAGES: Readonly<Record<ProcessKey, readonly [apply: string, request: string]>> = {
  PJSQ: ['business/PJSQ', 'business/PJSQForm'],
  JBTS: ['business/JBTS', 'business/JBTSForm'],
  SXSS: ['business/SXSS', 'business/SXSSForm'],
  WQYZ: ['business/WQYZ', 'business/WQYZForm'],
  ZLJY: ['operation/publish', 'operation/detail'],
  SQQPG: ['auxiliary/preApply', 'auxiliary/preDetail'],
  WDXPJ: ['auxiliary/stabilityApply', 'auxiliary/stabilityDetail'],
  JZPJ: ['auxiliary/valueApply', 'auxiliary/valueDetail'],
};

/** Every process that has pages, the four services first. */
export const REQUEST_PROCESSES = Object.keys(PAGES) as ProcessKey[];

/** The way of a request, in order; `guide` is where a service begins. */
export const APPLY_STEPS = [
  'guide',
  'questions',
  'consent',
  'fill',
  'files',
  'check',
  'receipt',
] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** What the page of a service shows. The query strings are ours; the specification shows none. */
export interface ApplyState {
  readonly step: ApplyStep;
  /** Key of the section that is filled in; '' for the list of sections. */
  readonly section: string;
  /** Path of the field to begin at, such as `respondents.1.name`; '' for the top. */
  readonly at: string;
  /** Request to correct, or of which the receipt is shown; '' for a new one. */
  readonly id: string;
  /** Mark of a draft that was sent, of which the receipt is shown while its request is not seen. */
  readonly sent: string;
  /** Request whose answers a new one begins with. */
  readonly copy: string;
  /** Application number of the patent that a new one is about. */
  readonly patent: string;
  /** Dishonesty record that a new appeal is about. */
  readonly record: string;
  /** What is asked for about that record: OBJECTION, REPAIR or REMOVE. */
  readonly appeal: string;
  /** Technique that a new demand seeks. */
  readonly seek: string;
  /** Its classes, with `；` between them. */
  readonly ipcs: string;
  /** Id of its industry. */
  readonly industry: string;
}

/** What of an address a new request begins with; every step of its form keeps it. */
export const BEGINNINGS = [
  'copy',
  'patent',
  'record',
  'appeal',
  'seek',
  'ipcs',
  'industry',
] as const;

/** The page on which requests of a process are made. */
export function applyLink(
  process: ProcessKey,
  { step, section, at, id, sent, ...beginning }: Partial<ApplyState> = {},
): string {
  return withQuery(`${CITY_PREFIX}/${PAGES[process][0]}`, {
    step: step === 'guide' ? undefined : step,
    section,
    at,
    id,
    sent,
    ...Object.fromEntries(BEGINNINGS.map((name) => [name, beginning[name]])),
  });
}

/** Id of the part of that page that lists one's own requests of the process. */
export const OWN_REQUESTS = 'own';

/** One's own requests of a process, on the page where they are made. */
export function ownRequestsLink(process: ProcessKey): string {
  return `${applyLink(process)}#${OWN_REQUESTS}`;
}

export function readApply(search: string): ApplyState {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  return {
    step: oneOf(APPLY_STEPS, query.get('step'), 'guide'),
    section: text('section'),
    at: text('at'),
    id: text('id'),
    sent: text('sent'),
    copy: text('copy'),
    patent: text('patent'),
    record: text('record'),
    appeal: text('appeal'),
    seek: text('seek'),
    ipcs: text('ipcs'),
    industry: text('industry'),
  };
}

/** One request, to be followed. */
export function requestLink(process: ProcessKey, id: string): string {
  return withQuery(`${CITY_PREFIX}/${PAGES[process][1]}`, { id });
}

/**
 * The page that asks for number and code of an anonymous report; the code is never part of an
 * address.
 */
export function reportProgressLink(applyNo?: string): string {
  return withQuery(`${CITY_PREFIX}/business/JBTSForm`, { no: applyNo });
}

/** The faces of a finished request that came to a report: the report, and the request behind it. */
export const REQUEST_FACES = ['report', 'request'] as const;
export type RequestFace = (typeof REQUEST_FACES)[number];

/** What the view of a request shows. */
export interface RequestState {
  readonly id: string;
  /** Number of an anonymous report. */
  readonly no: string;
  readonly face: RequestFace;
}

export function readRequest(search: string): RequestState {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') ?? '',
    no: query.get('no') ?? '',
    face: oneOf(REQUEST_FACES, query.get('face'), 'report'),
  };
}

/** The query string of the same page with another face; what else it says stays. */
export function faceSearch(search: string, face: RequestFace): string {
  const query = new URLSearchParams(search);
  if (face === 'report') query.delete('face');
  else query.set('face', face);
  return `?${query}`;
}

/** What the public list of dishonesty records shows; '' where nothing is chosen. */
export interface DishonestyState {
  /** Name of the subject. */
  readonly q: string;
  readonly behavior: string;
  readonly level: string;
  readonly repair: string;
  /** Day of the decision, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Id of the record that is open. */
  readonly record: string;
  /** 1-based. */
  readonly page: number;
}

export function dishonestyLink({ page, ...state }: Partial<DishonestyState> = {}): string {
  return withQuery(`${CITY_PREFIX}/business/SXSSList`, {
    ...state,
    page: page && page > 1 ? page : undefined,
  });
}

export function readDishonesty(search: string): DishonestyState {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const [from, to] = inOrder(text('from'), text('to'));
  return {
    q: text('q'),
    behavior: text('behavior'),
    level: text('level'),
    repair: text('repair'),
    from,
    to,
    record: text('record'),
    page: readPage(query),
  };
}
