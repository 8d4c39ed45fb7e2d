import { isBlank } from '../form/asked';
import type { FormDescription, FormRow, FormValues } from '../form/description';
import {
  type ApplicantProfile,
  applicantPrefill,
  applicantSections,
  givenAnswers,
} from './applicant';
import { economyFields } from './jzpj/economy';
import { files } from './jzpj/files';
import { patentsField, valuedPatent } from './jzpj/patents';
import { recordFields } from './jzpj/record';
import { taskFields } from './jzpj/task';
import { ASSESSMENT_CONSENT } from './wdxpj';
import type { AssessedPatent } from './wdxpj/prefill';

/** Evaluation of the value of patents (domain reference 2.9). */
export const JZPJ: FormDescription = {
  key: 'JZPJ',
  title: '价值评价',
  schemaVersion: 1,
  sections: [
    {
      key: 'patents',
      title: '评估专利',
      reason: '一件或一组专利；组合按整体评价，并列出每一件的指标',
      fields: [patentsField],
    },
    {
      key: 'task',
      title: '评估要求',
      reason: '场景决定法律、技术、经济三个维度的权重，方法决定需要哪些数据',
      fields: taskFields,
    },
    {
      key: 'economy',
      title: '实施与经济数据',
      reason: '用于经济价值指标；没有的数据不填，对应指标不计分，不会按零分处理',
      fields: economyFields,
    },
    {
      key: 'record',
      title: '运营与自评',
      reason: '都可以不填；填写的内容作为对应指标的依据',
      fields: recordFields,
    },
    ...applicantSections('申请主体'),
  ],
  files,
  consent: ASSESSMENT_CONSENT,
};

/** A patent that the address names: its record, or no more than its number. */
export type NamedPatent = AssessedPatent | string;

/**
 * The answers that need not be typed: the applicant from the profile, the rest of the contact from
 * the last request, the patents that the form was opened from, today as the base date, and the
 * evaluation by indices.
 *
 * @param last answers of the user's last request, when there is one
 * @param patents in the order of the address
 * @param today `YYYY-MM-DD`
 */
export function jzpjPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
  patents: readonly NamedPatent[],
  today: string,
): FormValues {
  const rows: FormRow[] = patents.map((patent, index) => ({
    id: String(index + 1),
    values: typeof patent === 'string' ? { number: patent } : valuedPatent(patent),
  }));
  return {
    ...applicantPrefill(profile, last),
    ...(last && givenAnswers(last, ['scene'])),
    baseDate: today,
    method: 'INDEX',
    ...(!isBlank(rows) && { patents: rows }),
  };
}
