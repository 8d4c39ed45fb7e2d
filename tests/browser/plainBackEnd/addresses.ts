import { HOST_SETTINGS } from './content';
import { expect } from './plainPortal';

/** The name of the site in titles: the two settings of the host, which a known call answers. */
export const SITE = `${HOST_SETTINGS.ipr_title_prefix}${HOST_SETTINGS.ipr_front_title}`;

/** User pages (specification 2). */
export const USER_PAGES = [
  '/changshu/user/login',
  '/changshu/user/register',
  '/changshu/user/forget',
];

const WORDS = encodeURIComponent('电池');
const COMPANY = encodeURIComponent('平江市云河示例贸易有限公司');

/** Where requests are made. */
const SERVICES = [
  'business/PJSQ',
  'business/JBTS',
  'business/SXSS',
  'business/WQYZ',
  'auxiliary/preApply',
  'auxiliary/stabilityApply',
  'auxiliary/valueApply',
  'operation/publish',
].map((path) => `/changshu/${path}`);

/** Where one is followed. */
const REQUESTS = [
  'business/PJSQForm',
  'business/JBTSForm',
  'business/SXSSForm',
  'business/WQYZForm',
  'auxiliary/preDetail',
  'auxiliary/stabilityDetail',
  'auxiliary/valueDetail',
].map((path) => `/changshu/${path}?id=wf-2026-0007`);

/** Pages that read lists or records of known calls, one of each kind. */
const OF_KNOWN_CALLS = [
  '/changshu/nav/subjectDetail',
  '/changshu/operation/search',
  `/changshu/operation/search?view=table&match=pt-501&q=${WORDS}`,
  '/changshu/operation/detail?id=pt-501',
  '/changshu/business/SXSSList',
  '/changshu/business/SXSSList?record=bp-31',
  '/changshu/business/PJSQ',
  '/changshu/business/PJSQForm?id=wf-2026-0007',
  '/changshu/business/SXSS',
  '/changshu/operation/publish',
  '/changshu/searching/patent/detail?id=p-1',
];

/** An address for every page behind the login (specification 2), and more where pages have states. */
export const PAGES = [
  ...new Set([
    ...OF_KNOWN_CALLS,
    ...SERVICES,
    ...REQUESTS,
    '/changshu/operation/detail?id=none',
    '/changshu/auxiliary/history',
    '/changshu/nav/subjectDetail?subject=S1',
    `/changshu/nav/subjectDetail?all=${WORDS}`,
    '/changshu/nav/resultDetail?subject=S1&node=N1',
    '/changshu/searching/enterprise/search',
    `/changshu/searching/enterprise/${COMPANY}`,
    '/changshu/searching/patent',
    '/changshu/searching/patent?mode=class',
    `/changshu/searching/patent/result?q=${WORDS}`,
    '/changshu/searching/law',
    `/changshu/searching/law/list?q=${WORDS}`,
    '/changshu/searching/law/detail?id=L1',
    '/changshu/searching/cse',
    `/changshu/searching/cse/list?q=${WORDS}`,
    '/changshu/searching/cse/detail?id=A1',
    '/changshu/ipr-tjfx',
    '/changshu/business/JBTSForm',
    '/changshu/business/PJSQ?step=consent',
    '/changshu/business/PJSQ?step=fill&section=request',
    '/changshu/business/WQYZ?step=questions',
    '/404',
    '/exception?errorCode=E-1&errorMessage=x',
  ]),
];

const DATA = '/data-service/api';

/** Known calls by the page that needs them, as specification 7 writes them. */
export const KNOWN_CALLS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  '/changshu/nav/subjectDetail': [
    {
      method: 'GET',
      path: `${DATA}/front/tag/find`,
      query: {
        size: '5000',
        queryData: { $type_in: 'BUSINESS,INDUSTRY', status: 'Y', ignoreEnterpriseId: true },
      },
    },
  ],
  '/changshu/business/PJSQ': [
    {
      method: 'GET',
      path: `${DATA}/front/dictItem/find`,
      query: {
        size: '500',
        queryData: { code: 'PATENT_EVALUATION_REPORT_CASE', $value_notIn: '0' },
      },
    },
    {
      method: 'GET',
      path: '/website-service/api/article/find',
      query: {
        queryData: {
          type: 'NEWS_DOWNLOAD',
          code: 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE',
          ignoreEnterpriseId: true,
        },
      },
    },
    { method: 'GET', path: `${DATA}/authFront/findWfApply` },
  ],
  '/changshu/business/PJSQForm?id=wf-2026-0007': [
    { method: 'GET', path: `${DATA}/authFront/findWfApply` },
    { method: 'GET', path: `${DATA}/authFront/getFlowChart`, query: { id: 'wf-2026-0007' } },
  ],
  '/changshu/business/SXSSList': [{ method: 'GET', path: `${DATA}/front/breakPromise/find` }],
  '/changshu/operation/search': [{ method: 'GET', path: `${DATA}/front/findPatentTransaction` }],
  '/changshu/operation/detail?id=pt-501': [
    { method: 'GET', path: `${DATA}/front/findOnePatentTransaction`, query: { id: 'pt-501' } },
  ],
  '/changshu/searching/patent/detail?id=p-1': [
    { method: 'POST', path: '/di-service/api/patent/detail/catalog', body: expect.anything() },
  ],
};
