import type { Refused } from './draftStorage';

const two = (part: number) => String(part).padStart(2, '0');

/** `14:03` today, `11 月 19 日 14:03` before, by the clock of this computer. */
export function timeInWords(at: number, now = Date.now()): string {
  const then = new Date(at);
  const time = `${two(then.getHours())}:${two(then.getMinutes())}`;
  const today = new Date(now);
  if (then.toDateString() === today.toDateString()) return time;
  const day = `${then.getMonth() + 1} 月 ${then.getDate()} 日 ${time}`;
  return then.getFullYear() === today.getFullYear() ? day : `${then.getFullYear()} 年 ${day}`;
}

/** Why the newest answers are not kept in the browser, and what to do. */
export const REFUSED: Readonly<Record<Refused, string>> = {
  full: '浏览器存储已满，最新填写的内容仍在本页保留。请不要关闭本页，尽快提交，或清理浏览器数据。',
  forbidden: '浏览器不允许保存，填写的内容仍在本页保留。请不要关闭本页，尽快提交。',
  tooLarge:
    '填写的内容超过 200 KB，浏览器中不再更新，最新内容仍在本页保留。请精简文字，或把长文作为附件上传。',
  tooMany: '您在这个浏览器中已有 10 份未提交的草稿，这一份仍在本页保留。请先提交或删除其他草稿。',
};

/** What a user loses by leaving. */
export const LEAVE_PUBLIC = '您选择了公用电脑，填写的内容没有保存。离开后需要重新填写。';
export const LEAVE_REFUSED = '浏览器没有保存最新填写的内容。离开后可能需要重新填写。';
export const LEAVE_UPLOADING = '有文件正在上传。离开会中断上传。';
