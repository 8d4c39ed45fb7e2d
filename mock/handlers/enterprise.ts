import { http } from 'msw';
import { CODES, ok, refused } from '../answers';
import { analyse } from '../enterprise/analysis';
import { readAnalysisQuery, readEnterpriseQuery } from '../enterprise/request';
import { searchEnterprises } from '../enterprise/search';
import { profileOf } from '../enterprise/shown';
import { getEnterpriseStore } from '../enterprise/store';
import type { Enterprise } from '../enterprise/types';
import { meets, pageOf, readPage, readQueryData } from '../queryData';
import { sessionAccount } from '../session';
import { at } from './address';

const service = '/data-service/api/front';

const noSuch = () => refused(CODES.NOT_FOUND, '没有找到该企业');
const wrong = () => refused(CODES.BAD_REQUEST, '查询条件有误');

/** The rights of the enterprise that `queryData` names, those that meet its other conditions. */
function rightsOf(request: Request, listOf: (enterprise: Enterprise) => readonly object[]) {
  const url = new URL(request.url);
  const { enterpriseName, ...conditions } = readQueryData(url) ?? {};
  if (typeof enterpriseName !== 'string') return wrong();
  const enterprise = getEnterpriseStore().find(enterpriseName);
  if (enterprise === undefined) return noSuch();
  return pageOf(
    url,
    listOf(enterprise)
      .filter((right) => meets(right, conditions))
      .map((right) => ({ ...right, enterpriseName: enterprise.registered.enterpriseName })),
  );
}

export const enterpriseHandlers = [
  http.get(at(`${service}/enterprise/find`), ({ request }) => {
    const url = new URL(request.url);
    const given = readQueryData(url);
    const query = given && readEnterpriseQuery(given);
    const page = readPage(url);
    if (!query || !page) return wrong();
    return ok(searchEnterprises(getEnterpriseStore(), query, page.number, page.size));
  }),
  http.get(at(`${service}/enterprise/findOne`), ({ request, cookies }) => {
    const store = getEnterpriseStore();
    const name = new URL(request.url).searchParams.get('enterpriseName') ?? '';
    const enterprise = store.find(name);
    return enterprise ? ok(profileOf(store, enterprise, sessionAccount(cookies))) : noSuch();
  }),
  http.get(at(`${service}/enterprise/analysis`), ({ request }) => {
    const store = getEnterpriseStore();
    const given = readQueryData(new URL(request.url));
    const query = given && readAnalysisQuery(given);
    if (!query) return wrong();
    const enterprise = store.find(query.enterpriseName);
    return enterprise ? ok(analyse(store, enterprise, query)) : noSuch();
  }),
  http.get(at(`${service}/trademark/find`), ({ request }) =>
    rightsOf(request, ({ trademarks }) => trademarks),
  ),
  http.get(at(`${service}/ipRight/find`), ({ request }) =>
    rightsOf(request, ({ copyrights }) => copyrights),
  ),
];
