import type { RefObject } from 'react';
import { VISITED_KINDS, type VisitedRecord } from '@/components/page/visited';
import { visitedLink } from '@/components/page/visitedLink';
import { COMMON_LAW_NAMES, foldLawName } from '@/domain/law/lawName';
import { nameText } from '@/domain/nameText';
import { PROCESSES } from '@/domain/workflow/status';
import { adjudicationListLink } from '@/links/adjudication';
import { applyLink, REQUEST_PROCESSES } from '@/links/business';
import { enterpriseSearchLink } from '@/links/enterprise';
import { everythingLink, mattersLink, watchedLink } from '@/links/landing';
import { lawListLink } from '@/links/law';
import { patentResultLink, patentSearchLink } from '@/links/patent';
import { transactionSearchLink } from '@/links/transaction';
import type { App } from '@/services/website';
import { HOTLINES } from '../../../config/portal';
import { setCareMode } from '../careMode';
import type { MenuRoute } from '../menu';
import type { HoldingOutcome } from './holdingOutcome';

/** Asks a service first; undefined when it knows no such record. */
export interface FindAction {
  readonly kind: 'find';
  /** What is looked for, in words. */
  readonly what: string;
  readonly find: (signal: AbortSignal) => Promise<string | { readonly to: string } | undefined>;
  /** What is said of a record that there is not, instead of the general sentence. */
  readonly missing?: string | undefined;
}

/** What choosing an entry does. */
type EntryAction =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'app'; readonly app: App }
  | FindAction
  /** Something on the page behind the list, done once the list is closed. */
  | { readonly kind: 'do'; readonly act: () => void }
  /** A telephone number: dialled where there is a telephone, else said. */
  | { readonly kind: 'call'; readonly number: string };

/** Something that one can go to. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  /** Where it belongs; '' for nothing to say. */
  readonly note: string;
  /** Further words by which it is found. */
  readonly words?: string;
  /** A record that was found, below the search that found it. */
  readonly hit?: boolean;
  readonly action: EntryAction;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The statement belongs to the tools of the care mode, which are loaded with their first key. */
const openStatement = () =>
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit0', altKey: true }));

const go = (to: string): EntryAction => ({ kind: 'go', to });

/** A route's path is its own or, without a slash at its begin, below its parent's. */
const pathOf = (base: string, path: string) => (path.startsWith('/') ? path : `${base}/${path}`);

/**
 * The pages of a menu.
 *
 * @param routes as the menu shows them: groups with their pages
 * @param group the name of their group, and its path
 */
export function menuEntries(routes: readonly MenuRoute[], group = '', base = ''): Entry[] {
  return routes.flatMap(({ name = '', path = '', children = [] }) => {
    const to = pathOf(base, path);
    return children.length
      ? menuEntries(children, name, to)
      : [{ key: `menu ${to}`, title: name, note: group, action: go(to) }];
  });
}

/** The apps, in the order given. */
export function appEntries(apps: readonly App[]): Entry[] {
  return apps.map((app, index) => ({
    key: `app ${app.id || index}`,
    title: nameText(app.title),
    note: app.target === '_self' ? '' : '新窗口打开',
    words: '应用',
    action: { kind: 'app', app },
  }));
}

/** Records that the user has read, in the order given. */
export function visitedEntries(visited: readonly VisitedRecord[]): Entry[] {
  return visited.map((record) => ({
    key: `visited ${record.kind} ${record.id}`,
    title: record.title,
    note: VISITED_KINDS[record.kind],
    words: '最近',
    action: go(visitedLink(record)),
  }));
}

/** Commands of the header that are no pages: one's own requests, user centre, leaving. */
export interface Command {
  readonly name: string;
  /** Further words by which it is found. */
  readonly words?: string;
  readonly act: () => void;
}

export interface PaletteProps {
  /** Takes the focus afterwards where what had it before cannot. */
  opener: RefObject<HTMLElement | null>;
  /** Had the focus when it was asked for. */
  before: Element | null;
  /** What was typed before it was there. */
  typed: string;
  /** What the header can do besides leading to pages. */
  commands: readonly Command[];
  onClose: () => void;
}

/** The commands, in the order given. */
export function commandEntries(commands: readonly Command[]): Entry[] {
  return commands.map(({ name, words, act }) => ({
    key: `command ${name}`,
    title: name,
    note: '',
    ...(words && { words }),
    action: { kind: 'do', act },
  }));
}

/**
 * Help: the keys of the page, the search language, care mode and its statement, who can be called.
 *
 * @param keys opens the description of the page's keys; null where the page has none of its own
 * @param care whether the care mode is on
 */
export function helpEntries(keys: HTMLElement | null, care: boolean): Entry[] {
  return [
    ...(keys
      ? [
          {
            key: 'keys',
            title: '本页快捷键',
            note: '',
            words: '帮助 键盘 按键',
            action: { kind: 'do' as const, act: () => keys.click() },
          },
        ]
      : []),
    {
      key: 'language',
      title: '检索式怎么写',
      note: '专利检索',
      words: '帮助 表达式 字段 语法',
      action: go(patentSearchLink({ face: 'expr' })),
    },
    {
      key: 'care',
      title: care ? '关闭适老化模式' : '打开适老化模式',
      note: '大字、高对比配色、朗读',
      words: '帮助 关怀 老年 长辈 无障碍 字号 放大 语音',
      action: { kind: 'do', act: () => setCareMode(!care) },
    },
    {
      key: 'statement',
      title: '无障碍说明和快捷键',
      note: 'Alt+0',
      words: '帮助 适老化 键盘 按键 朗读',
      action: { kind: 'do', act: openStatement },
    },
    {
      key: 'aid line',
      title: `知识产权维权援助热线 ${HOTLINES.ipAid}`,
      note: '电话',
      words: '帮助 咨询 人工 客服',
      action: { kind: 'call', number: HOTLINES.ipAid },
    },
    {
      key: 'service line',
      title: `政务服务热线 ${HOTLINES.government}`,
      note: '电话',
      words: '帮助 咨询 人工 客服',
      action: { kind: 'call', number: HOTLINES.government },
    },
  ];
}

/** What is a state of another page, and in no menu. */
export const OWN_ENTRIES: readonly Entry[] = [
  {
    key: 'matters',
    title: '我的事项',
    note: '等待您办理的，按日期',
    words: '待办 期限 年费 提醒',
    action: go(mattersLink()),
  },
  {
    key: 'watched',
    title: '我的关注',
    note: '专利、企业、法律法规等的变化',
    words: '收藏 订阅 跟踪 监控',
    action: go(watchedLink()),
  },
];

/** The guides of all services. */
export function guideEntries(): Entry[] {
  return REQUEST_PROCESSES.map((process) => ({
    key: `guide ${process}`,
    title: `办事指南：${PROCESSES[process]}`,
    note: '',
    words: '帮助 怎么办理',
    action: go(applyLink(process)),
  }));
}

/**
 * The searches that take words, first the one of all holdings together; a law that is named is looked
 * for among the laws first.
 *
 * @param outcomes what the holdings have for the words, each below its search; undefined where they
 * are not asked
 */
export function searchEntries(
  q: string,
  outcomes?: Readonly<Record<string, HoldingOutcome>>,
): Entry[] {
  const searchIn = (what: string, to: string): Entry[] => {
    const outcome = outcomes?.[what];
    const hits = outcome?.hits.map(({ key, title, note, to: record }) => ({
      key: `hit ${what} ${key}`,
      title,
      note,
      hit: true,
      action: go(record),
    }));
    const note = outcomes ? (outcome?.note ?? '正在查…') : '';
    const search = { key: `search ${what}`, title: `检索${what}：${q}`, note, action: go(to) };
    return [search, ...(hits ?? [])];
  };
  const all: Entry = {
    key: 'search all',
    title: `在全部五个库中检索“${q}”`,
    note: '',
    action: go(everythingLink(q)),
  };
  const patents = searchIn('专利', patentResultLink({ q }));
  const laws = searchIn('法律法规', lawListLink({ q }));
  const isLaw = COMMON_LAW_NAMES.includes(foldLawName(q).name);
  return [
    ...(isLaw ? [...laws, all, ...patents] : [all, ...patents, ...laws]),
    ...searchIn('裁判文书', adjudicationListLink({ q })),
    ...searchIn('企业', enterpriseSearchLink({ q })),
    ...searchIn('供需信息', transactionSearchLink({ q })),
  ];
}
