import { http } from 'msw';
import { CODES, json, ok, refused } from '../answers';
import { readQueryData } from '../queryData';
import { borderedCounties, realBorders } from '../statistics/real';
import { REGIONS } from '../statistics/regions';
import { readSeriesRequest } from '../statistics/request';
import { seriesOf } from '../statistics/series';
import { at } from './address';

const service = '/data-service/api/front/statistics';

export const statisticsHandlers = [
  http.get(at(`${service}/series`), ({ request }) => {
    const given = readQueryData(new URL(request.url));
    const question = given && readSeriesRequest(given);
    return question ? ok(seriesOf(question)) : refused(CODES.BAD_REQUEST, '统计条件有误');
  }),
  http.get(at(`${service}/regions`), () => {
    const bordered = borderedCounties();
    return ok(REGIONS.map((region) => ({ ...region, borders: bordered.has(region.code) })));
  }),
  http.get(at(`${service}/geo`), () => {
    const borders = realBorders();
    return borders ? json(borders) : refused(CODES.NOT_FOUND, '没有配置县区边界的地图数据');
  }),
];
