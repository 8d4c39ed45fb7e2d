import type { useModel } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { App } from '@/services/website';
import { loadApps } from '../startUp';
import { AppIcon } from './AppIcon';
import { openApp } from './openApp';
import { orderedApps } from './recentApps';

type Model = ReturnType<typeof useModel<'@@initialState'>>;

/**
 * The entries of the application centre: apps with icon and title, those opened last before the
 * others, behind them the big-data platforms; where the apps are missing, why.
 */
export function appItems({
  initialState,
  setInitialState,
}: Pick<Model, 'initialState' | 'setInitialState'>): NonNullable<MenuProps['items']> {
  const { apps = [], appsState, currentUser } = initialState ?? {};
  const owner = currentUser?.id ?? '';
  const again = async () => {
    setInitialState((state) => state && { ...state, appsState: 'loading' });
    const loaded = await loadApps();
    setInitialState((state) => state && { ...state, ...loaded });
  };
  const entryOf = (app: App) => ({
    key: app.id,
    label: app.title,
    icon: <AppIcon {...app} />,
    onClick: () => openApp(owner, app),
  });
  const state =
    appsState === 'failed'
      ? [{ key: 'failed', label: '应用没有加载成功，重新加载', onClick: again }]
      : appsState === 'loading'
        ? [{ key: 'loading', label: '正在加载应用…', disabled: true }]
        : [];
  const { recent, other } = orderedApps(owner, apps);
  if (!recent.length || !other.length) return [...state, ...[...recent, ...other].map(entryOf)];
  return [
    ...state,
    { key: 'recent', type: 'group', label: '最近使用', children: recent.map(entryOf) },
    { key: 'other', type: 'group', label: '其他应用', children: other.map(entryOf) },
  ];
}
