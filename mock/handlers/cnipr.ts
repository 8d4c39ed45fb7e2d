import { HttpResponse, http } from 'msw';
import { CODES, json, ok, refused } from '../answers';
import type { SearchRequest } from '../contract';
import { getPatentStore } from '../data/patentStore';
import { findHits, listedHits } from '../search/hits';
import { readSearchRequest } from '../search/request';
import { search } from '../search/search';
import { at } from './address';
import { readBody } from './requestBody';

const service = '/cnipr-service';

function runSearch(request: SearchRequest) {
  const store = getPatentStore();
  const result = findHits(store, request.expression);
  if (!result.ok) {
    const { code, from, to, message } = result.error;
    return refused(CODES.EXPRESSION, message, { code, from, to });
  }
  return ok(search(store, listedHits(store, result.hits, request), request));
}

export const cniprHandlers = [
  http.post(at(`${service}/api/front/patent/search`), async ({ request }) => {
    const wanted = readSearchRequest(await readBody(request));
    return wanted === null ? refused(CODES.BAD_REQUEST, '检索请求有误') : runSearch(wanted);
  }),
  http.get(at(`${service}/api/front/patent/findOne`), ({ request }) => {
    const id = new URL(request.url).searchParams.get('id') ?? '';
    const patent = getPatentStore().find(id);
    return patent === undefined ? refused(CODES.NOT_FOUND, '没有找到该专利') : ok(patent.record());
  }),
  http.get(at(`${service}/api/front/patent/drawing`), ({ request }) => {
    const { searchParams } = new URL(request.url);
    const patent = getPatentStore().find(searchParams.get('id') ?? '');
    const no = Number(searchParams.get('no'));
    const svg = patent?.picture(no, searchParams.get('thumb') === '1') ?? null;
    if (svg === null) {
      return json({ code: CODES.NOT_FOUND, data: null, msg: '没有找到该附图' }, { status: 404 });
    }
    return new HttpResponse(svg, {
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'private, max-age=600',
      },
    });
  }),
];
