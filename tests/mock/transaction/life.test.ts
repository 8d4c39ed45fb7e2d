import { beforeEach, describe, expect, it } from 'vitest';
import { resetState } from '../../../mock/state';
import { STALE_STATUS } from '../../../src/domain/workflow/status';
import { sessionCookie } from '../client';
import { act, chartOf, DATA, goForward, office, seen, send, setTime } from '../process/requests';
import { actOn, findListings, lookAt, publishOffer } from './support';

beforeEach(async () => {
  resetState();
  await setTime('2026-11-23 09:00:00');
});

const REVIEWER = { role: 'REVIEWER' };

/** A listing of the demo enterprise that the office has published. */
async function published(changes: object = {}) {
  const { cookie, answer, body } = await publishOffer(changes);
  const { id } = answer.data;
  await office('move', { id, ...REVIEWER, to: 'PUBLISHED' });
  return { cookie, id, body };
}

const refs = (files: readonly { id: string; category: string }[]) =>
  files.map(({ id, category }) => ({ id, category }));

/** Sends the listing again with other answers. */
async function edit(cookie: string, id: string, changes: object, round = 0) {
  const { formData, attachments } = await seen(cookie, id);
  return actOn(cookie, 'resubmit', id, {
    round,
    formData: { ...formData, ...changes },
    attachments: refs(attachments),
  });
}

describe('a new listing', () => {
  it('waits for the office, unseen by others, with its last day for the review', async () => {
    const { cookie, answer } = await publishOffer();
    const { id, status, deadline, title } = answer.data;
    expect([status, deadline]).toEqual(['AUDITING', '2026-11-26']);
    expect(title).toBe('专利交易：增韧聚氨酯胶粘剂专利权转让');
    expect((await lookAt(id)).code).toBe(40400);
    expect((await lookAt(id, cookie)).data.ownerId).toBe('U1002');
    const chart = await chartOf(cookie, id);
    expect(chart.nodes.map(({ name, state }) => `${name} ${state}`)).toEqual([
      '提交申请 DONE',
      '审核 ACTIVE',
      '公开展示 PENDING',
      '结束展示 PENDING',
    ]);
  });

  it('is found by everybody once it is published', async () => {
    const { id } = await published();
    const { content } = await findListings({});
    expect(content[0]?.id).toBe(id);
  });

  it.each([
    [
      'contact data in a text',
      { summary: '配方和制备方法均已验证，欢迎致电 13000000002 详谈。' },
      'summary',
    ],
    [
      'a patent that has lapsed',
      { patents: [{ applicationNumber: '202519900061.1', validity: 'VALID' }] },
      'patents[0]',
    ],
    ['a day that is too near', { validUntil: '2026-11-25' }, 'validUntil'],
    ['a name that is not the account’s', { applicantName: '他人有限公司' }, 'applicantName'],
  ])('is refused for %s, at the field', async (_, changes, field) => {
    const { answer } = await publishOffer(changes);
    expect(answer.code).toBe(10004);
    const { errors } = answer.data as unknown as { errors: { field: string }[] };
    expect(errors.some((error) => error.field.startsWith(field))).toBe(true);
  });

  it('comes back with reasons by field, and goes to review again', async () => {
    const { cookie, answer } = await publishOffer();
    const { id } = answer.data;
    const items = [{ field: 'summary', requirement: '请写明性能数据。' }];
    const supplement = { items };
    await office('move', { id, ...REVIEWER, to: 'RETURNED', opinion: '请修改。', supplement });
    const returned = await seen(cookie, id);
    expect([returned.status, returned.supplement?.items]).toEqual(['RETURNED', items]);
    // Everything can be edited, whatever was named.
    const answerTo = await edit(cookie, id, { priceMin: '25' }, 1);
    expect(answerTo.data.status).toBe('AUDITING');
    await office('move', { id, ...REVIEWER, to: 'PUBLISHED' });
    expect((await lookAt(id)).data.priceMin).toBe(25);
  });

  it('is not handled by the calls of other requests', async () => {
    const { cookie, answer } = await publishOffer();
    expect((await act(cookie, 'withdraw', answer.data.id)).code).toBe(40902);
  });
});

describe('a published listing', () => {
  it('stays when its contact changes, and goes to review when its text does', async () => {
    const { cookie, id } = await published();
    const contact = await edit(cookie, id, { contactMobile: '13000000009' });
    expect(contact.data.status).toBe('PUBLISHED');
    const text = await edit(cookie, id, { title: '增韧聚氨酯胶粘剂专利独占许可或转让' });
    expect(text.data.status).toBe('AUDITING');
    expect((await lookAt(id)).code).toBe(40400);
  });

  it('is taken off with a reason and can be offered again', async () => {
    const { cookie, id } = await published();
    expect((await actOn(cookie, 'offline', id, {})).code).toBe(10004);
    const off = await actOn(cookie, 'offline', id, { reason: '另有安排' });
    expect(off.data.status).toBe('OFFLINE');
    const { data } = await lookAt(id);
    expect([data.status, data.contact, data.reason]).toEqual(['OFFLINE', null, undefined]);
    expect((await edit(cookie, id, {})).data.status).toBe('AUDITING');
    const names = (await chartOf(cookie, id)).nodes.map(({ name }) => name);
    expect(names).toContain('已下架');
    expect(names.at(-1)).toBe('结束展示');
  });

  it('ends with a deal: month and way for all, sum and buyer for its publisher', async () => {
    const { cookie, id } = await published();
    const deal = { transactionTypeId: '1', month: '2026-12', amount: 28, buyer: '示例买方' };
    expect((await actOn(cookie, 'deal', id, deal)).code).toBe(10004);
    const done = await actOn(cookie, 'deal', id, { ...deal, month: '2026-11' });
    expect(done.data.status).toBe('DEALT');
    const transactionType = { id: '1', name: '专利权转让' };
    expect((await lookAt(id)).data.deal).toEqual({ transactionType, month: '2026-11' });
    expect((await lookAt(id, cookie)).data.deal).toMatchObject({ amount: 28, buyer: '示例买方' });
    const again = await actOn(cookie, 'offline', id, { reason: '另有安排' });
    expect([again.code, again.msg]).toEqual([40902, STALE_STATUS]);
  });

  it('expires by the clock', async () => {
    const { cookie, id } = await published({ validUntil: '2026-12-31' });
    await goForward(38);
    expect((await lookAt(id)).data.status).toBe('PUBLISHED');
    await goForward(1);
    const { status, finishTime } = await seen(cookie, id);
    expect([status, finishTime]).toEqual(['EXPIRED', '2027-01-01 00:00:00']);
  });

  it('needs an opinion of the office to come back or to be blocked', async () => {
    const { answer } = await publishOffer();
    const { id } = answer.data;
    const supplement = { items: [{ field: 'summary', requirement: '请写明性能数据。' }] };
    const back = { id, ...REVIEWER, to: 'RETURNED', supplement };
    expect((await office('move', back)).msg).toBe('请填写意见');
    await office('move', { id, ...REVIEWER, to: 'PUBLISHED' });
    expect((await office('move', { id, ...REVIEWER, to: 'BLOCKED' })).msg).toBe('请填写意见');
  });

  it('is blocked with a reason for its publisher alone', async () => {
    const { cookie, id } = await published();
    await office('move', { id, ...REVIEWER, to: 'BLOCKED', opinion: '内容不实。' });
    expect((await lookAt(id)).code).toBe(40300);
    expect((await lookAt(id, cookie)).data.reason).toBe('内容不实。');
  });
});

describe('the contact', () => {
  it('is masked until it is asked for, counted once a user, and not asked for by oneself', async () => {
    const { cookie, id } = await published();
    const masked = (await lookAt(id)).data.contact;
    expect(masked).toEqual({ contactName: '张*', contactMobile: '130****0002' });
    const person = await sessionCookie('person');
    const ask = (who: string) =>
      send<{ contact: { contactMobile: string }; contactCount: number }>(
        'GET',
        `${DATA}/patentTransaction/contact`,
        { cookie: who, query: { id } },
      );
    expect((await ask(person)).data).toMatchObject({
      contact: { contactMobile: '13000000002' },
      contactCount: 1,
    });
    expect((await ask(person)).data.contactCount).toBe(1);
    expect((await ask(cookie)).data.contactCount).toBe(1);
    expect((await lookAt(id, person)).data.asked).toBe(true);
    expect((await lookAt(id, cookie)).data).toMatchObject({ asked: false, contactCount: 1 });
  });
});

describe('a report', () => {
  it('needs a reason and words, is taken once, and not from the publisher', async () => {
    const { cookie, id } = await published();
    const person = await sessionCookie('person');
    const report = { reason: 'UNTRUE', description: '标价与页面所附合同明显不符，请核实。' };
    const tell = (who: string, body: object) =>
      actOn<{ reportNo: string }>(who, 'report', id, body);
    expect((await tell(person, { ...report, description: '假' })).code).toBe(10004);
    expect((await tell(person, report)).data.reportNo).toMatch(/^JYJB-\d{8}-\d{6}$/);
    expect((await tell(person, report)).code).toBe(40902);
    expect((await tell(cookie, report)).code).toBe(40000);
  });
});
