import { request } from '../client';

const PATH = '/data-service/api/front/statistics';

const series = (queryData: object) =>
  request('GET', `${PATH}/series`, { query: { queryData: JSON.stringify(queryData) } });

/** The calls on statistics, and their refusals. */
export const STATISTICS_CALLS: Record<string, () => Promise<Request>> = {
  'series by year': async () => series({ code: 'PAT_GRANT', from: 2020, to: 2025 }),
  'series by region': async () =>
    series({ $code_in: 'PAT_APPLY,GI', from: 2020, to: 2025, dims: 'year,region' }),
  'series that are not there: too many years': async () =>
    series({ code: 'GI', from: 1990, to: 2025 }),
  'regions of the statistics': async () => request('GET', `${PATH}/regions`),
  'borders that are not there': async () => request('GET', `${PATH}/geo`),
};
