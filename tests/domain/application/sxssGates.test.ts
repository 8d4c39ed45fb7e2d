import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import {
  type AppealFacts,
  type AppealType,
  appealGates,
  type GateRecord,
  objectionNote,
} from '../../../src/domain/application/sxss/gates';
import {
  BEHAVIORS,
  REPAIR_STATUSES,
  recordStateInWords,
} from '../../../src/domain/application/sxss/record';
import { recordOption } from '../../../src/domain/application/sxss/recordFields';

const GENERAL: GateRecord = {
  id: 'D1',
  level: 'GENERAL',
  decisionDate: '2026-05-20',
  publishFrom: '2026-05-25',
  repairStatus: 'NONE',
  repairableFrom: '2026-11-20',
};

const SERIOUS: GateRecord = {
  ...GENERAL,
  level: 'SERIOUS',
  decisionDate: '2025-11-10',
  publishFrom: '2025-11-20',
  repairableFrom: '2026-11-20',
};

const CLOSED_GENERAL = '一般失信记录未列入严重违法失信名单，应申请信用修复';
const CLOSED_SERIOUS = '严重违法失信记录应申请移出名单';
const EARLY = { open: true, note: '现在可申请提前移出；2028-11-20 起可申请期满移出' };
const OVER = { open: true, note: '自 2028-11-20 起列入已满 3 年，可申请期满移出' };

const no = (reason: string, from?: string) =>
  from ? { open: false, reason: `${reason}，${from} 起可以申请`, from } : { open: false, reason };

const TOO_EARLY = '一般失信自认定之日起满 6 个月方可申请信用修复';
const TOO_EARLY_SERIOUS = '严重违法失信自列入之日起满 1 年方可申请提前移出';
const BETWEEN = '距上次信用修复不满 1 年，不能再次申请';

it('an objection long after the decision is told of its term, which runs from the receipt', () => {
  // The fifteenth working day after 2026-05-20 is 2026-06-10.
  expect(objectionNote(GENERAL, '2026-06-10', HOLIDAYS)).toBeUndefined();
  expect(objectionNote(GENERAL, '2026-06-11', HOLIDAYS)).toBe(
    '须在收到认定文书之日起 15 个工作日内提出；从认定日期算已经超过，请先核对收到日期，逾期可能不予受理',
  );
  for (const decisionDate of ['', '去年']) {
    expect(objectionNote({ decisionDate }, '2026-06-11', HOLIDAYS)).toBeUndefined();
  }
});

describe('what may be asked for about a record', () => {
  it.each<[string, GateRecord, AppealFacts, AppealType, object]>([
    ['an objection', GENERAL, { today: '2026-05-21' }, 'OBJECTION', { open: true }],
    ['an objection, serious', SERIOUS, { today: '2025-11-21' }, 'OBJECTION', { open: true }],
    [
      'the day before six months',
      GENERAL,
      { today: '2026-11-19' },
      'REPAIR',
      no(TOO_EARLY, '2026-11-20'),
    ],
    ['six months to the day', GENERAL, { today: '2026-11-20' }, 'REPAIR', { open: true }],
    [
      'no removal where nothing is listed',
      GENERAL,
      { today: '2030-01-01' },
      'REMOVE',
      no(CLOSED_GENERAL),
    ],
    [
      'no repair of a serious record',
      SERIOUS,
      { today: '2030-01-01' },
      'REPAIR',
      no(CLOSED_SERIOUS),
    ],
    [
      'the day before a year',
      SERIOUS,
      { today: '2026-11-19' },
      'REMOVE',
      no(TOO_EARLY_SERIOUS, '2026-11-20'),
    ],
    ['a year to the day', SERIOUS, { today: '2026-11-20' }, 'REMOVE', EARLY],
    ['the day before three years', SERIOUS, { today: '2028-11-19' }, 'REMOVE', EARLY],
    ['three years to the day', SERIOUS, { today: '2028-11-20' }, 'REMOVE', OVER],
    [
      'the day before a year since the last repair',
      GENERAL,
      { today: '2027-02-28', ownLastRepair: '2026-03-01' },
      'REPAIR',
      no(BETWEEN, '2027-03-01'),
    ],
    [
      'a year since the last repair',
      GENERAL,
      { today: '2027-03-01', ownLastRepair: '2026-03-01' },
      'REPAIR',
      { open: true },
    ],
    [
      'two rules at once: the later day is told',
      GENERAL,
      { today: '2026-10-01', ownLastRepair: '2026-03-01' },
      'REPAIR',
      no(BETWEEN, '2027-03-01'),
    ],
    [
      'two rules at once, the other way round',
      GENERAL,
      { today: '2026-10-01', ownLastRepair: '2025-10-15' },
      'REPAIR',
      no(TOO_EARLY, '2026-11-20'),
    ],
    [
      'a repair on the last of February counts to the end of the month',
      GENERAL,
      { today: '2027-02-27', ownLastRepair: '2026-02-28' },
      'REPAIR',
      no(BETWEEN, '2027-02-28'),
    ],
    [
      'a newer offence',
      GENERAL,
      { today: '2027-01-01', ownDecisions: ['2026-05-20', '2026-05-21'] },
      'REPAIR',
      no('认定之后又有新的失信行为，不能申请信用修复'),
    ],
    [
      'an older offence',
      GENERAL,
      { today: '2027-01-01', ownDecisions: ['2026-05-20', '2026-05-19'] },
      'REPAIR',
      { open: true },
    ],
    [
      'a newer offence and an early removal: only time helps',
      SERIOUS,
      { today: '2027-01-01', ownDecisions: ['2026-05-20'] },
      'REMOVE',
      no('认定之后又有新的失信行为，不能申请提前移出', '2028-11-20'),
    ],
    [
      'a newer offence after three years',
      SERIOUS,
      { today: '2028-11-20', ownDecisions: ['2026-05-20'] },
      'REMOVE',
      OVER,
    ],
    [
      'the last repair lasts longer than the listing',
      SERIOUS,
      { today: '2028-11-01', ownLastRepair: '2028-06-01' },
      'REMOVE',
      no(BETWEEN, '2028-11-20'),
    ],
    [
      'a newer offence and an objection',
      GENERAL,
      { today: '2026-11-20', ownDecisions: ['2026-06-01'] },
      'OBJECTION',
      { open: true },
    ],
  ])('%s', (_, record, facts, type, gate) => {
    expect(appealGates(record, facts)[type]).toEqual(gate);
  });

  const everything = (record: GateRecord, facts: AppealFacts) =>
    Object.values(appealGates(record, facts)).map((gate) => (gate.open ? 'open' : gate.reason));

  it('of a record of which something is not known, is what does not depend on it', () => {
    const facts = { today: '2030-01-01', ownDecisions: ['2029-01-01'] };
    expect(everything({ ...GENERAL, level: undefined }, facts)).toEqual([
      'open',
      '认定之后又有新的失信行为，不能申请信用修复或者提前移出',
      'open',
    ]);
    const unknown = { ...GENERAL, level: undefined, decisionDate: '', repairableFrom: '' };
    const byLevel = { open: true, note: '该记录的失信程度不详，能否办理由受理部门审核' };
    expect(appealGates(unknown, facts)).toEqual({
      OBJECTION: { open: true },
      REPAIR: byLevel,
      REMOVE: byLevel,
    });
    const early = { ...unknown, repairableFrom: '2030-01-02' };
    expect(appealGates(early, facts).REPAIR).toEqual({
      open: false,
      reason: '可申请修复的日期未到，2030-01-02 起可以申请',
      from: '2030-01-02',
    });
    const undated = { ...GENERAL, decisionDate: '', repairableFrom: '' };
    expect(appealGates(undated, facts).REPAIR).toEqual({
      open: true,
      note: '该记录的可申请修复的起始日期不详，能否办理由受理部门审核',
    });
    // No later offence is known of a decision without a day.
    const decided = { ...GENERAL, decisionDate: '' };
    expect(appealGates(decided, facts).REPAIR).toEqual({ open: true });
    const unlisted = { ...SERIOUS, publishFrom: '' };
    expect(appealGates(unlisted, facts).REMOVE).toEqual({
      open: true,
      note: '该记录的列入日期不详，能否办理由受理部门审核',
    });
    expect(appealGates({ ...unlisted, repairableFrom: '2030-01-02' }, facts).REMOVE.open).toBe(
      false,
    );
  });

  it('is nothing while a request about the same record is open, whatever of another', () => {
    const facts = { today: '2026-11-20' };
    const open = { recordId: 'D1', applyNo: 'SXSS-20261119-000001' };
    const reason = '该记录已有在办的申请（SXSS-20261119-000001），办结后才能再次申请';
    expect(everything(GENERAL, { ...facts, openAppeals: [open] })).toEqual([
      reason,
      reason,
      reason,
    ]);
    const other = { ...open, recordId: 'D2' };
    expect(appealGates(GENERAL, { ...facts, openAppeals: [other] }).REPAIR.open).toBe(true);
  });

  it.each([
    ['APPLIED', '该记录的修复申请正在办理，办结后才能再次申请'],
    ['REPAIRED', '该记录已修复，无需再申请'],
    ['REMOVED', '该记录已移出名单，无需再申请'],
    ['REVOKED', '该记录的认定已撤销，无需再申请'],
  ] as const)('is nothing when the record is %s', (repairStatus, reason) => {
    expect(everything({ ...GENERAL, repairStatus }, { today: '2030-01-01' })).toEqual([
      reason,
      reason,
      reason,
    ]);
  });

  it('opens on the day that was named, and not before', () => {
    const day = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.constantFrom(GENERAL, SERIOUS),
        day,
        fc.option(day, { nil: undefined }),
        fc.array(day, { maxLength: 2 }),
        (record, today, ownLastRepair, ownDecisions) => {
          const facts = { today, ownLastRepair, ownDecisions };
          for (const type of ['REPAIR', 'REMOVE'] as const) {
            const gate = appealGates(record, facts)[type];
            if (gate.open || gate.from === undefined) continue;
            expect(gate.from > today).toBe(true);
            expect(appealGates(record, { ...facts, today: gate.from })[type].open).toBe(true);
          }
        },
      ),
    );
  });
});

describe('a record in words', () => {
  it('says first that an objection is being dealt with', () => {
    expect(recordStateInWords({ repairStatus: 'NONE', inObjection: true })).toBe('异议处理中');
    for (const [status, words] of Object.entries(REPAIR_STATUSES)) {
      const repairStatus = status as keyof typeof REPAIR_STATUSES;
      expect(recordStateInWords({ repairStatus, inObjection: false })).toBe(words);
    }
  });

  it.each(Object.entries(BEHAVIORS))(
    'offers a record of behaviour %s by its decision',
    (code, words) => {
      const behavior = code as keyof typeof BEHAVIORS;
      expect(
        recordOption({
          id: 'D1',
          decisionNo: '示例认〔2026〕1 号',
          decisionDate: '2026-05-20',
          behavior,
        }),
      ).toEqual({ value: 'D1', label: `示例认〔2026〕1 号（2026-05-20，${words}）` });
    },
  );
});
