import { checkMobile, checkPostcode } from '../contact';
import { saidByAccount, textOf } from '../form/asked';
import type {
  Depends,
  FormContext,
  FormOption,
  FormSection,
  FormValues,
  PlainField,
} from '../form/description';
import { checkUscc } from '../numbers/uscc';
import { checkPartyName, checkPersonName } from '../personName';
import { checkAddress, checkIdNumber } from './applicant/identity';
import { CONTACT_PHONE_AND_EMAIL, contactMobileField, contactNameField } from './fields/contact';
import { placeHint } from './fields/place';
import { ROOM_FOR_CODE } from './fields/room';

/**
 * What the portal knows of the person or enterprise that applies (domain reference 2.1); '' or
 * undefined is not known.
 */
export interface ApplicantProfile {
  readonly applicantType: 'ENTERPRISE' | 'PERSON' | undefined;
  readonly applicantName: string;
  readonly uscc?: string | undefined;
  readonly legalPerson?: string | undefined;
  readonly region?: string | undefined;
  readonly address?: string | undefined;
  readonly postcode?: string | undefined;
  readonly contactName?: string | undefined;
  readonly contactMobile?: string | undefined;
  readonly contactPhone?: string | undefined;
  readonly contactEmail?: string | undefined;
}

const APPLICANT_TYPES: readonly FormOption[] = [
  { value: 'ENTERPRISE', label: '企业或其他组织' },
  { value: 'PERSON', label: '个人' },
];

const ID_TYPES: readonly FormOption[] = [
  { value: 'RESIDENT_ID', label: '居民身份证' },
  { value: 'PASSPORT', label: '护照' },
  { value: 'RESIDENCE_PERMIT', label: '港澳台居民居住证' },
];

const isPerson = (_: FormValues, { form }: FormContext) => form.applicantType === 'PERSON';
const isEnterprise = (_: FormValues, { form }: FormContext) => form.applicantType === 'ENTERPRISE';

/** Who applies: taken from the account where it is known. */
export function applicantFields(): PlainField[] {
  return [
    {
      kind: 'radio',
      key: 'applicantType',
      label: '主体类型',
      required: true,
      fromAccount: true,
      options: APPLICANT_TYPES,
    },
    {
      kind: 'text',
      key: 'applicantName',
      label: '名称（姓名）',
      hint: (_, context) =>
        saidByAccount('applicantName', context)
          ? '来自您的账户；如有变化，请先到用户中心修改'
          : '与营业执照或身份证件上的一致',
      maxLength: 100,
      required: true,
      fromAccount: true,
      check: checkPartyName('名称（姓名）', isPerson),
    },
    {
      kind: 'text',
      key: 'uscc',
      label: '统一社会信用代码',
      hint: '18 位，见营业执照',
      maxLength: ROOM_FOR_CODE,
      required: true,
      when: isEnterprise,
      check: checkUscc,
    },
    {
      kind: 'text',
      key: 'legalPerson',
      label: '法定代表人',
      maxLength: 50,
      required: true,
      when: isEnterprise,
      check: checkPersonName('法定代表人'),
    },
    {
      kind: 'radio',
      key: 'idType',
      label: '证件类型',
      required: true,
      when: isPerson,
      options: ID_TYPES,
    },
    {
      kind: 'text',
      key: 'idNo',
      label: '证件号码',
      hint: '只用于核对身份，不在这台设备上保存',
      maxLength: ROOM_FOR_CODE,
      required: true,
      when: isPerson,
      mask: 'residentId',
      kept: false,
      check: (text, { idType }, { today }) => checkIdNumber(textOf(idType), text, today),
    },
  ];
}

/** Where and how the applicant is reached. */
function contactFields(): PlainField[] {
  return [
    { kind: 'region', key: 'region', label: '所在地区', required: true },
    {
      kind: 'text',
      key: 'address',
      label: '详细地址',
      hint: placeHint('街道、门牌号，如“示例街道示例路 1 号”'),
      maxLength: 200,
      required: true,
      mask: 'address',
      autoComplete: 'street-address',
      check: checkAddress,
    },
    {
      kind: 'text',
      key: 'postcode',
      label: '邮政编码',
      maxLength: ROOM_FOR_CODE,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      check: checkPostcode,
    },
    contactNameField(50),
    contactMobileField('办理进度会发到这个号码', true),
    ...CONTACT_PHONE_AND_EMAIL,
  ];
}

/** Whether an agent acts for the applicant. */
export const hasAgent: Depends<boolean> = (_, { form }) => form.hasAgent === true;

/** The agent, where the form asks for no more than the common block does. */
function agentFields(): PlainField[] {
  return [
    { kind: 'yesNo', key: 'hasAgent', label: '是否委托代理', required: true },
    {
      kind: 'text',
      key: 'agentOrg',
      label: '代理机构',
      maxLength: 100,
      required: true,
      when: hasAgent,
    },
    {
      kind: 'text',
      key: 'agentName',
      label: '代理人',
      maxLength: 50,
      required: true,
      when: hasAgent,
      mask: 'name',
      check: checkPersonName('代理人'),
    },
    {
      kind: 'text',
      key: 'agentMobile',
      label: '代理人手机',
      maxLength: ROOM_FOR_CODE,
      required: true,
      when: hasAgent,
      mask: 'mobile',
      inputMode: 'tel',
      check: checkMobile,
    },
  ];
}

/** How a form departs from the common block. */
export interface ApplicantOptions {
  /** The block is asked for only when this holds. */
  readonly when?: Depends<boolean>;
  /** Fields of the form's own after those on the applicant. */
  readonly more?: readonly PlainField[];
  /** Fields on the agent in place of the common ones; `hasAgent` must be among them. */
  readonly agent?: readonly PlainField[];
}

/**
 * The applicant block of every form (domain reference 2.1, APPLICANT).
 *
 * @param title what the applicant is called in this form, e.g. 请求人
 */
export function applicantSections(
  title: string,
  { when, more = [], agent = agentFields() }: ApplicantOptions = {},
): FormSection[] {
  const condition = when && { when };
  return [
    {
      key: 'applicant',
      title,
      reason: '用于核对身份和资格',
      fields: [...applicantFields(), ...contactFields(), ...more],
      ...condition,
    },
    {
      key: 'agent',
      title: '委托代理',
      reason: '有代理时，通知和文书同时发给代理人',
      fields: agent,
      ...condition,
    },
  ];
}

/** What stays the same from one request to the next, as far as a profile may not tell it. */
const LASTING = [
  'legalPerson',
  'idType',
  'region',
  'address',
  'postcode',
  'contactName',
  'contactMobile',
  'contactPhone',
  'contactEmail',
  'hasAgent',
  'agentOrg',
  'agentName',
  'agentMobile',
] as const;

/** The answers to some questions, without those that have none. */
export function givenAnswers(values: FormValues, keys: readonly string[]): FormValues {
  const given = keys.map((key) => [key, values[key]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/**
 * The answers of the applicant block that need not be typed: those of the profile, and from the
 * user's last request what the profile does not tell.
 *
 * @param last answers of the last request, of whichever service
 */
export function applicantPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues = {},
): FormValues {
  const before = givenAnswers(last, LASTING);
  if (!profile) return before;
  const { applicantType, applicantName, uscc, legalPerson, ...contact } = profile;
  const known: FormValues = {
    applicantType,
    applicantName,
    ...(applicantType === 'ENTERPRISE' && { uscc, legalPerson }),
    ...contact,
  };
  return { ...before, ...givenAnswers(known, Object.keys(known)) };
}
