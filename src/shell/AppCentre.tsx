import { AppstoreOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { HeaderMenu } from './HeaderMenu';

/** Apps that a menu shows; more of them are searched. */
const MOST_IN_MENU = 8;

const ICON = <AppstoreOutlined aria-hidden />;
const LABEL = '应用中心';

const load = () => import('./apps/appItems');

type Entries = Pick<Awaited<ReturnType<typeof load>>, 'appItems'>;

const NOT_LOADED = [{ key: 'none', label: '没有打开，请检查网络连接后再试', disabled: true }];

/**
 * The application centre (specification 2): choosing an app opens its URL. Its entries are loaded
 * when the pointer or the focus comes near; more than a menu holds are searched.
 */
export function AppCentre({ onFind }: { onFind: () => void }) {
  const model = useModel('@@initialState');
  const [entries, setEntries] = useState<Entries>();
  if ((model.initialState?.apps.length ?? 0) > MOST_IN_MENU) {
    return (
      <Button type="text" icon={ICON} aria-haspopup="dialog" onClick={onFind}>
        <span className="ipr-header-label">{LABEL}</span>
      </Button>
    );
  }
  return (
    <HeaderMenu
      icon={ICON}
      label={LABEL}
      items={entries?.appItems(model) ?? []}
      onNear={() => void load().catch(() => undefined)}
      // Anew each time: the order is that of the moment at which the menu opens.
      prepare={() =>
        load().then(
          ({ appItems }) => setEntries({ appItems }),
          () => setEntries({ appItems: () => NOT_LOADED }),
        )
      }
    />
  );
}
