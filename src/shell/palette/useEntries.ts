import { useAppData, useLocation, useModel } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import { useOwner } from '@/components/page/useOwner';
import { clearVisited, readVisited, type VisitedRecord } from '@/components/page/visited';
import access from '../../access';
import { orderedApps } from '../apps/recentApps';
import { type MenuRoute, menuOf } from '../menu';
import {
  appEntries,
  type EntryGroup,
  guideEntries,
  helpEntries,
  menuEntries,
  searchEntries,
  visitedEntries,
} from './entries';
import { matching } from './matching';
import { numberEntries } from './numberEntries';
import type { PaletteScope } from './usePalette';
import { visitedLink } from './visitedLink';

/** Records shown before anything is typed. */
const MOST_VISITED_SHOWN = 8;

/** The button of a page with its keys, outside of any dialog. */
const PAGE_KEYS = 'button.ipr-triage-hint';

/** The routes that have a place in the layout, by Umi's mark on the layout's own route. */
function layoutRoutes(routes: readonly (MenuRoute & { isLayout?: boolean })[]): MenuRoute[] {
  return routes.flatMap(({ isLayout, children = [] }) => (isLayout ? children : []));
}

/** Whether a record is the one on the screen, whatever else the address says. */
function isShown(record: VisitedRecord, { pathname, search }: ReturnType<typeof useLocation>) {
  const [page, query] = visitedLink(record).split('?');
  return page === pathname && (!query || new URLSearchParams(search).get('id') === record.id);
}

/**
 * Everything one can go to that fits what was typed, by kind.
 *
 * @returns the groups, without empty ones, how many records are remembered, and what forgets them
 */
export function useEntries(scope: PaletteScope, typed: string) {
  const { clientRoutes } = useAppData();
  const { initialState } = useModel('@@initialState');
  const owner = useOwner();
  const [visited, setVisited] = useState(() => readVisited(owner));
  const location = useLocation();
  const [keys, setKeys] = useState<HTMLElement | null>(null);
  useEffect(() => setKeys(document.querySelector<HTMLElement>(PAGE_KEYS)), []);
  const known = useMemo(() => {
    const rules = access(initialState);
    const { recent, other } = orderedApps(owner, initialState?.apps ?? []);
    return {
      menus: menuEntries(menuOf(layoutRoutes(clientRoutes as MenuRoute[]), rules, () => null)),
      apps: appEntries([...recent, ...other]),
      visited: visitedEntries(visited.filter((record) => !isShown(record, location))),
      help: helpEntries(keys),
    };
  }, [clientRoutes, initialState, owner, visited, keys, location]);

  const q = typed.trim();
  const found = (entries: Parameters<typeof matching>[0]) => matching(entries, q);
  const all: EntryGroup[] =
    scope === 'apps'
      ? [{ name: '应用', entries: found(known.apps) }]
      : [
          { name: '号码', entries: q ? numberEntries(q) : [] },
          {
            name: '最近看过',
            entries: q ? [] : known.visited.slice(0, MOST_VISITED_SHOWN),
          },
          { name: '菜单', entries: found(known.menus) },
          { name: '应用', entries: found(known.apps) },
          { name: '最近看过', entries: q ? found(known.visited) : [] },
          // The menu leads to the same pages: the guides are for who asks for one.
          { name: '帮助', entries: found(q ? [...known.help, ...guideEntries()] : known.help) },
        ];
  const groups = all.filter(({ entries }) => entries.length > 0);
  const clear = () => {
    clearVisited(owner);
    setVisited([]);
  };
  return {
    groups:
      q && scope === 'all' ? [...groups, { name: '检索', entries: searchEntries(q) }] : groups,
    /** Whether something other than the searches was found. */
    anything: groups.length > 0,
    remembered: visited.length,
    clear,
  };
}
