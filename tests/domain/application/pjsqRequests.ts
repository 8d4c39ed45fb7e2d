import { PJSQ } from '../../../src/domain/application/pjsq';
import { formBody } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { contextOf, ENTERPRISE, problemsOf } from './answers';

/** The choices of the form that come from the back end. */
export const options = {
  evaluationCases: [
    { value: '1', label: '侵权诉讼' },
    { value: '6', label: '开放许可声明' },
    { value: '99', label: '其他' },
  ],
};

/** A utility model whose record is complete. */
const PATENT: FormValues = {
  patentNumber: '202029900001.X',
  patentTitle: '一种示例装置',
  patentee: '苏州示例（集团）有限公司；示例大学',
  patentKind: 'UTILITY',
  filingDate: '2020-01-06',
  grantDate: '2020-10-09',
};

/** A request without a problem. */
export const GOOD: FormValues = {
  ...PATENT,
  ...ENTERPRISE,
  hasAgent: false,
  requesterRole: 'PATENTEE',
  reportCase: '6',
  textBasis: 'GRANTED',
  delivery: 'ONLINE',
};

/** What is wrong with a request. */
export const problems = (values: FormValues) => problemsOf(PJSQ, values, options);

/** What a request sends. */
export const bodyOf = (values: FormValues) => formBody(PJSQ, values, contextOf(values, options));
