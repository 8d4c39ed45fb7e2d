import type { FormDescription, FormValues } from '../form/description';
import type { HolidayCalendar } from '../workflow/workingDays';
import { type ApplicantProfile, applicantPrefill, applicantSections } from './applicant';
import { files } from './sxss/files';
import { correctionFields, reasonFields } from './sxss/reasonFields';
import type { DishonestyRecord } from './sxss/record';
import { isRepair, recordFields, recordPrefill } from './sxss/recordFields';
import { ofSubject } from './sxss/subject';

/**
 * Objection to a dishonesty record, or its repair (domain reference 2.4).
 *
 * @param calendar working days, for the remark on a late objection
 */
export function sxss(calendar: HolidayCalendar): FormDescription {
  return {
    key: 'SXSS',
    title: '失信异议申诉与修复',
    schemaVersion: 1,
    sections: [
      {
        key: 'record',
        title: '失信记录和申请类型',
        reason: '一次申请只针对一条记录；能申请什么由记录的程度和日期决定',
        fields: recordFields,
      },
      ...ofSubject(applicantSections('申诉主体')),
      {
        key: 'reason',
        title: '事实与理由',
        reason: '核查以您写明的理由和提交的证据为准',
        fields: reasonFields(calendar),
      },
      {
        key: 'correction',
        title: '纠正与承诺',
        reason: '信用修复和移出名单以已经纠正、承诺守信为条件',
        when: isRepair,
        fields: correctionFields,
      },
    ],
    files,
    consent: {
      version: 'v1',
      items: [
        { key: 'truth', text: '材料真实；作虚假承诺的，将记入失信记录' },
        { key: 'publicity', text: '知悉修复结果公示' },
      ],
    },
  };
}

/**
 * The answers that need not be typed: the subject from the profile, the rest of the contact from
 * the last request, the record's facts, and who promises.
 *
 * @param last answers of the user's last request, when there is one
 * @param record the record chosen in the list, when the form was opened from there
 */
export function sxssPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
  record: DishonestyRecord | undefined,
): FormValues {
  return {
    ...applicantPrefill(profile, last),
    ...(record && recordPrefill(record)),
    ...(profile && { promiseName: profile.applicantName }),
    ...(record?.lastRepairDate && { lastRepairDate: record.lastRepairDate }),
  };
}
