import { type TodayOption, todayInChina } from '../calendar';
import { accept, type Checked, refuse, tidy } from '../check';
import type { PatentKind } from '../patentLabels';

const MESSAGES = {
  EMPTY: '请输入申请号/专利号',
  FORMAT: '申请号格式不正确，应为 12 位（2003 年 10 月前为 8 位）数字加校验位，如 202119900001.9',
  NO_CHECK_DIGIT: '缺少校验位，请补充最后一位数字或 X',
  YEAR: '申请年份不在有效范围内',
  TYPE: '第 5 位（旧号第 3 位）应为 1、2、3、8、9',
  CHECK_DIGIT: '校验位不正确，请核对申请号',
} as const;

const SHAPE = /^(?:CN|ZL)?(\d{12}|\d{8})\.?([\dX])?$/;

/** 8 and 9 are national phases of international applications. */
const KIND_OF_DIGIT: Readonly<Record<string, PatentKind>> = {
  '1': 'INVENTION',
  '2': 'UTILITY',
  '3': 'DESIGN',
  '8': 'INVENTION',
  '9': 'UTILITY',
};

/** A Chinese application number as a search box understands it. */
export interface ReadApplicationNumber {
  /** 12 digits, or 8 before October 2003. */
  body: string;
  /** Check digit as typed, `0`–`9` or `X`; absent when none was typed. */
  check?: string;
  /** Whether the typed check digit is right; absent when none was typed. */
  checkOk?: boolean;
  /** The check digit that belongs to the body. */
  expectedCheck: string;
  kind: PatentKind;
}

/**
 * Check digit of an application number (ZC 0006): sum of digit times weight 2…9, 2…5 modulo 11,
 * 10 written `X`.
 * @param body 12 digits, or 8 for numbers before October 2003
 * @throws RangeError when the body is anything else
 */
export function applicationNumberCheckDigit(body: string): string {
  if (!/^(\d{8}|\d{12})$/.test(body)) {
    throw new RangeError('an application number has 8 or 12 digits before its check digit');
  }
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body[i]) * (2 + (i % 8));
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/**
 * Kind of right by the type digit of an application number (with or without prefix and check
 * digit); null when the text does not have the shape of one or the digit is not in use.
 */
export function patentTypeOfNumber(number: string): PatentKind | null {
  const body = SHAPE.exec(tidy(number).toUpperCase())?.[1];
  if (!body) return null;
  return KIND_OF_DIGIT[body.charAt(body.length === 12 ? 4 : 2)] ?? null;
}

function yearInUse(body: string, today: string): boolean {
  if (body.length === 12) {
    const year = Number(body.slice(0, 4));
    return year >= 2003 && year <= Number(today.slice(0, 4));
  }
  const year = Number(body.slice(0, 2));
  return year >= 85 || year <= 3;
}

/**
 * Form check of a Chinese application or patent number (ZC 0006). Prefix CN or ZL, dot and case
 * are free; the check digit is required. The value is `body.check`.
 * Codes in order: EMPTY, FORMAT, NO_CHECK_DIGIT, YEAR, TYPE, CHECK_DIGIT.
 */
export function checkApplicationNumber(
  input: string,
  { today = todayInChina() }: TodayOption = {},
): Checked {
  const text = tidy(input).toUpperCase();
  if (text === '') return refuse(MESSAGES, 'EMPTY');
  const [, body, check] = SHAPE.exec(text) ?? [];
  if (!body) return refuse(MESSAGES, 'FORMAT');
  if (!check) return refuse(MESSAGES, 'NO_CHECK_DIGIT');
  if (!yearInUse(body, today)) return refuse(MESSAGES, 'YEAR');
  if (!patentTypeOfNumber(body)) return refuse(MESSAGES, 'TYPE');
  if (check !== applicationNumberCheckDigit(body)) return refuse(MESSAGES, 'CHECK_DIGIT');
  return accept(`${body}.${check}`);
}

/**
 * Reads an application number as typed into a search box: the check digit may be missing or wrong,
 * and the dot may be the one of a Chinese keyboard. Null when the text is not one; in particular
 * a date of eight digits is not, because its first two digits are no filing year of that time.
 */
export function readApplicationNumber(
  input: string,
  { today = todayInChina() }: TodayOption = {},
): ReadApplicationNumber | null {
  const text = tidy(input).toUpperCase().replace(/[。·]/, '.');
  const [, body, check] = SHAPE.exec(text) ?? [];
  if (!body || !yearInUse(body, today)) return null;
  const kind = patentTypeOfNumber(body);
  if (!kind) return null;
  const expectedCheck = applicationNumberCheckDigit(body);
  return check
    ? { body, check, checkOk: check === expectedCheck, expectedCheck, kind }
    : { body, expectedCheck, kind };
}
