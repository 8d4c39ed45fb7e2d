import { isoDay, makeDay, type TodayOption, todayInChina } from '../calendar';
import { accept, type Checked, refuse, tidy } from '../check';

const MESSAGES = {
  EMPTY: '请输入身份证号码',
  OLD_15: '请填写 18 位公民身份号码，不支持 15 位旧号',
  LENGTH: '身份证号码应为 18 位',
  FORMAT: '身份证号码前 17 位应为数字，末位为数字或 X',
  REGION: '身份证号码前 2 位地区码不正确',
  BIRTH_DATE: '身份证号码中的出生日期不正确',
  CHECK_DIGIT: '身份证号码校验位不正确',
} as const;

/** Province part of GB/T 2260; 83 is on residence permits of people from Taiwan. */
const PROVINCES = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * Check digit of a citizen identification number (GB 11643, ISO 7064 MOD 11-2).
 * @param body the first 17 digits
 * @throws RangeError when the body is anything else
 */
export function residentIdCheckDigit(body: string): string {
  if (!/^\d{17}$/.test(body)) throw new RangeError('17 digits come before the check digit');
  const sum = WEIGHTS.reduce((total, weight, i) => total + Number(body[i]) * weight, 0);
  return '10X98765432'.charAt(sum % 11);
}

/** Born on a day that exists, in 1900 or later, and not after today. */
function birthDateFits(digits: string, today: string): boolean {
  const year = Number(digits.slice(0, 4));
  const born = makeDay(year, Number(digits.slice(4, 6)), Number(digits.slice(6)));
  return born !== null && year >= 1900 && isoDay(born) <= today;
}

/**
 * Form check of a citizen identification number (GB 11643). Of the region only the province part
 * is checked: counties come and go.
 * Codes in order: EMPTY, OLD_15, LENGTH, FORMAT, REGION, BIRTH_DATE, CHECK_DIGIT.
 */
export function checkResidentId(
  input: string,
  { today = todayInChina() }: TodayOption = {},
): Checked {
  const text = tidy(input).toUpperCase();
  if (text === '') return refuse(MESSAGES, 'EMPTY');
  if (/^\d{15}$/.test(text)) return refuse(MESSAGES, 'OLD_15');
  if (text.length !== 18) return refuse(MESSAGES, 'LENGTH');
  if (!/^\d{17}[\dX]$/.test(text)) return refuse(MESSAGES, 'FORMAT');
  if (!PROVINCES.test(text)) return refuse(MESSAGES, 'REGION');
  if (!birthDateFits(text.slice(6, 14), today)) return refuse(MESSAGES, 'BIRTH_DATE');
  if (text.charAt(17) !== residentIdCheckDigit(text.slice(0, 17))) {
    return refuse(MESSAGES, 'CHECK_DIGIT');
  }
  return accept(text);
}
