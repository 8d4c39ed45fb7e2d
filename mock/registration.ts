import { checkAccountName, checkPassword } from '../src/domain/account';
import type { Checked } from '../src/domain/check';
import { checkMobile } from '../src/domain/contact';
import { checkResidentId } from '../src/domain/numbers/residentId';
import { checkUscc } from '../src/domain/numbers/uscc';
import { checkPersonName } from '../src/domain/personName';
import { type Account, hashPassword } from './accounts';
import { codeMatches } from './mobileCodes';
import { getState } from './state';

export interface FieldError {
  field: string;
  message: string;
}

type Form = Record<string, unknown>;

const text = (form: Form, field: string) => {
  const value = form[field];
  return typeof value === 'string' ? value : '';
};

function required(form: Form, field: string, label: string): FieldError[] {
  return text(form, field).trim() === '' ? [{ field, message: `请输入${label}` }] : [];
}

function failed(field: string, checked: Checked): FieldError[] {
  return checked.ok ? [] : [{ field, message: checked.message }];
}

/** What is wrong with a registration, field by field; empty when it can be accepted. */
export function registrationErrors(form: Form): FieldError[] {
  const mobile = checkMobile(text(form, 'mobile'));
  const errors =
    form.kind === 'ENTERPRISE'
      ? [
          ...required(form, 'enterpriseName', '企业名称'),
          ...failed('uscc', checkUscc(text(form, 'uscc'))),
          ...failed('contact', checkPersonName('联系人')(text(form, 'contact'))),
        ]
      : [
          ...failed('name', checkPersonName('姓名')(text(form, 'name'))),
          ...failed('idNumber', checkResidentId(text(form, 'idNumber'))),
        ];
  errors.push(
    ...accountErrors(text(form, 'account')),
    ...failed('mobile', mobile),
    ...failed('password', checkPassword(text(form, 'password'))),
  );
  if (mobile.ok && !codeMatches('register', mobile.value, text(form, 'mobileCode'))) {
    errors.push({ field: 'mobileCode', message: '短信验证码不正确或已过期' });
  }
  if (form.consent !== true) errors.push({ field: 'consent', message: '请阅读并同意隐私告知' });
  return errors;
}

function accountErrors(name: string): FieldError[] {
  const checked = checkAccountName(name);
  if (!checked.ok) return [{ field: 'account', message: checked.message }];
  return getState().accounts.has(checked.value.toLowerCase())
    ? [{ field: 'account', message: '该账号已被注册' }]
    : [];
}

/** The account of an accepted registration. Of the identity number nothing is kept. */
export function newAccount(form: Form, id: string): Account {
  const mobile = checkMobile(text(form, 'mobile'));
  const uscc = checkUscc(text(form, 'uscc'));
  return {
    name: text(form, 'account').trim().toLowerCase(),
    password: hashPassword(text(form, 'password')),
    mobile: mobile.ok ? mobile.value : '',
    user:
      form.kind === 'ENTERPRISE'
        ? {
            id,
            access: 'user',
            userType: 'ENTERPRISE',
            name: text(form, 'contact').trim(),
            enterpriseName: text(form, 'enterpriseName').trim(),
            ...(uscc.ok ? { uscc: uscc.value } : {}),
            certified: false,
          }
        : {
            id,
            access: 'user',
            userType: 'PERSON',
            name: text(form, 'name').trim(),
            certified: false,
          },
  };
}
