import { parseIsoDay } from '../../calendar';
import { textOf } from '../../form/asked';
import type { Depends, FormField, FormOption } from '../../form/description';
import { checkPartyName } from '../../personName';
import { checkCaseReference } from '../caseReference';
import { hasTicked } from './ticked';

/** Places of the applicant in the dispute. */
export const DISPUTE_ROLES: readonly FormOption[] = [
  { value: 'OWNER', label: '权利人' },
  { value: 'ACCUSED', label: '被控侵权人' },
  { value: 'INTERESTED', label: '其他利害关系人' },
  { value: 'NONE', label: '无争议（咨询）' },
];

const STAGES: readonly FormOption[] = [
  { value: 'BEFORE', label: '未进入程序' },
  { value: 'NEGOTIATION', label: '协商' },
  { value: 'ADMINISTRATIVE', label: '行政' },
  { value: 'LAWSUIT', label: '诉讼' },
  { value: 'ARBITRATION', label: '仲裁' },
  { value: 'OVERSEAS', label: '海外程序' },
];

/** Stages in which an office has given the case a number. */
const NUMBERED_STAGES = ['ADMINISTRATIVE', 'LAWSUIT', 'ARBITRATION'];

/** With fewer days left to answer abroad, the request is urgent (domain reference 2.5). */
const URGENT_DAYS = 15;

const DAY = 86_400_000;

const hasDispute: Depends<boolean> = (_, { form }) =>
  ['OWNER', 'ACCUSED', 'INTERESTED'].includes(textOf(form.disputeRole));

const isOverseas: Depends<boolean> = (_, { form }) =>
  form.stage === 'OVERSEAS' || hasTicked(form, 'aidTypes', 'OVERSEAS');

/** Days from one day to another, `YYYY-MM-DD`; undefined when one of them is none. */
function daysBetween(from: string, to: string): number | undefined {
  if (parseIsoDay(from) === null || parseIsoDay(to) === null) return undefined;
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** The dispute, its other side and how far it has come. */
export const disputeFields: readonly FormField[] = [
  {
    kind: 'radio',
    key: 'disputeRole',
    label: '争议地位',
    required: true,
    options: DISPUTE_ROLES,
    warn: ({ disputeRole }, { form }) =>
      disputeRole === 'NONE' && hasTicked(form, 'aidTypes', 'MEDIATION')
        ? '没有争议的，不能调解；请核对争议地位和援助事项'
        : undefined,
  },
  {
    kind: 'list',
    key: 'counterparties',
    label: '对方当事人',
    entryName: '对方当事人',
    max: 5,
    distinctBy: ['name'],
    when: hasDispute,
    // Nobody can mediate without the other side.
    required: (_, { form }) => hasTicked(form, 'aidTypes', 'MEDIATION'),
    fields: [
      {
        kind: 'text',
        key: 'name',
        label: '名称（姓名）',
        maxLength: 100,
        required: true,
        check: checkPartyName('名称（姓名）', () => false),
      },
      { kind: 'text', key: 'address', label: '地址', maxLength: 200, mask: 'address' },
      {
        kind: 'text',
        key: 'contact',
        label: '联系方式',
        hint: '电话或邮箱',
        maxLength: 100,
        mask: 'contact',
      },
    ],
  },
  {
    kind: 'area',
    key: 'facts',
    label: '事由',
    hint: '何时、何地、发生了什么，20～3000 字',
    minLength: 20,
    maxLength: 3000,
    required: true,
  },
  { kind: 'select', key: 'stage', label: '所处阶段', required: true, options: STAGES },
  {
    kind: 'text',
    key: 'caseNo',
    label: '案号或受理号',
    hint: '如（2024）苏05民初123号',
    maxLength: 60,
    required: true,
    when: ({ stage }) => NUMBERED_STAGES.includes(textOf(stage)),
    check: checkCaseReference,
  },
  {
    kind: 'text',
    key: 'overseasCountry',
    label: '国家（地区）',
    hint: '争议所在的国家或地区，如“德国”',
    maxLength: 50,
    required: true,
    when: isOverseas,
  },
  {
    kind: 'date',
    key: 'deadline',
    label: '应诉期限',
    hint: '对方或当地机构要求答复的最后一天；还没有进入海外程序的，可不填',
    required: ({ stage }) => stage === 'OVERSEAS',
    when: isOverseas,
    warn: ({ deadline }, { today }) => {
      const left = daysBetween(today, textOf(deadline));
      if (left === undefined || left >= URGENT_DAYS) return undefined;
      return left < 0
        ? '应诉期限已过，请同时咨询当地律师；援助申请不影响法定期限'
        : `距应诉期限只有 ${left} 天，请注明加急，并同时准备应诉；援助申请不影响法定期限`;
    },
  },
];
