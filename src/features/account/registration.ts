import { type Rule, type Texts, TICKED } from '@/components/form/useForm';
import { checkAccountName, checkPassword } from '@/domain/account';
import { accept, type Checked, refuse } from '@/domain/check';
import { checkMobile } from '@/domain/contact';
import { checkResidentId } from '@/domain/numbers/residentId';
import { checkUscc } from '@/domain/numbers/uscc';
import { checkPersonName } from '@/domain/personName';
import type { Registration } from '@/services/platform';
import { checkEnterpriseName, checkMobileCode, checkRepeat } from './rules';

export const KINDS = [
  { value: 'ENTERPRISE', label: '企业' },
  { value: 'PERSON', label: '个人' },
] as const;

export type Kind = Registration['kind'];

const ACCOUNT_FIELDS = ['account', 'mobile', 'mobileCode', 'password', 'passwordRepeat'] as const;

/** The fields of each kind, in reading order. Those that are sent have the contract's names. */
export const FIELDS = {
  ENTERPRISE: ['enterpriseName', 'uscc', 'contact', ...ACCOUNT_FIELDS, 'consent'],
  PERSON: ['name', 'idNumber', ...ACCOUNT_FIELDS, 'consent', 'idConsent'],
} as const satisfies Record<Kind, readonly string[]>;

export type FieldName = (typeof FIELDS)[Kind][number];
export type RegisterTexts = Texts<FieldName | 'kind'>;

/** The chosen kind; a draft may hold anything. */
export function kindOf({ kind }: RegisterTexts): Kind {
  return kind === 'PERSON' ? 'PERSON' : 'ENTERPRISE';
}

export const INITIAL: RegisterTexts = {
  kind: 'ENTERPRISE',
  enterpriseName: '',
  uscc: '',
  contact: '',
  name: '',
  idNumber: '',
  account: '',
  mobile: '',
  mobileCode: '',
  password: '',
  passwordRepeat: '',
  consent: '',
  idConsent: '',
};

function ticked(message: string): (text: string) => Checked {
  return (text) => (text === TICKED ? accept(text) : refuse({ UNTICKED: message }, 'UNTICKED'));
}

export const RULES: Partial<Record<FieldName, Rule<keyof RegisterTexts>>> = {
  enterpriseName: checkEnterpriseName,
  uscc: checkUscc,
  contact: checkPersonName('联系人'),
  name: checkPersonName('姓名'),
  idNumber: (text) => checkResidentId(text),
  account: checkAccountName,
  mobile: checkMobile,
  mobileCode: checkMobileCode,
  password: checkPassword,
  passwordRepeat: checkRepeat,
  consent: ticked('请阅读并同意隐私告知'),
  idConsent: ticked('请单独同意处理身份证号码，或改为在办事窗口办理注册'),
};

/**
 * What survives a reload of the tab: not the secrets, and no consent, which is given at the
 * moment of registering.
 */
export const DRAFT: { key: string; omit: readonly FieldName[] } = {
  key: 'iprRegisterDraft',
  omit: ['idNumber', 'password', 'passwordRepeat', 'consent', 'idConsent'],
};

/** What is sent: the fields of the chosen kind alone. */
export function registrationOf(texts: RegisterTexts): Registration {
  const { account, mobile, mobileCode, password } = texts;
  const shared = { account, mobile, mobileCode, password, consent: true as const };
  return kindOf(texts) === 'PERSON'
    ? { kind: 'PERSON', name: texts.name, idNumber: texts.idNumber, ...shared }
    : {
        kind: 'ENTERPRISE',
        enterpriseName: texts.enterpriseName,
        uscc: texts.uscc,
        contact: texts.contact,
        ...shared,
      };
}
