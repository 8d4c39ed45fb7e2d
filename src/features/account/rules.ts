import { accept, type Checked, refuse, toHalfWidth } from '@/domain/check';

/** Only that something was typed; the back end decides whether it is right. */
export function filled(message: string): (text: string) => Checked {
  return (text) => {
    const trimmed = text.trim();
    return trimmed ? accept(trimmed) : refuse({ EMPTY: message }, 'EMPTY');
  };
}

/** A password to log in with: taken as typed, whatever rules it was made under. */
export function anyPassword(text: string): Checked {
  return text ? accept(text) : refuse({ EMPTY: '请输入密码' }, 'EMPTY');
}

/** The repetition of a new password. Codes in order: EMPTY, DIFFERENT. */
export function checkRepeat(text: string, { password }: { password: string }): Checked {
  const messages = { EMPTY: '请再次输入密码', DIFFERENT: '两次输入的密码不一致' };
  if (!text) return refuse(messages, 'EMPTY');
  return text === password ? accept(text) : refuse(messages, 'DIFFERENT');
}

/** A code of six digits, as sent to a mobile telephone. Codes in order: EMPTY, FORMAT. */
export function checkMobileCode(text: string): Checked {
  const messages = { EMPTY: '请输入短信验证码', FORMAT: '短信验证码应为 6 位数字' };
  const code = toHalfWidth(text).replace(/\s/g, '');
  if (!code) return refuse(messages, 'EMPTY');
  return /^\d{6}$/.test(code) ? accept(code) : refuse(messages, 'FORMAT');
}

/** An enterprise's name (domain 2.1): 2–100 characters, none of them a control character. */
export function checkEnterpriseName(text: string): Checked {
  const messages = {
    EMPTY: '请输入企业名称',
    LENGTH: '企业名称应为 2~100 个字',
    CHARSET: '企业名称含有不能识别的字符',
  };
  const name = text.trim();
  if (!name) return refuse(messages, 'EMPTY');
  if (/\p{Cc}/u.test(name)) return refuse(messages, 'CHARSET');
  const { length } = [...name];
  return length >= 2 && length <= 100 ? accept(name) : refuse(messages, 'LENGTH');
}
