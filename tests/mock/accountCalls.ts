import { answer, request, sessionCookie } from './client';

const data = (value: object) => ({ queryData: JSON.stringify(value) });

/** At least one call of every operation of accounts, settings, dictionaries and articles. */
export const ACCOUNT_CALLS: Record<string, () => Request | Promise<Request>> = {
  'nobody logged in': () => request('GET', '/api/getCurrent'),
  logout: () => request('GET', '/api/logout'),
  'profile of the host': () =>
    request('GET', '/api/perEnterprise/getEnterpriseProfileByHost', {
      query: { host: 'a.example' },
    }),
  captcha: () => request('GET', '/api/captcha'),
  login: () =>
    request('POST', '/api/login', { body: { account: 'person', password: 'Person2026' } }),
  'refused login': () =>
    request('POST', '/api/login', { body: { account: 'person', password: 'wrong' } }),
  'code for registering': () =>
    request('POST', '/api/register/code', { body: { mobile: '13000000009' } }),
  'enterprise registers': async () => {
    const { data: sent } = await answer('POST', '/api/register/code', {
      body: { mobile: '13000000009' },
    });
    return request('POST', '/api/register', {
      body: {
        kind: 'ENTERPRISE',
        enterpriseName: '苏州示例新材料有限公司',
        uscc: '91320599YYYYYY0103',
        contact: '张某',
        account: 'example_1',
        mobile: '13000000009',
        mobileCode: sent.code,
        password: 'Example2026',
        consent: true,
      },
    });
  },
  'refused registration': () =>
    request('POST', '/api/register', {
      body: {
        kind: 'PERSON',
        name: '',
        idNumber: '1',
        account: 'x',
        mobile: '1',
        mobileCode: '',
        password: 'short',
        consent: true,
      },
    }),
  'forgotten password: account': () =>
    request('POST', '/api/password/identify', { body: { account: 'person' } }),
  'forgotten password: unknown account': () =>
    request('POST', '/api/password/identify', { body: { account: 'nobody' } }),
  'forgotten password: code': async () => {
    const { data: step } = await answer('POST', '/api/password/identify', {
      body: { account: 'person' },
    });
    return request('POST', '/api/password/code', { body: { token: step.token } });
  },
  'forgotten password: new password': async () => {
    const { data: step } = await answer('POST', '/api/password/identify', {
      body: { account: 'person' },
    });
    const { data: sent } = await answer('POST', '/api/password/code', {
      body: { token: step.token },
    });
    return request('POST', '/api/password/reset', {
      body: { token: step.token, code: sent.code, password: 'Another2026' },
    });
  },
  'registered data of nobody': () => request('GET', '/api/perEnterprise/getApplicantProfile'),
  'registered data of an enterprise': async () =>
    request('GET', '/api/perEnterprise/getApplicantProfile', {
      cookie: await sessionCookie('enterprise'),
    }),
  settings: () =>
    request('GET', '/website-service/api/front/settings/findByHost', {
      query: { host: 'a.example' },
    }),
  apps: () => request('GET', '/website-service/api/front/app/find', { query: { size: '100' } }),
  'template of evaluation cases': () =>
    request('GET', '/website-service/api/article/find', {
      query: data({
        type: 'NEWS_DOWNLOAD',
        code: 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE',
        ignoreEnterpriseId: true,
      }),
    }),
  'evaluation cases': () =>
    request('GET', '/data-service/api/front/dictItem/find', {
      query: { ...data({ code: 'PATENT_EVALUATION_REPORT_CASE', $value_notIn: '0' }), size: '500' },
    }),
  'cities of a province': () =>
    request('GET', '/data-service/api/front/dictItem/find', {
      query: { ...data({ code: 'REGION', parentValue: '320000' }), size: '5000' },
    }),
  'guide of a service': () =>
    request('GET', '/website-service/api/article/find', {
      query: data({ type: 'NEWS_GUIDE', code: 'GUIDE_PJSQ', ignoreEnterpriseId: true }),
    }),
  'consent of a service': () =>
    request('GET', '/website-service/api/article/find', {
      query: data({ type: 'NEWS_PRIVACY', code: 'CONSENT_JBTS', ignoreEnterpriseId: true }),
    }),
};
