import { createPluginManager } from '@@/core/plugin';
import { describe, expect, it } from 'vitest';
import { getApplicantProfile } from '@/services/applicantProfile';
import { findRegions } from '@/services/data';
import { findBreakPromises } from '@/services/data/breakPromise';
import {
  actOnApplication,
  createProcess,
  findApplications,
  findByCode,
  getApplication,
  getFlowChart,
  type NewApplication,
  resubmitApplication,
  STALE,
} from '@/services/data/process';
import { findConsent, findGuide, findTemplate } from '@/services/website';
import { callsSeen, failNext } from '../support/faults';
import { recordEffects, standOn } from './clients';
import { answerAll, content, expectSent, type Row } from './sentCalls';

createPluginManager();

const ID = 'WQYZ-20261120-000001';
const key = 'key-0001';
const data = '/data-service/api/authFront';

const application: NewApplication = {
  processKey: 'WQYZ',
  formData: { schemaVersion: 1 },
  attachments: [{ id: 'F1', category: 'application' }],
  consent: { version: 'v1', time: '2026-11-20 09:00:00', checked: ['truth'] },
  idempotencyKey: key,
};

const action = (name: string, body: object, call: Row['call']): Row => ({
  name,
  call,
  answer: { code: 0, data: { id: ID } },
  value: { id: ID },
  sent: ['POST', `${data}/process/${name}`, {}, body],
});

const article = (type: string, code: string, call: Row['call']): Row => ({
  name: `${type} ${code}`,
  call,
  // The first one is of another code, the second does not say.
  answer: content([{ id: 'N1', code: 'OTHER' }, { id: 'N2' }, { id: 'N3', code }]),
  value: { id: 'N3', code },
  sent: [
    'GET',
    '/website-service/api/article/find',
    { queryData: { type, code, ignoreEnterpriseId: true } },
  ],
});

const base = { id: ID, idempotencyKey: key };
const objection = { ...base, opinion: '名称有误' };
const rating = { ...base, score: 5 };
const correction = { ...base, round: 1, formData: { schemaVersion: 1 }, attachments: [] };

const rows: Row[] = [
  {
    name: 'createProcess: the body is the application',
    call: () => createProcess(application),
    answer: { code: 0, data: { id: ID } },
    value: { id: ID },
    sent: ['POST', `${data}/createProcess`, {}, application],
  },
  {
    name: 'findApplications',
    call: () => findApplications({ $status_in: 'SUPPLEMENT,CONFIRM', page: 1, size: 10 }),
    answer: content([{ id: ID }]),
    value: { content: [{ id: ID }], totalElements: 9 },
    sent: [
      'GET',
      `${data}/findWfApply`,
      { queryData: { $status_in: 'SUPPLEMENT,CONFIRM' }, page: '1', size: '10' },
    ],
  },
  {
    name: 'getApplication',
    call: () => getApplication(ID),
    answer: content([{ id: ID }]),
    value: { id: ID },
    sent: ['GET', `${data}/findWfApply`, { queryData: { id: ID } }],
  },
  {
    name: 'getFlowChart',
    call: () => getFlowChart(ID),
    answer: { code: 0, data: { nodes: [], edges: [] } },
    value: { nodes: [], edges: [] },
    sent: ['GET', `${data}/getFlowChart`, { id: ID }],
  },
  action('resubmit', correction, () => resubmitApplication(correction)),
  action('confirm', base, () => actOnApplication('confirm', base)),
  action('object', objection, () => actOnApplication('object', objection)),
  action('rate', rating, () => actOnApplication('rate', rating)),
  {
    name: 'findByCode',
    call: () => findByCode('JBTS-20261120-000001', 'ACDEFHJK'),
    answer: { code: 0, data: { status: 'ACCEPTED' } },
    value: { status: 'ACCEPTED', applyNo: 'JBTS-20261120-000001' },
    sent: [
      'POST',
      '/data-service/api/front/process/findByCode',
      {},
      { applyNo: 'JBTS-20261120-000001', code: 'ACDEFHJK' },
    ],
  },
  {
    name: 'findBreakPromises',
    call: () => findBreakPromises({ level: 'GENERAL', page: 0, size: 20 }),
    answer: content([{ id: 'B1' }]),
    value: { content: [{ id: 'B1' }], totalElements: 9, sample: false },
    sent: [
      'GET',
      '/data-service/api/front/breakPromise/find',
      { queryData: { level: 'GENERAL' }, page: '0', size: '20' },
    ],
  },
  {
    name: 'findRegions',
    call: () => findRegions(),
    answer: content([{ value: '320581' }]),
    value: [{ value: '320581', label: '320581' }],
    sent: [
      'GET',
      '/data-service/api/front/dictItem/find',
      { queryData: { code: 'REGION' }, size: '5000' },
    ],
  },
  {
    name: 'getApplicantProfile',
    call: () => getApplicantProfile(),
    answer: { success: true, data: { applicantType: 'PERSON', applicantName: '李某' } },
    value: { applicantType: 'PERSON', applicantName: '李某' },
    sent: ['GET', '/api/perEnterprise/getApplicantProfile'],
  },
  article('NEWS_GUIDE', 'GUIDE_PJSQ', () => findGuide('PJSQ')),
  article('NEWS_PRIVACY', 'CONSENT_JBTS', () => findConsent('JBTS')),
  article('NEWS_DOWNLOAD', 'WQYZ_REQUEST_TEMPLATE', () => findTemplate('WQYZ_REQUEST_TEMPLATE')),
];

describe('what each function for requests sends and hands back', () => {
  it.each(rows)('$name', async (row) => {
    standOn('other');
    await expectSent(row);
  });
});

describe('a request that has moved on', () => {
  it('refuses the action with a code of its own and its sentence', async () => {
    const shown = recordEffects();
    standOn('other');
    answerAll({ code: 40902, data: null, msg: '办件状态已变化，请刷新' });
    const call = actOnApplication('withdraw', base, { skipErrorHandler: true });
    await expect(call).rejects.toMatchObject({ code: STALE, msg: '办件状态已变化，请刷新' });
    expect(shown).toEqual([]);
  });
});

describe('an application that is not answered', () => {
  it('is not sent again by itself', async () => {
    recordEffects();
    standOn('other');
    await failNext(`${data}/createProcess`, { status: 503, body: '', times: 3 });
    await expect(createProcess(application)).rejects.toThrow('服务暂时不可用（503）');
    expect(await callsSeen()).toHaveLength(1);
  });
});
