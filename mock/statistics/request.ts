import { isStatisticsCode } from '../../src/domain/statistics/codes';
import { MOST_YEARS } from '../../src/domain/statistics/figures';
import type { components } from '../../src/services/contract/statistics';
import { CITY, REGIONS } from './regions';
import type { SeriesRequest } from './sources';

type Dimension = components['schemas']['Dimension'];
const DIMENSIONS: readonly Dimension[] = ['year', 'region', 'type', 'ipc', 'industry', 'applicant'];
const KINDS = ['INVENTION', 'UTILITY', 'DESIGN'] as const;

const listed = (value: unknown): string[] => (typeof value === 'string' ? value.split(',') : []);

/** Reads the query of a call; null when it breaks the contract or asks for too many years. */
export function readSeriesRequest(given: Record<string, unknown>): SeriesRequest | null {
  const { from, to, region = CITY, type } = given;
  const codes = [...listed(given.code), ...listed(given.$code_in)];
  const dims = listed(given.dims ?? 'year');
  const kind = KINDS.find((one) => one === type);
  if (typeof from !== 'number' || typeof to !== 'number' || from > to) return null;
  if (to - from + 1 > MOST_YEARS || from < 1985 || to > 2100) return null;
  if (codes.length === 0 || (type !== undefined && !kind)) return null;
  if (typeof region !== 'string' || !REGIONS.some(({ code }) => code === region)) return null;
  const known = dims.flatMap((name) => DIMENSIONS.find((one) => one === name) ?? []);
  if (known.length < dims.length) return null;
  return { codes: codes.filter(isStatisticsCode), dims: known, from, to, region, type: kind };
}
