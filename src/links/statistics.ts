import { links } from './paths';
import { finish, oneOf } from './query';

/** Kinds of patents that can be counted alone; '' for all three. */
export const STATISTICS_TYPES = ['', 'INVENTION', 'UTILITY', 'DESIGN'] as const;
type StatisticsType = (typeof STATISTICS_TYPES)[number];

/** Blocks of the page, which are also the charts of a report. */
export const STATISTICS_BLOCKS = [
  'trend',
  'grants',
  'density',
  'composition',
  'value',
  'regions',
  'map',
  'matrix',
  'industry',
  'ipc',
  'enterprise',
  'operations',
  'pledge',
  'trademark',
  'protection',
] as const;
export type StatisticsBlock = (typeof STATISTICS_BLOCKS)[number];

/** Figures that the towns are compared by. */
export const REGION_CODES = ['PAT_GRANT', 'PAT_APPLY', 'INV_VALID'] as const;
type RegionCode = (typeof REGION_CODES)[number];

/** Characters of an address that every browser and gateway takes; nginx takes 8,192 by default. */
export const LONGEST_ADDRESS = 6000;

/** A report: which charts in which order, and the words around them. */
export interface StatisticsReport {
  readonly title: string;
  readonly introduction: string;
  readonly charts: readonly { readonly block: StatisticsBlock; readonly words: string }[];
  /** The words are too long for an address: only the tab in which they were written has them. */
  readonly wordsInTab?: true;
}

/** Everything a user can set on the page of statistics; all of it stands in the address. */
export interface StatisticsState {
  /** First and last year; null for the page's own choice. */
  from: number | null;
  to: number | null;
  /** Code of a region; '' for the city. */
  region: string;
  type: StatisticsType;
  base: 'total' | 'perCapita';
  scale: 'linear' | 'log';
  /** What the towns are compared by. */
  by: RegionCode;
  map: 'tiles' | 'counties';
  /** The report that is being put together; null while the page itself is looked at. */
  report: StatisticsReport | null;
}

const BASES = ['total', 'perCapita'] as const;
const SCALES = ['linear', 'log'] as const;
const MAPS = ['tiles', 'counties'] as const;
const YEAR = /^(?:19|20)\d{2}$/;
const REGION = /^\d{6,12}$/;

const BYTES = 2 ** 8;

/** Begins a text that is packed by code units; no other packed text has this sign. */
const BY_UNITS = '.';

function inBase64(bytes: readonly number[]): string {
  const binary = bytes.map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * A text in the signs that an address leaves as they are, by bytes of UTF-8 or by code units,
 * whichever is shorter: a Chinese character takes 2.7 signs, against 9 written with per cent signs.
 */
function packed(text: string): string {
  const bytes = inBase64([...new TextEncoder().encode(text)]);
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const units = BY_UNITS + inBase64(codes.flatMap((code) => [code >> 8, code % BYTES]));
  return units.length < bytes.length ? units : bytes;
}

/** The text again; '' for what is none. */
function unpacked(text: string | null): string {
  try {
    const given = text ?? '';
    const byUnits = given.startsWith(BY_UNITS);
    const base64 = byUnits ? given.slice(BY_UNITS.length) : given;
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const encoding = byUnits ? 'utf-16be' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}

function writeReport(query: URLSearchParams, report: StatisticsReport): void {
  query.set('report', report.charts.map(({ block }) => block).join(','));
  if (report.title) query.set('title', packed(report.title));
  if (report.wordsInTab) query.set('words', 'tab');
  if (report.introduction) query.set('intro', packed(report.introduction));
  for (const { block, words } of report.charts) if (words) query.set(`t.${block}`, packed(words));
}

function readReport(query: URLSearchParams): StatisticsReport | null {
  const named = query.get('report');
  if (named === null) return null;
  const blocks = [...new Set(named.split(','))].flatMap(
    (name) => STATISTICS_BLOCKS.find((block) => block === name) ?? [],
  );
  return {
    title: unpacked(query.get('title')),
    introduction: unpacked(query.get('intro')),
    charts: blocks.map((block) => ({ block, words: unpacked(query.get(`t.${block}`)) })),
    ...(query.get('words') === 'tab' && { wordsInTab: true }),
  };
}

/** The page of statistics; what is left out has its default. */
export function statisticsLink(state: Partial<StatisticsState> = {}): string {
  const query = new URLSearchParams();
  if (state.from) query.set('from', String(state.from));
  if (state.to) query.set('to', String(state.to));
  if (state.region) query.set('region', state.region);
  if (state.type) query.set('type', state.type);
  if (state.base === 'perCapita') query.set('base', state.base);
  if (state.scale === 'log') query.set('scale', state.scale);
  if (state.by && state.by !== REGION_CODES[0]) query.set('by', state.by);
  if (state.map === 'counties') query.set('map', state.map);
  if (state.report) writeReport(query, state.report);
  return finish(links.statistics, query);
}

/** Reads the address of the page; what cannot be read has its default. */
export function readStatistics(search: string): StatisticsState {
  const query = new URLSearchParams(search);
  const year = (name: string) => {
    const text = query.get(name) ?? '';
    return YEAR.test(text) ? Number(text) : null;
  };
  const region = query.get('region') ?? '';
  return {
    from: year('from'),
    to: year('to'),
    region: REGION.test(region) ? region : '',
    type: oneOf(STATISTICS_TYPES, query.get('type'), ''),
    base: oneOf(BASES, query.get('base'), 'total'),
    scale: oneOf(SCALES, query.get('scale'), 'linear'),
    by: oneOf(REGION_CODES, query.get('by'), REGION_CODES[0]),
    map: oneOf(MAPS, query.get('map'), 'tiles'),
    report: readReport(query),
  };
}
