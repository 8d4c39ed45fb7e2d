import { formContext } from '../../../src/domain/form/asked';
import type {
  FormContext,
  FormDescription,
  FormValues,
} from '../../../src/domain/form/description';
import { answerProblems, answerWarnings } from '../../../src/domain/form/problems';
import { TODAY } from '../checkSuite';

/** An enterprise with everything that the account can know. */
export const ENTERPRISE: FormValues = {
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例（集团）有限公司',
  uscc: '91320599YYYYYY0103',
  legalPerson: '欧阳示例',
  region: '320581',
  address: '示例街道示例路 1 号',
  postcode: '215500',
  contactName: '张三',
  contactMobile: '13000000001',
  contactPhone: '0512-20000000',
  contactEmail: 'user@example.com',
};

/** A person with the answers that stand only in the form. */
export const PERSON: FormValues = {
  applicantType: 'PERSON',
  applicantName: '张三',
  idType: 'RESIDENT_ID',
  idNo: '320099199003070010',
  region: '320581',
  address: '示例街道示例路 1 号',
  contactName: '张三',
  contactMobile: '13000000001',
};

export function contextOf(values: FormValues, options: FormContext['options'] = {}): FormContext {
  return formContext(values, { today: TODAY, options });
}

/** What keeps the answers from being sent, as `[path, message]` in reading order. */
export function problemsOf(
  description: FormDescription,
  values: FormValues,
  options: FormContext['options'] = {},
): [path: string, message: string][] {
  return answerProblems(description, values, contextOf(values, options)).map(
    ({ path, message }) => [path, message],
  );
}

export function warningsOf(description: FormDescription, values: FormValues): [string, string][] {
  return [...answerWarnings(description, values, contextOf(values))];
}
