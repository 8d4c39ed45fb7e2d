import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appealGates } from '../../../src/domain/application/sxss/gates';
import { refusalAnswers } from '../../../src/domain/application/sxss/recordFields';
import { askedFiles, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues, keptValues } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { contextOf, ENTERPRISE, PERSON, warningsOf } from './answers';
import {
  CORRECTED,
  GENERAL,
  OBJECTION,
  options,
  problems,
  REASON,
  REMOVE,
  REPAIR,
  SXSS,
} from './sxssAppeals';

const bodyOf = (values: FormValues) => formBody(SXSS, values, contextOf(values, options));

describe('the body', () => {
  it('of a repair holds the record, the subject and the promise', () => {
    expect(bodyOf({ ...REPAIR, grounds: ['FACTS'], receivedDate: '2026-11-02' })).toEqual({
      ...ENTERPRISE,
      recordId: 'D1',
      subjectName: '苏州示例（集团）有限公司',
      subjectCode: '91320599YYYYYY0103',
      decisionNo: '示例知信〔2026〕1 号',
      decisionOrg: '示例市知识产权局',
      decisionDate: '2026-05-20',
      behavior: '1',
      level: 'GENERAL',
      publishFrom: '2026-05-25',
      repairableFrom: '2026-11-20',
      appealType: 'REPAIR',
      hasAgent: false,
      reason: REASON,
      corrected: true,
      correctionDesc: '已全部撤回',
      correctionDate: '2026-06-01',
      promise: true,
      promiseName: '苏州示例（集团）有限公司',
      promiseDate: '2026-11-20',
    });
  });

  it('of an objection carries no promise', () => {
    const body = bodyOf({ ...OBJECTION, ...CORRECTED });
    expect(body).toMatchObject({ receivedDate: '2026-11-02', grounds: ['FACTS', 'CORRECTED'] });
    expect(body).not.toHaveProperty('promise');
    expect(body).not.toHaveProperty('corrected');
  });

  it('keeps no ID number on the device, and all else', () => {
    const values = { ...OBJECTION, ...PERSON };
    expect(keptValues(SXSS, values)).toEqual({ ...values, idNo: undefined });
  });
});

describe('the documents', () => {
  const asked = (values: FormValues) =>
    askedFiles(SXSS, values, contextOf(values)).map(
      (file) => `${file.key}${isRequired(file, values, contextOf(values)) ? '*' : ''}`,
    );

  it.each<[string, FormValues, string[]]>([
    ['an objection', OBJECTION, ['request*', 'identity*', 'decision*', 'evidence*']],
    [
      'a repair',
      REPAIR,
      ['request*', 'identity*', 'evidence', 'promise*', 'correction*', 'performance'],
    ],
    [
      'a removal after a penalty, by an agent',
      { ...REMOVE, hasAgent: true },
      [
        'request*',
        'identity*',
        'evidence',
        'promise*',
        'correction*',
        'performance*',
        'authorisation*',
      ],
    ],
  ])('of %s', (_, values, expected) => {
    expect(asked(values)).toEqual(expected);
  });
});

describe('what the list of the subject’s own records knows besides', () => {
  const known = (facts: Partial<Parameters<typeof appealGates>[1]>) =>
    refusalAnswers(appealGates(GENERAL, { today: '2026-11-20', ...facts }));

  it('refuses a repair after a newer offence, and nothing else', () => {
    const newer = known({ ownDecisions: ['2026-08-01'] });
    expect(problems({ ...REPAIR, ...newer })).toEqual([
      ['appealType', '认定之后又有新的失信行为，不能申请信用修复'],
    ]);
    expect(problems({ ...OBJECTION, ...newer })).toEqual([]);
  });

  it('refuses a record with an open request at the record itself', () => {
    const open = known({ openAppeals: [{ recordId: 'D1', applyNo: 'SXSS-1' }] });
    const reason = '该记录已有在办的申请（SXSS-1），办结后才能再次申请';
    expect(problems({ ...OBJECTION, ...open })).toEqual([
      ['recordId', reason],
      ['appealType', reason],
    ]);
  });

  it('is forgotten with the choice of another record, and not sent', () => {
    const closed = known({ openAppeals: [{ recordId: 'D1', applyNo: 'SXSS-1' }] });
    expect(problems({ ...OBJECTION, ...closed, ...known({}) })).toEqual([]);
    expect(bodyOf({ ...OBJECTION, ...closed })).toEqual(bodyOf(OBJECTION));
  });
});

it('never throws, whatever was kept, and leads from the body back to the answers', () => {
  const keys = SXSS.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
  const any = fc.dictionary(fc.constantFrom(...keys), fc.anything());
  fc.assert(
    fc.property(any, fc.constantFrom(OBJECTION, REPAIR, REMOVE), (kept, good) => {
      const read = { ...good, ...formValues(SXSS, kept) };
      expect(Array.isArray(problems(read))).toBe(true);
      expect(Array.isArray(warningsOf(SXSS, read))).toBe(true);
      const body = bodyOf(good);
      const again = formValues(SXSS, JSON.parse(JSON.stringify(body)));
      expect(formBody(SXSS, again, contextOf(again, options))).toEqual(body);
    }),
  );
});
