import { isPlainObject } from '@/storage';

/** The steps of a forgotten password, in order. */
export const STEPS = [
  { key: 'identify', label: '填写账号' },
  { key: 'verify', label: '验证手机' },
  { key: 'password', label: '设置新密码' },
  { key: 'done', label: '完成' },
] as const;

export type Step = (typeof STEPS)[number]['key'];

/** What has been reached; held in memory alone, since a token has no place in an address or a store. */
export interface Progress {
  account: string;
  /** Of the identified account; undefined before, and once it is over. */
  token?: string | undefined;
  /** Where codes go, masked. */
  mobile: string;
  /** The code that was typed, '' before. */
  code: string;
  done: boolean;
}

export const NOTHING_YET: Progress = { account: '', mobile: '', code: '', done: false };

/**
 * The step to show. It stands in the history entry, so that the browser's back leads to the step
 * before; what is in memory decides how far forward one may go.
 */
export function stepOf(state: unknown, { token, code, done }: Progress): Step {
  if (done) return 'done';
  const wanted = isPlainObject(state) ? state.step : undefined;
  if (!token) return 'identify';
  if (wanted === 'password' && code) return 'password';
  return wanted === 'verify' || wanted === 'password' ? 'verify' : 'identify';
}
