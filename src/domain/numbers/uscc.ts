import { accept, type Checked, refuse, tidy } from '../check';

const MESSAGES = {
  EMPTY: '请输入统一社会信用代码',
  LENGTH: '统一社会信用代码应为 18 位',
  CHARSET: '含有不允许的字符（不使用 I、O、S、V、Z）',
  FORMAT: '第 3~8 位应为数字（登记机关行政区划码）',
  DEPT: '第 1 位登记管理部门代码不正确',
  CHECK_DIGIT: '校验码不正确，请核对统一社会信用代码',
} as const;

const CHARSET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/** Registration departments of GB 32100: 1–9, A (army), N (agriculture), Y (others). */
const DEPARTMENTS = /^[1-9ANY]/;

function usesCharset(code: string): boolean {
  return [...code].every((char) => CHARSET.includes(char));
}

/**
 * Check character of a unified social credit code (GB 32100): weights 3^(i−1) modulo 31.
 * @param body the first 17 characters, upper case
 * @throws RangeError when the body is anything else
 */
export function usccCheckDigit(body: string): string {
  if (body.length !== 17 || !usesCharset(body)) {
    throw new RangeError('a unified social credit code has 17 characters before its check');
  }
  let sum = 0;
  let weight = 1;
  for (const char of body) {
    sum += CHARSET.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return CHARSET.charAt((31 - (sum % 31)) % 31);
}

/** Whether positions 9–17 carry the right check of the older organisation code (GB 11714). */
function organisationCodeFits(code: string): boolean {
  const sum = ORGANISATION_WEIGHTS.reduce(
    (total, weight, i) => total + Number.parseInt(code.charAt(i), 36) * weight,
    0,
  );
  const check = 11 - (sum % 11);
  return code.charAt(8) === (check === 10 ? 'X' : String(check % 11));
}

/**
 * Form check of a unified social credit code (GB 32100). Note `ORG_CHECK` warns that the inner
 * organisation code does not carry its own check digit; some registered codes do not.
 * Codes in order: EMPTY, LENGTH, CHARSET, FORMAT, DEPT, CHECK_DIGIT.
 */
export function checkUscc(input: string): Checked {
  const text = tidy(input).toUpperCase();
  if (text === '') return refuse(MESSAGES, 'EMPTY');
  if (text.length !== 18) return refuse(MESSAGES, 'LENGTH');
  if (!usesCharset(text)) return refuse(MESSAGES, 'CHARSET');
  if (!/^..\d{6}/.test(text)) return refuse(MESSAGES, 'FORMAT');
  if (!DEPARTMENTS.test(text)) return refuse(MESSAGES, 'DEPT');
  if (text.charAt(17) !== usccCheckDigit(text.slice(0, 17))) {
    return refuse(MESSAGES, 'CHECK_DIGIT');
  }
  return accept(text, organisationCodeFits(text.slice(8, 17)) ? undefined : 'ORG_CHECK');
}
