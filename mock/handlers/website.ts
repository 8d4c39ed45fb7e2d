import { http } from 'msw';
import { CODES, ok, refused } from '../answers';
import { APPS, ARTICLES, SETTINGS } from '../data/website';
import { findRows, pageOf } from '../queryData';
import { at } from './address';

const service = '/website-service';

export const websiteHandlers = [
  http.get(at(`${service}/api/front/settings/findByHost`), ({ request }) => {
    const host = new URL(request.url).searchParams.get('host');
    return host ? ok(SETTINGS) : refused(CODES.BAD_REQUEST, '缺少参数 host');
  }),
  http.get(at(`${service}/api/front/app/find`), ({ request }) =>
    pageOf(new URL(request.url), APPS),
  ),
  http.get(at(`${service}/api/article/find`), ({ request }) =>
    findRows(new URL(request.url), ARTICLES),
  ),
];
