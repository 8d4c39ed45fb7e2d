import { accept, type Checked, refuse, tidy, toHalfWidth } from './check';

/**
 * Mobile number segments in use, as patterns of the first three digits. Changes when the ministry
 * gives out new ones: check once a year.
 */
export const MOBILE_SEGMENTS: readonly string[] = [
  '13\\d',
  '14[5-9]',
  '15[0-35-9]',
  '16[2567]',
  '17[0-8]',
  '18\\d',
  '19[0-35-9]',
];

const MOBILE = {
  EMPTY: '请输入手机号码',
  FORMAT: '手机号码只能包含数字',
  LENGTH: '手机号码应为 11 位',
  SEGMENT: '手机号码号段不正确',
} as const;

const LANDLINE = {
  EMPTY: '请输入固定电话',
  NO_AREA_CODE: '请填写区号，如 0512-20000000',
  FORMAT: '固定电话格式不正确，如 0512-20000000',
  LENGTH: '该区号的电话号码应为 8 位',
} as const;

const POSTCODE = {
  EMPTY: '请输入邮政编码',
  FORMAT: '邮政编码应为 6 位数字',
  RANGE: '邮政编码不在有效范围内',
} as const;

const EMAIL = {
  EMPTY: '请输入电子邮箱',
  FORMAT: '电子邮箱格式不正确',
  LENGTH: '电子邮箱不能超过 100 个字符',
} as const;

const SEGMENT = new RegExp(`^(?:${MOBILE_SEGMENTS.join('|')})`);

/** Dashes of other keyboards and fonts as the hyphen. */
function hyphens(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212]+/g, '-');
}

/**
 * Form check of a mobile number of the mainland; spaces, hyphens and the country code are
 * dropped. Codes in order: EMPTY, FORMAT, LENGTH, SEGMENT.
 */
export function checkMobile(input: string): Checked {
  const text = hyphens(tidy(input));
  if (text === '') return refuse(MOBILE, 'EMPTY');
  const number = text.replace(/-/g, '').replace(/^(?:\+86|0086|86(?=\d{11}$))/, '');
  if (!/^\d+$/.test(number)) return refuse(MOBILE, 'FORMAT');
  if (number.length !== 11) return refuse(MOBILE, 'LENGTH');
  return SEGMENT.test(number) ? accept(number) : refuse(MOBILE, 'SEGMENT');
}

/**
 * Form check of a landline: area code, 7 or 8 digits (8 where the area code has three), optional
 * extension; or a service number 400/800 (note `SERVICE`). The value is `0512-20000000-12`.
 * Codes in order: EMPTY, NO_AREA_CODE, FORMAT, LENGTH.
 */
export function checkLandline(input: string): Checked {
  const text = hyphens(tidy(input));
  if (text === '') return refuse(LANDLINE, 'EMPTY');
  const service = /^([48]00)-?(\d{3})-?(\d{4})$/.exec(text);
  if (service) return accept(service.slice(1).join('-'), 'SERVICE');
  if (/^[2-9]\d{6,7}(?:(?:-|转)\d{1,6})?$/.test(text)) return refuse(LANDLINE, 'NO_AREA_CODE');

  const shape = /^\(?(010|02\d|0[3-9]\d{2})\)?-?([2-9]\d+)(?:(?:-|转)(\d{1,6}))?$/;
  const [, area, local, extension] = shape.exec(text) ?? [];
  if (!area || !local) return refuse(LANDLINE, 'FORMAT');
  if (area.length === 3 && local.length !== 8) return refuse(LANDLINE, 'LENGTH');
  if (local.length !== 7 && local.length !== 8) return refuse(LANDLINE, 'FORMAT');
  return accept([area, local, extension].filter(Boolean).join('-'));
}

/**
 * Form check of a postcode: six digits, first 0–8, or Hong Kong 999077 and Macao 999078.
 * Codes in order: EMPTY, FORMAT, RANGE.
 */
export function checkPostcode(input: string): Checked {
  const text = tidy(input);
  if (text === '') return refuse(POSTCODE, 'EMPTY');
  if (!/^\d{6}$/.test(text)) return refuse(POSTCODE, 'FORMAT');
  const known = text === '999077' || text === '999078' || /^(?!000000)[0-8]/.test(text);
  return known ? accept(text) : refuse(POSTCODE, 'RANGE');
}

/**
 * Form check of an email address: local part up to 64 characters without stray dots, domain
 * labels, top-level domain of letters, 100 characters in all. Inner spaces are an error here: a
 * gap in an address is a slip worth showing. Codes in order: EMPTY, FORMAT, LENGTH.
 */
export function checkEmail(input: string): Checked {
  const text = toHalfWidth(input).trim();
  if (text === '') return refuse(EMAIL, 'EMPTY');
  const [local = '', domain = '', ...rest] = text.split('@');
  const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
  const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
  const labels = domain.split('.');
  const fits =
    rest.length === 0 &&
    local.length <= 64 &&
    local.split('.').every((part) => atom.test(part)) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    /\.[A-Za-z]{2,24}$/.test(domain);
  if (!fits) return refuse(EMAIL, 'FORMAT');
  return text.length <= 100 ? accept(text) : refuse(EMAIL, 'LENGTH');
}
