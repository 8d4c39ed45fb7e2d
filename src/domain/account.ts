import { accept, type Checked, refuse, tidy } from './check';

const ACCOUNT = {
  EMPTY: '请输入账号',
  LENGTH: '账号应为 6～20 个字符',
  FIRST_LETTER: '账号应以字母开头',
  CHARSET: '账号只能包含字母、数字和下划线',
} as const;

const PASSWORD = {
  EMPTY: '请输入密码',
  CHARSET: '密码不能包含空格、中文或全角字符',
  LENGTH: '密码应为 8～20 个字符',
  WEAK: '密码应同时包含字母和数字',
} as const;

/**
 * Form check of a new account name: 6–20 letters, digits and underscores, first a letter. For
 * registering only: older accounts and demo accounts need not follow it.
 * Codes in order: EMPTY, CHARSET, FIRST_LETTER, LENGTH.
 */
export function checkAccountName(input: string): Checked {
  const text = tidy(input);
  if (text === '') return refuse(ACCOUNT, 'EMPTY');
  if (!/^\w+$/.test(text)) return refuse(ACCOUNT, 'CHARSET');
  if (!/^[A-Za-z]/.test(text)) return refuse(ACCOUNT, 'FIRST_LETTER');
  return text.length >= 6 && text.length <= 20 ? accept(text) : refuse(ACCOUNT, 'LENGTH');
}

/**
 * Form check of a new password: 8–20 visible ASCII characters, among them letters and digits. A
 * password is taken as typed, without trimming or conversion.
 * Codes in order: EMPTY, CHARSET, LENGTH, WEAK.
 */
export function checkPassword(input: string): Checked {
  if (input === '') return refuse(PASSWORD, 'EMPTY');
  if (!/^[!-~]+$/.test(input)) return refuse(PASSWORD, 'CHARSET');
  if (input.length < 8 || input.length > 20) return refuse(PASSWORD, 'LENGTH');
  return /[A-Za-z]/.test(input) && /\d/.test(input) ? accept(input) : refuse(PASSWORD, 'WEAK');
}
