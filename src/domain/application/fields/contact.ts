import { checkEmail, checkLandline, checkMobile } from '../../contact';
import type { PlainField } from '../../form/description';
import { checkPersonName } from '../../personName';
import { ROOM_FOR_CODE } from './room';

/** Whom to ask. */
export function contactNameField(maxLength: number): PlainField {
  return {
    kind: 'text',
    key: 'contactName',
    label: '联系人',
    maxLength,
    required: true,
    mask: 'name',
    autoComplete: 'name',
    check: checkPersonName('联系人'),
  };
}

/** The mobile number of the contact. */
export function contactMobileField(
  hint: string,
  required: NonNullable<PlainField['required']>,
): PlainField {
  return {
    kind: 'text',
    key: 'contactMobile',
    label: '手机',
    hint,
    maxLength: ROOM_FOR_CODE,
    required,
    mask: 'mobile',
    inputMode: 'tel',
    autoComplete: 'tel',
    check: checkMobile,
  };
}

/** Telephone and mail of the contact, neither of which has to be given. */
export const CONTACT_PHONE_AND_EMAIL: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'contactPhone',
    label: '固定电话',
    hint: '如 0512-20000000',
    maxLength: ROOM_FOR_CODE,
    mask: 'landline',
    inputMode: 'tel',
    check: checkLandline,
  },
  {
    kind: 'text',
    key: 'contactEmail',
    label: '邮箱',
    maxLength: 100,
    mask: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    check: checkEmail,
  },
];
