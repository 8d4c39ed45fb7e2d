import { createPluginManager } from '@@/core/plugin';
import { describe, expect, it } from 'vitest';
import { findClasses, findPatent, searchClasses, searchPatents } from '@/services/cnipr';
import {
  findClassNumbers,
  findDictItems,
  findEvaluationCases,
  findIndustryTypes,
  findTags,
  findTransactionTypes,
} from '@/services/data';
import { getPatentCatalog } from '@/services/di';
import { findSubjects } from '@/services/nav';
import {
  getCaptcha,
  getCurrentUser,
  getEnterpriseProfile,
  identifyAccount,
  login,
  logout,
  register,
  resetPassword,
  sendPasswordCode,
  sendRegisterCode,
} from '@/services/platform';
import {
  findApps,
  findArticles,
  findEvaluationTemplate,
  getHostSettings,
} from '@/services/website';
import { recordEffects, standOn } from './clients';
import { answerAll, content, expectSent, type Row } from './sentCalls';

createPluginManager();

const APPS = [
  { id: 'A1', title: '检索', icon: '/a.svg', url: '/ipr-searching', visible: true },
  { id: 'A2', title: '旧系统', icon: '/b.svg', url: '/old', visible: false },
];
const search = { expression: 'TI=电池', page: 2, size: 20, sort: '-filingDate' as const };
const person = {
  kind: 'PERSON' as const,
  account: 'zhangsan1',
  password: 'Abcd1234',
  mobile: '13000000009',
  mobileCode: '123456',
  consent: true as const,
  name: '张某',
  idNumber: '11010519491231002X',
};

const rows: Row[] = [
  {
    name: 'getCurrentUser: no payload',
    call: getCurrentUser,
    answer: { success: true, data: { id: 'U1', access: 'admin' } },
    value: { id: 'U1', access: 'admin' },
    sent: ['GET', '/api/getCurrent'],
  },
  {
    name: 'getCurrentUser without anybody',
    call: getCurrentUser,
    answer: { success: true, data: null },
    value: {},
    sent: ['GET', '/api/getCurrent'],
  },
  {
    name: 'getCurrentUser in the bare form of the specification',
    call: getCurrentUser,
    answer: { id: 'U1', access: 'user' },
    value: { id: 'U1', access: 'user' },
    sent: ['GET', '/api/getCurrent'],
  },
  {
    name: 'logout: no payload',
    call: logout,
    answer: { success: true, data: null },
    sent: ['GET', '/api/logout'],
  },
  {
    name: 'getEnterpriseProfile',
    call: () => getEnterpriseProfile('ipr.example.cn:8443'),
    answer: { success: true, data: { name: '某公司' } },
    value: { name: '某公司' },
    sent: ['GET', '/api/perEnterprise/getEnterpriseProfileByHost', { host: 'ipr.example.cn:8443' }],
  },
  {
    name: 'getHostSettings',
    call: () => getHostSettings('localhost:8000'),
    answer: { code: 0, data: { ipr_title_prefix: '常熟' } },
    value: { ipr_title_prefix: '常熟' },
    sent: ['GET', '/website-service/api/front/settings/findByHost', { host: 'localhost:8000' }],
  },
  {
    name: 'findApps: without the hidden ones',
    call: findApps,
    answer: content(APPS),
    value: APPS.slice(0, 1),
    sent: ['GET', '/website-service/api/front/app/find'],
  },
  {
    name: 'findArticles',
    call: () => findArticles({ type: 'NEWS' }),
    answer: content([{ id: 'N1' }]),
    value: [{ id: 'N1' }],
    sent: [
      'GET',
      '/website-service/api/article/find',
      { queryData: { type: 'NEWS', ignoreEnterpriseId: true } },
    ],
  },
  {
    name: 'findEvaluationTemplate',
    call: () => findEvaluationTemplate(),
    answer: content([]),
    value: [],
    sent: [
      'GET',
      '/website-service/api/article/find',
      {
        queryData: {
          type: 'NEWS_DOWNLOAD',
          code: 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE',
          ignoreEnterpriseId: true,
        },
      },
    ],
  },
  {
    name: 'findEvaluationCases',
    call: () => findEvaluationCases(),
    answer: content([{ value: '1' }]),
    value: [{ value: '1', label: '1' }],
    sent: [
      'GET',
      '/data-service/api/front/dictItem/find',
      { queryData: { code: 'PATENT_EVALUATION_REPORT_CASE', $value_notIn: '0' }, size: '500' },
    ],
  },
  {
    name: 'findDictItems with parameters of the caller',
    call: () => findDictItems({ queryData: { code: 'X' }, size: 20, page: 3 }),
    answer: content([]),
    value: [],
    sent: [
      'GET',
      '/data-service/api/front/dictItem/find',
      { queryData: { code: 'X' }, size: '20', page: '3' },
    ],
  },
  {
    name: 'findClassNumbers',
    call: () => findClassNumbers(),
    answer: content([{ value: 'A01', remark: '农业' }]),
    value: [{ value: 'A01', remark: '农业', label: '农业' }],
    sent: [
      'GET',
      '/data-service/api/front/dictItem/find',
      { queryData: { code: 'CLASS_NUMBER' }, size: '5000' },
    ],
  },
  {
    name: 'findIndustryTypes',
    call: () => findIndustryTypes(),
    answer: content([{ id: 'C13', name: '农副食品加工业' }]),
    value: [{ id: 'C13', name: '农副食品加工业' }],
    sent: ['GET', '/data-service/api/front/industryType/find', { size: '5000' }],
  },
  {
    name: 'findTransactionTypes',
    call: () => findTransactionTypes(),
    answer: content([]),
    value: [],
    sent: ['GET', '/data-service/api/front/transactionType/find', { size: '5000' }],
  },
  {
    name: 'findTags by default',
    call: () => findTags(),
    answer: content([]),
    value: [],
    sent: [
      'GET',
      '/data-service/api/front/tag/find',
      {
        size: '5000',
        queryData: { $type_in: 'BUSINESS,INDUSTRY', status: 'Y', ignoreEnterpriseId: true },
      },
    ],
  },
  {
    name: 'searchPatents',
    call: () => searchPatents(search),
    answer: content([]),
    value: { content: [], totalElements: 9 },
    sent: ['POST', '/cnipr-service/api/front/patent/search', {}, search],
  },
  {
    name: 'findClasses of the highest level',
    call: () => findClasses('IPC', ''),
    answer: content([{ code: 'H' }]),
    value: [{ code: 'H' }],
    sent: ['GET', '/cnipr-service/api/front/classification/find', { scheme: 'IPC' }],
  },
  {
    name: 'findClasses below a class',
    call: () => findClasses('IPC', 'H01M10/00'),
    answer: content([]),
    value: [],
    sent: [
      'GET',
      '/cnipr-service/api/front/classification/find',
      { scheme: 'IPC', parent: 'H01M10/00' },
    ],
  },
  {
    name: 'searchClasses',
    call: () => searchClasses('LOC', '数据 处理'),
    answer: content([{ code: '14' }]),
    value: { content: [{ code: '14' }], totalElements: 9 },
    sent: [
      'GET',
      '/cnipr-service/api/front/classification/find',
      { scheme: 'LOC', q: '数据 处理' },
    ],
  },
  {
    name: 'findPatent',
    call: () => findPatent('P 1&x'),
    answer: { code: 0, data: { id: 'P 1&x', title: '电池' } },
    value: { id: 'P 1&x', title: '电池' },
    sent: ['GET', '/cnipr-service/api/front/patent/findOne', { id: 'P 1&x' }],
  },
  {
    name: 'getPatentCatalog',
    call: () => getPatentCatalog('P1'),
    answer: content([{ key: 'claims', name: '权利要求', count: 9 }]),
    value: [{ key: 'claims', name: '权利要求', count: 9 }],
    sent: ['POST', '/di-service/api/patent/detail/catalog', {}, { id: 'P1' }],
  },
  {
    name: 'findSubjects',
    call: () => findSubjects({ queryData: { name: '电池', tagId: 'T1' }, page: 0, size: 12 }),
    answer: content([]),
    value: { content: [], totalElements: 9 },
    sent: [
      'GET',
      '/nav-service/api/front/subject/find',
      { queryData: { name: '电池', tagId: 'T1' }, page: '0', size: '12' },
    ],
  },
];

const userPageRows: Row[] = [
  {
    name: 'getCaptcha',
    call: getCaptcha,
    answer: { code: 0, data: { id: 'C1', svg: '<svg/>', question: '一加二' } },
    value: { id: 'C1', svg: '<svg/>', question: '一加二' },
    sent: ['GET', '/api/captcha'],
  },
  {
    name: 'login',
    call: () => login({ account: 'person', password: 'Person2026' }),
    answer: { code: 0, data: { id: 'U1' } },
    value: { id: 'U1' },
    sent: ['POST', '/api/login', {}, { account: 'person', password: 'Person2026' }],
  },
  {
    name: 'sendRegisterCode',
    call: () => sendRegisterCode('13000000009'),
    answer: { code: 0, data: { code: '123456' } },
    value: { code: '123456' },
    sent: ['POST', '/api/register/code', {}, { mobile: '13000000009' }],
  },
  {
    name: 'register',
    call: () => register(person),
    answer: { code: 0, data: { id: 'U9' } },
    value: { id: 'U9' },
    sent: ['POST', '/api/register', {}, person],
  },
  {
    name: 'identifyAccount',
    call: () => identifyAccount('person'),
    answer: { code: 0, data: { token: 'T', mobile: '130****0003' } },
    value: { token: 'T', mobile: '130****0003' },
    sent: ['POST', '/api/password/identify', {}, { account: 'person' }],
  },
  {
    name: 'sendPasswordCode',
    call: () => sendPasswordCode('T'),
    answer: { code: 0, data: { code: '1' } },
    value: { code: '1' },
    sent: ['POST', '/api/password/code', {}, { token: 'T' }],
  },
  {
    name: 'resetPassword',
    call: () => resetPassword({ token: 'T', code: '1', password: 'Abcd1234' }),
    answer: { code: 0, data: { id: 'U1' } },
    value: { id: 'U1' },
    sent: ['POST', '/api/password/reset', {}, { token: 'T', code: '1', password: 'Abcd1234' }],
  },
];

describe('what each service function sends and hands back', () => {
  it.each(rows)('$name', async (row) => {
    standOn('other');
    await expectSent(row);
  });

  it.each(userPageRows)('$name, on a user page', async (row) => {
    standOn('user');
    await expectSent(row);
  });
});

describe('calls that run on every page', () => {
  it.each(
    rows.filter(({ name }) =>
      /getCurrentUser: |HostSettings|EnterpriseProfile|findApps/.test(name),
    ),
  )('read the whole envelope of a user page too: $name', async (row) => {
    standOn('user');
    await expectSent(row);
  });
});

describe('calls of the user pages', () => {
  it.each(userPageRows)('leave a refusal to the screen: $name', async ({ call }) => {
    const shown = recordEffects();
    standOn('user');
    answerAll({ code: 10001, data: { needCaptcha: true }, msg: '账号或密码不正确' });
    await expect(call()).rejects.toMatchObject({
      code: '10001',
      msg: '账号或密码不正确',
      data: { needCaptcha: true },
    });
    expect(shown).toEqual([]);
  });
});
