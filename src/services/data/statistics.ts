import { nameText } from '@/domain/nameText';
import { attempt } from '@/requests/attempt';
import { openCodeEnvelope } from '@/requests/envelopes';
import { settleFailure } from '@/requests/policy';
import { type Complete, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { geoUrl } from '../../../config/portal';
import type { components } from '../contract/statistics';
import * as readers from '../contract/statisticsReaders';

type Schemas = components['schemas'];
/** A series; `updateTime` is '' when it is not known on which day it was taken. */
export type StatisticsSeries = Omit<Complete<Schemas['Series']>, 'updateTime'> & {
  readonly updateTime: string;
};
export type StatisticsCoverage = Complete<Schemas['Coverage']>;
export type StatisticsRow = Complete<Schemas['SeriesRow']>;
export type StatisticsRegion = Complete<Schemas['Region']>;
export type StatisticsDimension = Schemas['Dimension'];
type StatisticsKind = Schemas['Type'];

/** Which figures are wanted. */
export interface SeriesQuestion {
  readonly codes: readonly Schemas['Code'][];
  readonly dims?: readonly StatisticsDimension[];
  readonly from: number;
  readonly to: number;
  /** Code of a region; the city when absent or ''. */
  readonly region?: string | undefined;
  readonly type?: StatisticsKind | undefined;
}

/** A county with its borders, as GeoJSON has them. */
export interface CountyBorders {
  readonly type: 'FeatureCollection';
  readonly features: readonly {
    readonly type: 'Feature';
    readonly properties: Readonly<Record<string, unknown>>;
    readonly geometry: object | null;
  }[];
}

/** GET {data}/api/front/statistics/series: series of figures; the path is assumed. */
export async function findSeries(
  { codes, dims, from, to, region, type }: SeriesQuestion,
  options?: CallOptions,
): Promise<StatisticsSeries[]> {
  const [code] = codes;
  const queryData = {
    ...(codes.length === 1 ? { code } : { $code_in: codes.join(',') }),
    from,
    to,
    ...(region ? { region } : {}),
    ...(type === undefined ? {} : { type }),
    ...(dims === undefined ? {} : { dims: dims.join(',') }),
  };
  const answer = await callService('GET', 'data', '/api/front/statistics/series', {
    ...options,
    params: { queryData },
  });
  const { content } = readPage(readers.Series, answer);
  return content.map((series) => ({ ...series, updateTime: series.updateTime ?? '' }));
}

/** GET {data}/api/front/statistics/regions: regions that figures exist for; the path is assumed. */
export async function findRegions(options?: CallOptions): Promise<StatisticsRegion[]> {
  const answer = await callService('GET', 'data', '/api/front/statistics/regions', options);
  const { content } = readPage(readers.Region, answer);
  // Nothing can be asked about a region without a code.
  return content.flatMap((region) =>
    region.code === '' ? [] : { ...region, name: nameText(region.name) },
  );
}

/**
 * Borders of the counties from the address that the installation names (`geoUrl`); a plain file, or
 * a refusal in the envelope of the service.
 *
 * @throws like every call; also when what comes is no GeoJSON
 */
export async function getCountyBorders(options: CallOptions = {}): Promise<CountyBorders> {
  try {
    const address = geoUrl();
    return await attempt({ method: 'GET', address, signal: options.signal }, async (signal) => {
      const response = await fetch(address, { credentials: 'same-origin', signal });
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) throw { response, data: body };
      const opened: unknown = openCodeEnvelope(body, false);
      if (!isBorders(opened)) throw { response, type: 'ParseError' };
      return opened;
    });
  } catch (error) {
    settleFailure(error, options);
    throw error;
  }
}

function isBorders(body: unknown): body is CountyBorders {
  return (
    typeof body === 'object' &&
    body !== null &&
    (body as { type?: unknown }).type === 'FeatureCollection' &&
    Array.isArray((body as { features?: unknown }).features)
  );
}
