import { AppstoreOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import type { App } from '@/services/website';
import { AppIcon } from './apps/AppIcon';
import { openApp } from './apps/openApp';
import { orderedApps } from './apps/recentApps';
import { HeaderMenu } from './HeaderMenu';
import { loadApps } from './startUp';

/** Apps that a menu shows; more of them are searched. */
const MOST_IN_MENU = 8;

const ICON = <AppstoreOutlined aria-hidden />;
const LABEL = '应用中心';

/**
 * The application centre (specification 2): apps with icon and title, those opened last before the
 * others; choosing one opens its URL. More than a menu holds are searched.
 */
export function AppCentre({ onFind }: { onFind: () => void }) {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { apps = [], appsState, currentUser } = initialState ?? {};
  const owner = currentUser?.id ?? '';
  // The order is that of the moment at which the menu opens.
  const [, setOpened] = useState(0);
  if (apps.length > MOST_IN_MENU) {
    return (
      <Button type="text" icon={ICON} aria-haspopup="dialog" onClick={onFind}>
        <span className="ipr-header-label">{LABEL}</span>
      </Button>
    );
  }
  const entryOf = (app: App) => ({
    key: app.id,
    label: app.title,
    icon: <AppIcon {...app} />,
    onClick: () => openApp(owner, app),
  });
  const again = async () => {
    setInitialState((state) => state && { ...state, appsState: 'loading' });
    const loaded = await loadApps();
    setInitialState((state) => state && { ...state, ...loaded });
  };
  const items = () => {
    if (appsState === 'failed') {
      return [{ key: 'failed', label: '应用没有加载成功，重新加载', onClick: again }];
    }
    if (!apps.length) {
      const label = appsState === 'loading' ? '正在加载应用…' : '暂无应用';
      return [{ key: 'none', label, disabled: true }];
    }
    const { recent, other } = orderedApps(owner, apps);
    if (!recent.length || !other.length) return [...recent, ...other].map(entryOf);
    return [
      { key: 'recent', type: 'group' as const, label: '最近使用', children: recent.map(entryOf) },
      { key: 'other', type: 'group' as const, label: '其他应用', children: other.map(entryOf) },
    ];
  };
  return (
    <HeaderMenu
      icon={ICON}
      label={LABEL}
      items={items()}
      onOpen={() => setOpened((times) => times + 1)}
    />
  );
}
