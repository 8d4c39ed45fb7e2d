import { describe, expect, it } from 'vitest';
import { guideRows } from '../../../src/domain/application/guide';
import { sxssPrefill } from '../../../src/domain/application/sxss';
import { SXSS_GUIDE } from '../../../src/domain/application/sxss/guide';
import type { FormValues } from '../../../src/domain/form/description';
import { PERSON, problemsOf, warningsOf } from './answers';
import {
  from,
  GENERAL,
  OBJECTION,
  PROFILE,
  problems,
  REMOVE,
  REPAIR,
  SERIOUS,
  SXSS,
} from './sxssAppeals';

describe('an appeal', () => {
  it.each([
    ['objection', OBJECTION],
    ['repair', REPAIR],
    ['removal', REMOVE],
  ])('that is complete can be sent: %s', (_, values) => {
    expect(problems(values)).toEqual([]);
    expect(problemsOf(SXSS, values)).toEqual([]);
    expect(warningsOf(SXSS, values)).toEqual([]);
  });

  it('names everything missing in an empty form, in reading order', () => {
    expect(problems({})).toEqual([
      ['recordId', '请选择失信记录'],
      ['appealType', '请选择申请类型'],
      ['applicantType', '请选择主体类型'],
      ['applicantName', '请填写名称（姓名）'],
      ['region', '请选择所在地区'],
      ['address', '请填写详细地址'],
      ['contactName', '请填写联系人'],
      ['contactMobile', '请填写手机'],
      ['hasAgent', '请回答：是否委托代理'],
      ['reason', '请填写事实与理由'],
    ]);
  });

  it('asks an objection for its grounds, a repair for correction and promise', () => {
    expect(problems({ ...from(GENERAL), appealType: 'OBJECTION' })).toEqual([
      ['receivedDate', '请选择收到认定文书日期'],
      ['grounds', '请选择理由类别'],
    ]);
    const bare = { promiseName: undefined };
    const repair = [
      ['corrected', '请回答：是否已纠正失信行为'],
      ['correctionDesc', '请填写纠正情况'],
      ['correctionDate', '请选择纠正完成日期'],
      ['promise', '请勾选：守信承诺'],
      ['promiseName', '请填写承诺人'],
      ['promiseDate', '请选择承诺日期'],
    ];
    expect(problems({ ...from(GENERAL), ...bare, appealType: 'REPAIR' })).toEqual(repair);
    expect(problems({ ...from(SERIOUS), ...bare, appealType: 'REMOVE' })).toEqual(repair);
  });

  it.each<[string, FormValues, FormValues, [string, string] | undefined]>([
    [
      'a record of somebody else',
      REPAIR,
      { recordId: 'D9' },
      ['recordId', '请重新选择失信记录，原来的选项已不适用'],
    ],
    [
      'a record whose facts have not come',
      REPAIR,
      { level: undefined },
      ['recordId', '没有读到这条记录的内容，请重新选择失信记录'],
    ],
    [
      'the repair of a serious record',
      REMOVE,
      { appealType: 'REPAIR' },
      ['appealType', '严重违法失信记录应申请移出名单'],
    ],
    [
      'the removal of a general record',
      REPAIR,
      { appealType: 'REMOVE' },
      ['appealType', '一般失信记录未列入严重违法失信名单，应申请信用修复'],
    ],
    [
      'a repair a day too early',
      REPAIR,
      { repairableFrom: '2026-11-21' },
      ['appealType', '一般失信自认定之日起满 6 个月方可申请信用修复，2026-11-21 起可以申请'],
    ],
    [
      'a removal a day too early',
      REMOVE,
      { publishFrom: '2025-11-21', repairableFrom: '2026-11-21' },
      ['appealType', '严重违法失信自列入之日起满 1 年方可申请提前移出，2026-11-21 起可以申请'],
    ],
    [
      'another enterprise',
      OBJECTION,
      { uscc: '93320599YYYYYY037L' },
      ['uscc', '与所选失信记录的主体不一致，只能对本主体的记录提出申请'],
    ],
    ['the own code in small letters', OBJECTION, { uscc: ' 91320599 yyyyyy0103' }, undefined],
    ['received on the day of the decision', OBJECTION, { receivedDate: '2026-05-20' }, undefined],
    [
      'received before the decision',
      OBJECTION,
      { receivedDate: '2026-05-19' },
      ['receivedDate', '收到认定文书日期不能早于认定日期'],
    ],
    [
      'received tomorrow',
      OBJECTION,
      { receivedDate: '2026-11-21' },
      ['receivedDate', '收到认定文书日期不能晚于今天'],
    ],
    [
      'a reason of 19 signs',
      OBJECTION,
      { reason: '理'.repeat(19) },
      ['reason', '事实与理由至少 20 个字，现有 19 个字'],
    ],
    [
      'a reason of one sign over and over',
      OBJECTION,
      { reason: '理'.repeat(20) },
      ['reason', '请用文字写清经过，不能只有数字、符号或重复的字'],
    ],
    [
      'nothing put right',
      REPAIR,
      { corrected: false },
      ['corrected', '失信行为纠正后才能申请信用修复或移出名单'],
    ],
    [
      'put right tomorrow',
      REPAIR,
      { correctionDate: '2026-11-21' },
      ['correctionDate', '纠正完成日期不能晚于今天'],
    ],
    [
      'a promise of tomorrow',
      REPAIR,
      { promiseDate: '2026-11-21' },
      ['promiseDate', '承诺日期不能晚于今天'],
    ],
    ['a promise not given', REPAIR, { promise: false }, ['promise', '请勾选：守信承诺']],
    [
      'repaired less than a year ago',
      REPAIR,
      { lastRepairDate: '2025-11-21' },
      ['lastRepairDate', '距上次信用修复不满 1 年，不能再次申请，2026-11-21 起可以申请'],
    ],
    ['repaired a year ago', REPAIR, { lastRepairDate: '2025-11-20' }, undefined],
    [
      'repaired lately, but listed for three years',
      REMOVE,
      { publishFrom: '2023-11-20', lastRepairDate: '2026-11-01' },
      undefined,
    ],
    [
      'repaired tomorrow',
      REMOVE,
      { publishFrom: '2023-11-20', lastRepairDate: '2026-11-21' },
      ['lastRepairDate', '上次修复日期不能晚于今天'],
    ],
  ])('%s', (_, base, change, problem) => {
    expect(problems({ ...base, ...change })).toEqual(problem ? [problem] : []);
  });

  it('compares persons by the masked number, the only one that the list shows', () => {
    const record = { ...GENERAL, subjectType: 'PERSON', subjectName: '张*' } as const;
    const person = (subjectCode: string): FormValues => ({
      ...OBJECTION,
      ...PERSON,
      ...sxssPrefill(undefined, undefined, { ...record, subjectCode }),
    });
    expect(problems(person('320***********0010'))).toEqual([]);
    expect(problems(person('320***********002X')).map(([path]) => path)).toEqual(['idNo']);
  });

  it.each([
    ['2026-10-30', false, 'the fifteenth working day is today'],
    ['2026-10-29', true, 'the fifteenth working day was yesterday'],
    ['2026-11-20', false, 'received today'],
  ])('received %s: warns %s, since %s', (receivedDate, late) => {
    const values = { ...OBJECTION, receivedDate };
    expect(warningsOf(SXSS, values)).toEqual(
      late
        ? [
            [
              'receivedDate',
              '异议申诉期限为收到认定文书之日起 15 个工作日，已于 2026-11-19 届满，可能不予受理',
            ],
          ]
        : [],
    );
    expect(problems(values)).toEqual([]);
  });
});

it('begins with the subject, the record and who promises', () => {
  const last = { contactName: '李四', reason: '上次的理由', appealType: 'OBJECTION' };
  const record = { ...GENERAL, lastRepairDate: '2024-03-01' };
  expect(sxssPrefill(PROFILE, last, record)).toMatchObject({
    ...PROFILE,
    contactName: '李四',
    recordId: 'D1',
    decisionNo: '示例知信〔2026〕1 号',
    lastRepairDate: '2024-03-01',
    promiseName: '苏州示例（集团）有限公司',
  });
  expect(Object.keys(sxssPrefill(PROFILE, last, record))).not.toContain('reason');
  expect(sxssPrefill(undefined, undefined, undefined)).toEqual({});
});

it('has a guide that names the times of objection and repair', () => {
  const rows = guideRows(SXSS_GUIDE, SXSS, {});
  expect(rows[0]?.items).toEqual(['失信异议申诉与修复']);
  const conditions = rows.find(({ label }) => label === '申请条件')?.items.join('\n');
  expect(conditions).toContain('15 个工作日');
  expect(conditions).toContain('满 6 个月');
});
