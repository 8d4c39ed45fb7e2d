import { AppstoreOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { useState } from 'react';
import { HeaderMenu } from './HeaderMenu';

const load = () => import('./apps/appItems');

type Entries = Pick<Awaited<ReturnType<typeof load>>, 'appItems'>;

const NOT_LOADED = [{ key: 'none', label: '没有打开，请检查网络连接后再试', disabled: true }];

/**
 * The application centre (specification 2): choosing an app opens its URL. Its entries are loaded
 * when the pointer or the focus comes near.
 */
export function AppCentre() {
  const model = useModel('@@initialState');
  const [entries, setEntries] = useState<Entries>();
  return (
    <HeaderMenu
      icon={<AppstoreOutlined aria-hidden />}
      label="应用中心"
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
