import { beforeEach, describe, expect, it } from 'vitest';
import type { Application, ApplicationRow, ReportProgress } from '../../../mock/contract';
import { applicationErrors } from '../../../mock/process/check';
import { demoForms } from '../../../mock/process/demo';
import { getProcesses } from '../../../mock/process/store';
import { resetState } from '../../../mock/state';
import { call, sessionCookie } from '../client';
import {
  act,
  apply,
  bodyOf,
  DATA,
  formOf,
  newKey,
  office,
  seen,
  send,
  setTime,
  uploadFile,
} from './requests';

beforeEach(resetState);

interface Refused {
  errors: { field: string; message: string }[];
}

const create = <T = Application>(cookie: string, body: object) =>
  send<T>('POST', `${DATA}/createProcess`, { cookie, body });

const list = async (cookie: string, query: object = {}) =>
  (
    await send<{ content: ApplicationRow[]; totalElements: number }>('GET', `${DATA}/findWfApply`, {
      cookie,
      query: { queryData: JSON.stringify(query), size: '100' },
    })
  ).data;

describe('a new application', () => {
  it('gets the number of its process and day, and the name of the account', async () => {
    await setTime('2026-11-23T09:00:00+08:00');
    const cookie = await sessionCookie('person');
    const first = await apply('PJSQ', cookie);
    const second = await apply('PJSQ', cookie);
    expect([first.applyNo, second.applyNo]).toEqual([
      'PJSQ-20261123-000001',
      'PJSQ-20261123-000002',
    ]);
    expect(first).toMatchObject({
      title: '专利权评价报告申请：一种示例夹具',
      applicantType: 'PERSON',
      applicantName: '李某',
      applicantId: 'U1003',
      status: 'SUBMITTED',
      statusLabel: '待受理',
      currentAssignee: '受理科',
      submitTime: '2026-11-23 09:00:00',
      deadline: '2026-11-30',
    });
    expect(first.attachments.map(({ category }) => category)).toEqual([
      'request',
      'certificate',
      'identity',
    ]);
  });

  it('is one application however often the same key is sent', async () => {
    const cookie = await sessionCookie('person');
    const before = (await list(cookie)).totalElements;
    const body = await bodyOf('PJSQ', cookie);
    const [first, second] = await Promise.all([create(cookie, body), create(cookie, body)]);
    const third = await create(cookie, body);
    expect(new Set([first.data.id, second.data.id, third.data.id]).size).toBe(1);
    expect((await list(cookie)).totalElements).toBe(before + 1);
    const foreign = await create(await sessionCookie('enterprise'), body);
    expect(foreign.code).toBe(10004);
  });

  it('is refused field by field by the rules of its form, and can be sent again', async () => {
    const cookie = await sessionCookie('person');
    const body = await bodyOf('PJSQ', cookie);
    const wrong = {
      ...body,
      formData: formOf('PJSQ', {
        patentNumber: '202029900001.9',
        contactMobile: '',
        opinion: '无',
      }),
      attachments: body.attachments.slice(1),
      consent: { ...body.consent, checked: ['truth'] },
    };
    const answer = await create<Refused>(cookie, wrong);
    expect(answer.code).toBe(10004);
    expect(answer.data.errors.map(({ field }) => field)).toEqual([
      'patentNumber',
      'contactMobile',
      'files.request',
      'consent',
    ]);
    expect((await create(cookie, body)).code).toBe(0);
  });

  it('is refused when its form is of a former version', async () => {
    const cookie = await sessionCookie('person');
    const body = await bodyOf('PJSQ', cookie, { formData: formOf('PJSQ', { schemaVersion: 0 }) });
    expect((await create(cookie, body)).msg).toBe('表单已更新，请刷新页面，核对后再提交');
  });

  it('takes no name but the own one and no file of somebody else', async () => {
    const cookie = await sessionCookie('person');
    const named = await bodyOf('WQYZ', cookie, {
      formData: formOf('WQYZ', { applicantName: '王某' }),
    });
    expect((await create(cookie, named)).msg).toBe('名称应与登录账户一致：李某');
    const id = await uploadFile(await sessionCookie('enterprise'));
    const own = await bodyOf('WQYZ', cookie);
    const foreign = { ...own, attachments: [{ id, category: 'identity' }] };
    expect((await create<Refused>(cookie, foreign)).data.errors).toEqual([
      { field: 'files.identity', message: '附件不存在或已失效，请重新上传' },
    ]);
  });

  it.each([
    ['processKey', { processKey: 'ZLJY' }],
    ['formData', { formData: null }],
    ['consent', { consent: {} }],
    ['attachments', { attachments: undefined }],
    ['idempotencyKey', { idempotencyKey: '' }],
  ])('without a proper %s is a bad request', async (_, changes) => {
    const cookie = await sessionCookie('person');
    const body = { ...(await bodyOf('WQYZ', cookie)), ...changes };
    expect((await create(cookie, body)).code).toBe(40000);
  });

  it('needs a session', async () => {
    const answer = await send('POST', `${DATA}/createProcess`, { body: {} });
    expect(answer.code).toBe(99998);
  });
});

describe('a correction', () => {
  const item = (field: string) => ({ field, requirement: '请更正' });

  async function returned(fields: string[]) {
    const cookie = await sessionCookie('person');
    const { id } = await apply('PJSQ', cookie);
    await office('move', {
      id,
      role: 'ACCEPTOR',
      to: 'SUPPLEMENT',
      opinion: '请补正',
      supplement: { items: fields.map(item) },
    });
    const { formData, attachments } = await seen(cookie, id);
    const files = attachments.map((file) => ({ id: file.id, category: file.category }));
    return { cookie, id, formData, files };
  }

  it('changes what was asked for, and what that brings with it', async () => {
    const { cookie, id, formData, files } = await returned(['reportCase']);
    const changed = { ...formData, reportCase: '99', caseDetail: '用于与许可相对方的谈判。' };
    const answer = await act(cookie, 'resubmit', id, {
      round: 1,
      formData: changed,
      attachments: files,
    });
    expect(answer).toMatchObject({ code: 0, data: { formData: { reportCase: '99' } } });
  });

  it('changes no other field and no other file', async () => {
    const { cookie, id, formData, files } = await returned(['reportCase']);
    const other = await uploadFile(cookie, { category: 'certificate' });
    const sent = {
      round: 1,
      formData: { ...formData, address: '示例街道另一条路 9 号' },
      attachments: files.map((file) =>
        file.category === 'certificate' ? { ...file, id: other } : file,
      ),
    };
    const answer = await act(cookie, 'resubmit', id, sent);
    expect(answer.code).toBe(10004);
    expect((answer.data as unknown as Refused).errors).toEqual([
      { field: 'address', message: '该项不在补正范围内，不能修改' },
      { field: 'files.certificate', message: '该材料不在补正范围内，不能更换' },
    ]);
    expect((await seen(cookie, id)).status).toBe('SUPPLEMENT');
  });

  it('replaces a file that was asked for', async () => {
    const { cookie, id, formData, files } = await returned(['files.certificate']);
    const other = await uploadFile(cookie, { category: 'certificate', name: '新证书.pdf' });
    const attachments = files.map((file) =>
      file.category === 'certificate' ? { ...file, id: other } : file,
    );
    const answer = await act(cookie, 'resubmit', id, { round: 1, formData, attachments });
    expect(answer.data.attachments.map(({ name }) => name)).toContain('新证书.pdf');
  });

  it('sent twice with the same key is done once; of another round it is stale', async () => {
    const { cookie, id, formData, files } = await returned(['reportCase']);
    const key = newKey();
    const sent = { round: 1, formData, attachments: files, idempotencyKey: key };
    expect((await act(cookie, 'resubmit', id, { ...sent, round: 2 })).code).toBe(40902);
    expect((await act(cookie, 'resubmit', id, sent)).code).toBe(0);
    expect((await act(cookie, 'resubmit', id, sent)).code).toBe(0);
    expect((await seen(cookie, id)).log.filter(({ action }) => action === '重新提交')).toHaveLength(
      1,
    );
  });
});

describe('own requests', () => {
  it('are listed without answers, newest first, and read whole one at a time', async () => {
    const cookie = await sessionCookie('enterprise');
    const { content, totalElements } = await list(cookie);
    expect(totalElements).toBe(
      demoForms().filter(({ account }) => account === 'enterprise').length,
    );
    const times = content.map(({ submitTime }) => submitTime);
    expect(times).toEqual([...times].sort().reverse());
    expect(content.every((row) => !('formData' in row))).toBe(true);
    const waiting = await list(cookie, { $status_in: 'SUPPLEMENT,CONFIRM' });
    expect(waiting.content.length).toBeGreaterThan(1);
    expect(new Set(waiting.content.map((row) => row.currentAssignee))).toEqual(new Set(['申请人']));
    expect((await seen(cookie, content[0]?.id ?? '')).formData).toBeTruthy();
  });

  it('are nobody else’s: neither read, nor followed, nor acted on', async () => {
    const { id } = await apply('WQYZ', await sessionCookie('person'));
    const other = await sessionCookie('enterprise');
    const refusal = { code: 40300, msg: '该办件不是您提交的，无权查看或操作' };
    const query = { queryData: JSON.stringify({ id }) };
    expect(await send('GET', `${DATA}/findWfApply`, { cookie: other, query })).toMatchObject(
      refusal,
    );
    expect(
      await send('GET', `${DATA}/getFlowChart`, { cookie: other, query: { id } }),
    ).toMatchObject(refusal);
    expect(await act(other, 'withdraw', id)).toMatchObject(refusal);
    expect((await list(other)).content.map((row) => row.id)).not.toContain(id);
  });

  it('of the demo accounts keep the rules of their forms', () => {
    for (const application of getProcesses().applications.values()) {
      // It was right when it was sent; its last day has passed since.
      if (application.status === 'EXPIRED') continue;
      expect(applicationErrors(application.processKey, application)).toEqual([]);
    }
  });

  it('begin anew with a reset', async () => {
    const cookie = await sessionCookie('person');
    const before = (await list(cookie)).totalElements;
    await apply('WQYZ', cookie);
    await call('POST', '/__mock/reset');
    expect((await list(await sessionCookie('person'))).totalElements).toBe(before);
  });
});

describe('an anonymous report', () => {
  const report = {
    formData: formOf('JBTS', { anonymous: true }),
  };
  const find = (applyNo: string, code: string) =>
    send<ReportProgress>('POST', '/data-service/api/front/process/findByCode', {
      body: { applyNo, code },
    });

  it('names nobody, is in nobody’s list, and is found by number and code', async () => {
    const cookie = await sessionCookie('person');
    const { applyNo, queryCode = '', ...sent } = await apply('JBTS', cookie, report);
    expect(sent).toMatchObject({ applicantName: '匿名', way: 'REPORT' });
    expect(sent.applicantId).toBeUndefined();
    expect(JSON.stringify(sent)).not.toMatch(/李某|13000000003|U1003/);
    expect((await list(cookie)).content.map(({ id }) => id)).not.toContain(sent.id);
    await office('move', { id: sent.id, role: 'ACCEPTOR', to: 'ACCEPTED' });
    const { data } = await find(applyNo, queryCode.toLowerCase());
    expect(data).toMatchObject({ status: 'ACCEPTED', currentNode: '调查处理' });
    expect(data).not.toHaveProperty('formData');
  });

  it('cannot be returned to anybody', async () => {
    const { id } = await apply('JBTS', await sessionCookie('person'), report);
    const supplement = { items: [{ field: 'facts', requirement: '请写明。' }] };
    const move = { id, role: 'ACCEPTOR', to: 'SUPPLEMENT', opinion: '请补正', supplement };
    expect((await office('move', move)).msg).toBe('匿名举报无法补正，不能退回');
  });

  it('is not found by a wrong code, nor by guessing', async () => {
    const cookie = await sessionCookie('person');
    const { applyNo, queryCode = '' } = await apply('JBTS', cookie, report);
    for (let tries = 0; tries < 10; tries++) {
      expect(await find(applyNo, 'WRONG123')).toMatchObject({
        code: 40400,
        msg: '没有找到，请核对办件编号和查询码',
      });
    }
    expect((await find(applyNo, queryCode)).msg).toBe('查询码多次不正确，请致电 12345 查询');
  });
});
