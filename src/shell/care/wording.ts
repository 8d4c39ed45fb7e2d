import type { CareChoices } from '../careMode';
import type { Silence } from './reader';

/** Names of the high-contrast themes (domain reference 7, 适老化). */
export const CONTRAST_NAMES: Record<CareChoices['contrast'], string> = {
  none: '普通配色',
  black: '黑底黄字',
  white: '白底黑字',
  yellow: '黄底黑字',
};

/** Why reading stopped, and what can be done. */
export const SILENCES: Record<Silence, string> = {
  noVoice: '这个浏览器没有中文语音，不能朗读；页面没有变化。可以查看本页文字。',
  noText: '这一页现在没有可以朗读的文字。内容加载完成后可以再试。',
  failed: '朗读中断，停在标出的这一句。可以点“重读”再读这一句，或者查看本页文字。',
  changed: '页面内容已变化，朗读已停止。可以从新的内容开始朗读。',
  finished: '已经读完。',
};

/** The zoom in words. */
export const zoomName = (zoom: number) => `${zoom * 100}%`;

/** The keys with Alt that every page has (domain reference 7, 无障碍). */
export const CARE_KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Alt+1', '回到首页'],
  ['Alt+2', '到主要内容'],
  ['Alt+3', '到检索框；本页没有时打开专利检索'],
  ['Alt+4', '到导航菜单'],
  ['Alt+0', '打开无障碍说明'],
  ['Shift+Alt+↑', '放大字号'],
  ['Shift+Alt+↓', '缩小字号'],
  ['Shift+Alt+H', '换一种高对比配色'],
  ['Shift+Alt+R', '从焦点处或开头朗读；朗读时暂停、继续'],
  ['Shift+Alt+Q', '辅助设置恢复默认'],
  ['Esc', '停止朗读'],
];
