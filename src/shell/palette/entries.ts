import { VISITED_KINDS, type VisitedRecord } from '@/components/page/visited';
import { PROCESSES } from '@/domain/workflow/status';
import { adjudicationListLink } from '@/links/adjudication';
import { applyLink, REQUEST_PROCESSES } from '@/links/business';
import { enterpriseSearchLink } from '@/links/enterprise';
import { lawListLink } from '@/links/law';
import { patentResultLink, patentSearchLink } from '@/links/patent';
import { transactionSearchLink } from '@/links/transaction';
import type { App } from '@/services/website';
import type { MenuRoute } from '../menu';
import { visitedLink } from './visitedLink';

/** What choosing an entry does. */
export type EntryAction =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'app'; readonly app: App }
  /** Asks a service first; undefined when it knows no such record. */
  | { readonly kind: 'find'; readonly find: (signal: AbortSignal) => Promise<string | undefined> }
  /** Something on the page behind the list. */
  | { readonly kind: 'press'; readonly button: HTMLElement };

/** Something that one can go to. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  /** Where it belongs; '' for nothing to say. */
  readonly note: string;
  /** Further words by which it is found. */
  readonly words?: string;
  readonly action: EntryAction;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

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
  return apps.map((app) => ({
    key: `app ${app.id}`,
    title: app.title,
    note: app.target === '_blank' ? '新窗口打开' : '',
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

/**
 * Help: the keys of the page, and the search language.
 *
 * @param keys opens the description of the page's keys; null where the page has none of its own
 */
export function helpEntries(keys: HTMLElement | null): Entry[] {
  return [
    ...(keys
      ? [
          {
            key: 'keys',
            title: '本页快捷键',
            note: '',
            words: '帮助 键盘 按键',
            action: { kind: 'press' as const, button: keys },
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
  ];
}

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

/** The searches that take words. */
export function searchEntries(q: string): Entry[] {
  const searches: readonly (readonly [string, string])[] = [
    ['专利', patentResultLink({ q })],
    ['法律法规', lawListLink({ q })],
    ['裁判文书', adjudicationListLink({ q })],
    ['企业', enterpriseSearchLink({ q })],
    ['交易信息', transactionSearchLink({ q })],
  ];
  return searches.map(([what, to]) => ({
    key: `search ${what}`,
    title: `检索${what}：${q}`,
    note: '',
    action: go(to),
  }));
}
