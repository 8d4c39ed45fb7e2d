import { getAdjudicationStore } from '../../mock/adjudication/store';
import { getLawStore } from '../../mock/data/laws/lawStore';
import { getPatentStore } from '../../mock/data/patentStore';
import { LAW_FACETS } from '../../mock/law/query';
import { FACET_NAMES } from '../../mock/search/store';
import { request, sessionCookie } from './client';

const id = () => getPatentStore().patents[0]?.id ?? '';
const lawId = () => getLawStore().laws[0]?.id ?? '';
const data = (value: object) => ({ queryData: JSON.stringify(value) });

const LAW = '/data-service/api/front/law';

/** At least one call of every operation on laws, patents, judgments and enterprises, and of its refusals. */
export const DATA_CALLS: Record<string, () => Request | Promise<Request>> = {
  'laws with everything': () =>
    request('GET', `${LAW}/find`, {
      query: {
        ...data({
          keyword: '专利 赔偿',
          scope: 'full',
          match: 'fuzzy',
          $category_in: 'LAW,ADMIN_REG',
          $timeliness_notIn: 'REPEALED',
          promulgationFrom: '2000-01-01',
          effectiveTo: '2030-12-31',
          asOf: '2024-06-01',
          sort: '-effectiveDate',
          facets: LAW_FACETS,
          facetSize: 5,
        }),
        page: '0',
        size: '20',
      },
    }),
  'refused query of laws': () =>
    request('GET', `${LAW}/find`, { query: { ...data({}), size: '5000', page: '999999999' } }),
  'every law': () => request('GET', `${LAW}/find`, { query: { size: '5000' } }),
  law: () => request('GET', `${LAW}/findOne`, { query: { id: lawId() } }),
  'law that is not there': () => request('GET', `${LAW}/findOne`, { query: { id: 'none' } }),
  'citations of laws': () =>
    request('POST', `${LAW}/resolve`, {
      body: {
        citations: [
          { name: '专利法', article: '2' },
          { name: '无', edition: '2020' },
        ],
        asOf: '2024-06-01',
      },
    }),
  'class numbers': () =>
    request('GET', '/data-service/api/front/dictItem/find', {
      query: { ...data({ code: 'CLASS_NUMBER' }), size: '5000' },
    }),
  'industry types': () =>
    request('GET', '/data-service/api/front/industryType/find', { query: { size: '5000' } }),
  'transaction types': () =>
    request('GET', '/data-service/api/front/transactionType/find', { query: { size: '5000' } }),
  tags: () =>
    request('GET', '/data-service/api/front/tag/find', {
      query: {
        ...data({ $type_in: 'BUSINESS,INDUSTRY', status: 'Y', ignoreEnterpriseId: true }),
        size: '5000',
      },
    }),
  'search with everything': () =>
    request('POST', '/cnipr-service/api/front/patent/search', {
      body: {
        expression: 'TI=电池 OR 方法',
        filters: {
          patentType: { include: ['UTILITY', 'INVENTION_PUB'] },
          applicant: { exclude: ['某'] },
        },
        sort: '-filingDate',
        page: 0,
        size: 20,
        facets: FACET_NAMES,
        facetSize: 5,
      },
    }),
  'search that cannot be read': () =>
    request('POST', '/cnipr-service/api/front/patent/search', {
      body: { expression: 'TI=(电池', page: 0, size: 10 },
    }),
  record: () => request('GET', '/cnipr-service/api/front/patent/findOne', { query: { id: id() } }),
  'record that is not there': () =>
    request('GET', '/cnipr-service/api/front/patent/findOne', { query: { id: 'none' } }),
  'highest level of the IPC': () =>
    request('GET', '/cnipr-service/api/front/classification/find', { query: { scheme: 'IPC' } }),
  'one level of the IPC, with a hole': () =>
    request('GET', '/cnipr-service/api/front/classification/find', {
      query: { scheme: 'IPC', parent: 'H01' },
    }),
  'classes found by words': () =>
    request('GET', '/cnipr-service/api/front/classification/find', {
      query: { scheme: 'LOC', q: '数据' },
    }),
  'class that is not there': () =>
    request('GET', '/cnipr-service/api/front/classification/find', {
      query: { scheme: 'IPC', parent: 'H98' },
    }),
  drawing: () =>
    request('GET', '/cnipr-service/api/front/patent/drawing', { query: { id: id(), no: '1' } }),
  'drawing that is not there': () =>
    request('GET', '/cnipr-service/api/front/patent/drawing', { query: { id: 'none', no: '1' } }),
  catalog: () => request('POST', '/di-service/api/patent/detail/catalog', { body: { id: id() } }),
  judgments: () =>
    request('GET', '/data-service/api/front/adjudication/find', {
      query: { ...data({ q: '侵害', facets: ['cause', 'year'] }), size: '5' },
    }),
  judgment: () =>
    request('GET', '/data-service/api/front/adjudication/findOne', {
      query: { id: getAdjudicationStore().documents[0]?.id ?? '' },
    }),
  'judgment that is not there': () =>
    request('GET', '/data-service/api/front/adjudication/findOne', { query: { id: 'none' } }),
  enterprises: () =>
    request('GET', '/data-service/api/front/enterprise/find', {
      query: { ...data({ q: '有限公司', facets: ['industry'] }), size: '5' },
    }),
  'enterprise and its contacts': async () =>
    request('GET', '/data-service/api/front/enterprise/findOne', {
      query: { enterpriseName: '苏州示例新材料有限公司' },
      cookie: await sessionCookie('enterprise'),
    }),
  'enterprise that is not there': () =>
    request('GET', '/data-service/api/front/enterprise/findOne', {
      query: { enterpriseName: '没有' },
    }),
  'analysis of an enterprise': () =>
    request('GET', '/data-service/api/front/enterprise/analysis', {
      query: data({ enterpriseName: '苏州示例新材料有限公司' }),
    }),
  'trademarks of an enterprise': () =>
    request('GET', '/data-service/api/front/trademark/find', {
      query: data({ enterpriseName: '苏州示例新材料有限公司', state: 'REGISTERED' }),
    }),
  'copyrights of an enterprise': () =>
    request('GET', '/data-service/api/front/ipRight/find', {
      query: data({ enterpriseName: '苏州示例新材料有限公司', kind: 'SOFTWARE' }),
    }),
};
