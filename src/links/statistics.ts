import { links } from './paths';
import { finish, oneOf } from './query';
import { type Report, readReport, writeReport } from './report';

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

/** A report: which charts in which order, and the words around them. */
export type StatisticsReport = Report<StatisticsBlock>;

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
    report: readReport(query, STATISTICS_BLOCKS),
  };
}
