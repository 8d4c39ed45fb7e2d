import { http } from 'msw';
import { todayInChina } from '../../src/domain/calendar';
import { CODES, ok, refused } from '../answers';
import { now } from '../clock';
import { getLawStore } from '../data/laws/lawStore';
import { readLawQuery } from '../law/query';
import { lawRecord } from '../law/record';
import { readResolveRequest, resolveCitations } from '../law/resolve';
import { searchLaws } from '../law/search';
import { readPage, readQueryData } from '../queryData';
import { at } from './address';
import { readBody } from './requestBody';

const path = '/data-service/api/front/law';

const today = () => todayInChina(now());

export const lawHandlers = [
  http.get(at(`${path}/find`), ({ request }) => {
    const url = new URL(request.url);
    const data = readQueryData(url);
    const query = data === null ? null : readLawQuery(data);
    if (query === null) return refused(CODES.BAD_REQUEST, '检索条件有误');
    const page = readPage(url);
    if (page === null) return refused(CODES.BAD_REQUEST, '分页参数有误');
    return ok(searchLaws(getLawStore(), query, { ...page, today: today() }));
  }),
  http.get(at(`${path}/findOne`), ({ request }) => {
    const store = getLawStore();
    const law = store.find(new URL(request.url).searchParams.get('id') ?? '');
    return law === undefined
      ? refused(CODES.NOT_FOUND, '没有找到该法律法规')
      : ok(lawRecord(store, law, today()));
  }),
  http.post(at(`${path}/resolve`), async ({ request }) => {
    const wanted = readResolveRequest(await readBody(request));
    if (wanted === null) return refused(CODES.BAD_REQUEST, '引用列表有误');
    const { citations, asOf } = wanted;
    const resolved = resolveCitations(getLawStore(), citations, { asOf, today: today() });
    return ok({ resolved });
  }),
];
