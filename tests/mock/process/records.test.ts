import { beforeEach, describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { resetState } from '../../../mock/state';
import { OBJECTION_LIMIT } from '../../../src/domain/application/sxss/gates';
import { deadlineOf } from '../../../src/domain/workflow/workingDays';
import { sessionCookie } from '../client';
import { act, apply, bodyOf, DATA, formOf, office, records, seen, send } from './requests';

beforeEach(resetState);

const one = async (id: string, cookie?: string) => {
  const [record] = (await records({ id }, cookie)).content;
  if (record === undefined) throw new Error(`no record ${id}`);
  return record;
};

const finish = async (id: string, conclusion: string) => {
  const step = (role: string, to: string) =>
    office('move', { id, role, to, result: { conclusion } });
  await step('ACCEPTOR', 'ACCEPTED');
  await step('HANDLER', 'PROCESSING');
  return step('REVIEWER', 'FINISHED');
};

/** Who asks; the rest of the applicant's answers is the same for all. */
const SUBJECTS: Readonly<Record<string, object>> = {
  person: {},
  admin: { applicantName: '管理员' },
  enterprise: {
    applicantType: 'ENTERPRISE',
    applicantName: '苏州示例新材料有限公司',
    uscc: '91320599YYYYYY0103',
    legalPerson: '王某',
  },
};

const ask = async (account: string, recordId: string, appealType: string, rest: object = {}) => {
  const cookie = await sessionCookie(account);
  const formData = formOf('SXSS', { ...SUBJECTS[account], recordId, appealType, ...rest });
  const body = await bodyOf('SXSS', cookie, { formData });
  return send<{ id: string; errors: { field: string; message: string }[] }>(
    'POST',
    `${DATA}/createProcess`,
    { cookie, body },
  );
};

describe('the dishonesty list', () => {
  it('shows many records, newest first, and no person by name or number', async () => {
    const { content, totalElements } = await records({});
    expect(totalElements).toBeGreaterThanOrEqual(60);
    const dates = content.map(({ decisionDate }) => decisionDate);
    expect(dates).toEqual([...dates].sort().reverse());
    const persons = content.filter(({ subjectType }) => subjectType === 'PERSON');
    expect(persons.length).toBeGreaterThan(5);
    for (const { subjectName, subjectCode } of persons) {
      expect(subjectName).toMatch(/^.\*+$/);
      expect(subjectCode).toMatch(/^\d{3}\*{11}\d{4}$/);
    }
  });

  it('is filtered by name, behaviour, level, day and repair', async () => {
    const named = await records({ subjectName: '示例新材料' });
    expect(named.content.every(({ subjectName }) => subjectName.includes('示例新材料'))).toBe(true);
    expect(named.totalElements).toBe(2);
    const serious = await records({ level: 'SERIOUS', $behavior_in: '4,6' });
    expect(serious.totalElements).toBeGreaterThan(0);
    expect(
      serious.content.every(({ level, behavior }) => level === 'SERIOUS' && /4|6/.test(behavior)),
    ).toBe(true);
    const [newest] = (await records({})).content;
    const day = newest?.decisionDate ?? '';
    const fromThen = await records({ decisionFrom: day, decisionTo: day });
    expect(fromThen.content.every(({ decisionDate }) => decisionDate === day)).toBe(true);
    const repaired = await records({ repairStatus: 'REPAIRED' });
    expect(repaired.content.every(({ repairStatus }) => repairStatus === 'REPAIRED')).toBe(true);
  });

  it('finds a person by the whole name only', async () => {
    expect((await records({ subjectName: '李某' })).totalElements).toBeGreaterThan(0);
    const parts = (await records({ subjectName: '某某' })).content;
    expect(parts.filter(({ subjectType }) => subjectType === 'PERSON')).toEqual([]);
    const short = await send('GET', '/data-service/api/front/breakPromise/find', {
      query: { queryData: JSON.stringify({ subjectName: '李' }) },
    });
    expect(short.msg).toBe('主体名称至少输入 2 个字');
  });

  it('says of own records what may be asked for, and why not', async () => {
    const enterprise = await sessionCookie('enterprise');
    const own = (await records({ own: true }, enterprise)).content;
    expect(own.map(({ id }) => id)).toEqual(['B1001', 'B1002']);
    expect(own[0]).toMatchObject({ ownerId: 'U1002', canAppeal: true, canRepair: true });
    expect(own[1]).toMatchObject({
      canRepair: false,
      inObjection: true,
      openApplyNo: expect.stringMatching(/^SXSS-/),
      appealRefusal: expect.stringContaining('已有在办的申请'),
    });
    const early = await one('B1005', await sessionCookie('admin'));
    expect(early.repairRefusal).toBe(
      `一般失信自认定之日起满 6 个月方可申请信用修复，${early.repairableFrom} 起可以申请`,
    );
    const older = await one('B1004', await sessionCookie('person'));
    expect(older.repairRefusal).toBe('认定之后又有新的失信行为，不能申请信用修复');
    const foreign = await one('B1001');
    expect(foreign).toMatchObject({ canAppeal: false, canRepair: false });
    expect(foreign).not.toHaveProperty('ownerId');
    expect(foreign).not.toHaveProperty('repairRefusal');
  });
});

describe('a request about a record', () => {
  it('changes the record: under way, then removed', async () => {
    const cookie = await sessionCookie('person');
    const { id, title } = await apply('SXSS', cookie);
    const { decisionNo } = await one('B1003');
    expect(title).toBe(`失信异议申诉与修复：${decisionNo}`);
    expect(await one('B1003', cookie)).toMatchObject({ repairStatus: 'APPLIED', canRepair: false });
    await finish(id, 'REPAIRED');
    expect(await one('B1003')).toMatchObject({ repairStatus: 'REMOVED' });
  });

  it('leaves it as it was when withdrawn or not granted', async () => {
    const cookie = await sessionCookie('person');
    const first = await apply('SXSS', cookie);
    await act(cookie, 'withdraw', first.id, { reason: '材料有误' });
    expect((await one('B1003')).repairStatus).toBe('NONE');
    const second = await apply('SXSS', cookie);
    await finish(second.id, 'NOT_REPAIRED');
    expect((await one('B1003')).repairStatus).toBe('NONE');
  });

  it('is shown as an objection, and takes the record back when it is right', async () => {
    const { decisionDate } = await one('B1001');
    const { data } = await ask('enterprise', 'B1001', 'OBJECTION', {
      receivedDate: decisionDate,
      grounds: ['FACTS'],
    });
    expect(await one('B1001')).toMatchObject({ inObjection: true, repairStatus: 'NONE' });
    await finish(data.id, 'REVOKED');
    expect(await one('B1001')).toMatchObject({ inObjection: false, repairStatus: 'REVOKED' });
  });

  it.each([
    ['somebody else’s', 'person', 'B1001', 'OBJECTION', '只能对本主体的失信记录提出申请'],
    ['none', 'person', 'B9999', 'OBJECTION', '请选择失信记录'],
    ['serious, for repair', 'person', 'B1003', 'REPAIR', '严重违法失信记录应申请移出名单'],
    ['general, for removal', 'enterprise', 'B1001', 'REMOVE', '应申请信用修复'],
    ['followed by another', 'person', 'B1004', 'REPAIR', '认定之后又有新的失信行为'],
    ['too early', 'admin', 'B1005', 'REPAIR', '一般失信自认定之日起满 6 个月方可申请信用修复'],
    ['one already open', 'enterprise', 'B1002', 'REPAIR', '该记录已有在办的申请'],
  ])('is refused for a record that is %s', async (_, account, recordId, type, message) => {
    const answer = await ask(account, recordId, type);
    expect(answer.code).toBe(10004);
    expect(answer.data.errors.map((error) => error.message).join()).toContain(message);
  });

  it('is refused when what it says of the record is not what the list says', async () => {
    const answer = await ask('person', 'B1003', 'REMOVE', { decisionNo: '示知信决〔2020〕9号' });
    expect(answer.msg).toBe('失信记录的内容已变化，请重新选择');
  });
});

it('shows an objection that was filed in time, told by its own days', async () => {
  const cookie = await sessionCookie('enterprise');
  const { openApplyNo = '' } = await one('B1002', cookie);
  const { formData, submitTime = '' } = await seen(cookie, openApplyNo);
  const { receivedDate = '', publishFrom = '' } = formData as unknown as Record<string, string>;
  expect(receivedDate >= publishFrom).toBe(true);
  const last = deadlineOf(receivedDate, OBJECTION_LIMIT, HOLIDAYS).day;
  expect(submitTime.slice(0, 10) <= last).toBe(true);
});
