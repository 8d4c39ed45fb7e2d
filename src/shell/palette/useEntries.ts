import { useAppData, useLocation, useModel } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import styles from '@/components/list/keys/keys.module.css';
import { useOwner } from '@/components/page/useOwner';
import { clearVisited, readVisited, type VisitedRecord } from '@/components/page/visited';
import { visitedLink } from '@/components/page/visitedLink';
import access from '../../access';
import { orderedApps } from '../apps/recentApps';
import { useCareMode } from '../careMode';
import { type MenuRoute, menuOf } from '../menu';
import {
  appEntries,
  type Command,
  commandEntries,
  type EntryGroup,
  guideEntries,
  helpEntries,
  menuEntries,
  OWN_ENTRIES,
  searchEntries,
  visitedEntries,
} from './entries';
import { matching } from './matching';
import { numberEntries } from './numberEntries';
import { useHoldings } from './useHoldings';

/** Records shown before anything is typed. */
const MOST_VISITED_SHOWN = 8;

/** The holdings are not asked for a single letter. */
const FEWEST_ASKED = 2;

/** The button of a page with its keys, outside of any dialog. */
const PAGE_KEYS = `button.${styles.triageHint}`;

/** The routes that have a place in the layout, by Umi's mark on the layout's own route. */
function layoutRoutes(routes: readonly (MenuRoute & { isLayout?: boolean })[]): MenuRoute[] {
  return routes.flatMap(({ isLayout, children = [] }) => (isLayout ? children : []));
}

/** Whether a record is the one on the screen, whatever else the address says. */
function isShown(record: VisitedRecord, { pathname, search }: ReturnType<typeof useLocation>) {
  const [page, query] = visitedLink(record).split('?');
  const idOf = (some: string | undefined) => new URLSearchParams(some).get('id');
  return page === pathname && idOf(query) === idOf(search);
}

/**
 * Everything one can go to that fits what was typed, by kind.
 *
 * @param ofHeader commands of the header
 * @returns the groups, without empty ones, how many records are remembered, and what forgets them
 */
export function useEntries(typed: string, ofHeader: readonly Command[]) {
  const { clientRoutes } = useAppData();
  const { initialState } = useModel('@@initialState');
  const owner = useOwner();
  const [visited, setVisited] = useState(() => readVisited(owner));
  const location = useLocation();
  const care = useCareMode();
  const [keys, setKeys] = useState<HTMLElement | null>(null);
  useEffect(() => setKeys(document.querySelector<HTMLElement>(PAGE_KEYS)), []);
  const known = useMemo(() => {
    const rules = access(initialState);
    const { recent, other } = orderedApps(owner, initialState?.apps ?? []);
    return {
      menus: menuEntries(menuOf(layoutRoutes(clientRoutes as MenuRoute[]), rules, () => null)),
      apps: appEntries([...recent, ...other]),
      visited: visitedEntries(visited.filter((record) => !isShown(record, location))),
      own: [...commandEntries(ofHeader), ...(owner ? OWN_ENTRIES : [])],
      help: helpEntries(keys, care),
    };
  }, [clientRoutes, initialState, owner, visited, keys, location, ofHeader, care]);

  const q = typed.trim();
  const found = (entries: Parameters<typeof matching>[0]) => matching(entries, q);
  const numbers = q ? numberEntries(q) : [];
  const commands: EntryGroup[] = [
    { name: '菜单', entries: found(known.menus) },
    { name: '我的', entries: found(known.own) },
    { name: '应用', entries: found(known.apps) },
  ];
  // The menu leads to the same pages: the guides are for who asks for one.
  const help = found(q ? [...known.help, ...guideEntries()] : known.help);
  const isCommand = [...commands, { entries: help }].some(({ entries }) => entries.length > 0);
  const asks = q.length >= FEWEST_ASKED && numbers.length === 0 && !isCommand;
  const { outcomes, said } = useHoldings(asks ? q : '');
  const all: EntryGroup[] = [
    { name: '号码', entries: numbers },
    { name: '最近看过', entries: q ? [] : known.visited.slice(0, MOST_VISITED_SHOWN) },
    ...commands,
    { name: '最近看过', entries: q ? found(known.visited) : [] },
    { name: '帮助', entries: help },
  ];
  const groups = all.filter(({ entries }) => entries.length > 0);
  const clear = () => {
    clearVisited(owner);
    setVisited([]);
  };
  const searches = () => searchEntries(q, asks ? outcomes : undefined);
  return {
    groups: q ? [...groups, { name: '检索', entries: searches() }] : groups,
    /** How many were found, without the searches. */
    count: groups.reduce((sum, { entries }) => sum + entries.length, 0),
    /** What the holdings have for the words, for the ear; '' where they are not asked. */
    holdingsSaid: said,
    remembered: visited.length,
    clear,
  };
}
