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
 * others; without apps, why there is none.
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
  if (appsState === 'failed') {
    return [{ key: 'failed', label: '应用没有加载成功，重新加载', onClick: again }];
  }
  if (!apps.length) {
    const label = appsState === 'loading' ? '正在加载应用…' : '暂无应用';
    return [{ key: 'none', label, disabled: true }];
  }
  const entryOf = (app: App) => ({
    key: app.id,
    label: app.title,
    icon: <AppIcon {...app} />,
    onClick: () => openApp(owner, app),
  });
  const { recent, other } = orderedApps(owner, apps);
  if (!recent.length || !other.length) return [...recent, ...other].map(entryOf);
  return [
    { key: 'recent', type: 'group', label: '最近使用', children: recent.map(entryOf) },
    { key: 'other', type: 'group', label: '其他应用', children: other.map(entryOf) },
  ];
}
