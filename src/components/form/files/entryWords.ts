import type { EntryState, FileEntry } from './entry';

/** How a file stands, in words. */
export const STATE_WORDS: Readonly<Record<EntryState, string>> = {
  checking: '正在检查',
  asking: '等您确认',
  refused: '不能上传',
  waiting: '等待上传',
  sending: '正在上传',
  retrying: '连接中断，正在重试',
  offline: '网络已断开，恢复后自动继续',
  paused: '登录已失效，登录后自动继续',
  failed: '上传失败',
  lost: '需要重新选择文件',
  done: '已上传',
};

/** Names of files that the page can show; it looks at the content before it does. */
export const PREVIEWED = /\.(?:pdf|jpe?g|png)$/i;

/** What has arrived, in whole per cent; an unfinished file never shows 100. */
export function percentOf({ sent, size, state }: FileEntry): number {
  if (state === 'done') return 100;
  return !size ? 0 : Math.min(99, Math.floor((sent / size) * 100));
}

/** What is said aloud when a file comes into this state; undefined: nothing. */
export function announcement({ name, state, fault }: FileEntry): string | undefined {
  switch (state) {
    case 'done':
      return `“${name}”已上传`;
    case 'asking':
      return `请确认是否用“${name}”替换已有文件`;
    case 'refused':
    case 'failed':
      return `“${name}”没有上传：${fault?.reason ?? ''}。${fault?.remedy ?? ''}`;
    case 'retrying':
    case 'offline':
    case 'paused':
      return `“${name}”：${STATE_WORDS[state]}`;
    default:
      return undefined;
  }
}
