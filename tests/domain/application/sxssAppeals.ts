import { HOLIDAYS } from '../../../config/holidays';
import { sxss, sxssPrefill } from '../../../src/domain/application/sxss';
import type { DishonestyRecord } from '../../../src/domain/application/sxss/record';
import { OWN_RECORDS, recordOption } from '../../../src/domain/application/sxss/recordFields';
import type { FormValues } from '../../../src/domain/form/description';
import { ENTERPRISE, problemsOf } from './answers';

/** The form, with the working days of the calendar. */
export const SXSS = sxss(HOLIDAYS);

export const REASON = '认定所依据的三件申请系正常研发成果，附研发记录，请予核实并撤销认定。';

/** A record that can be repaired. */
export const GENERAL: DishonestyRecord = {
  id: 'D1',
  subjectType: 'ENTERPRISE',
  subjectName: '苏州示例（集团）有限公司',
  subjectCode: '91320599YYYYYY0103',
  behavior: '1',
  level: 'GENERAL',
  decisionNo: '示例知信〔2026〕1 号',
  decisionOrg: '示例市知识产权局',
  decisionDate: '2026-05-20',
  publishFrom: '2026-05-25',
  repairStatus: 'NONE',
  repairableFrom: '2026-11-20',
};

/** A record that has to be removed. */
export const SERIOUS: DishonestyRecord = {
  ...GENERAL,
  id: 'D2',
  level: 'SERIOUS',
  behavior: '6',
  decisionDate: '2025-11-10',
  publishFrom: '2025-11-20',
};

/** Who appeals. */
export const PROFILE = {
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例（集团）有限公司',
  uscc: '91320599YYYYYY0103',
} as const;

/** The answers that a record gives. */
export const from = (record: DishonestyRecord): FormValues => ({
  ...ENTERPRISE,
  ...sxssPrefill(PROFILE, undefined, record),
  hasAgent: false,
  reason: REASON,
});

/** Objects to the record. */
export const OBJECTION: FormValues = {
  ...from(GENERAL),
  appealType: 'OBJECTION',
  receivedDate: '2026-11-02',
  grounds: ['FACTS', 'CORRECTED'],
};

/** What was put right. */
export const CORRECTED: FormValues = {
  corrected: true,
  correctionDesc: '已全部撤回',
  correctionDate: '2026-06-01',
  promise: true,
  promiseDate: '2026-11-20',
};

/** Asks for repair. */
export const REPAIR: FormValues = { ...from(GENERAL), ...CORRECTED, appealType: 'REPAIR' };

/** Asks for removal. */
export const REMOVE: FormValues = { ...from(SERIOUS), ...CORRECTED, appealType: 'REMOVE' };

/** The records to choose from. */
export const options = { [OWN_RECORDS]: [GENERAL, SERIOUS].map(recordOption) };

/** What is wrong with an appeal. */
export const problems = (values: FormValues) => problemsOf(SXSS, values, options);
