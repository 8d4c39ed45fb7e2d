import { AppstoreOutlined } from '@ant-design/icons';
import type { App } from '@/services/website';
import { HeaderMenu } from './HeaderMenu';

/** Opens an app's address; anything but http(s) is not followed. */
function openApp({ url, target }: App) {
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url)) return;
  if (target === '_blank') window.open(url, '_blank', 'noopener');
  else window.location.assign(url);
}

/** The application centre (specification 2): apps with icon and title; choosing one opens its URL. */
export function AppCentre({ apps }: { apps: App[] }) {
  return (
    <HeaderMenu
      icon={<AppstoreOutlined aria-hidden />}
      label="应用中心"
      items={
        apps.length
          ? apps.map((app) => ({
              key: app.id,
              label: app.title,
              icon: <img className="ipr-app-icon" src={app.icon} alt="" width={20} height={20} />,
              onClick: () => openApp(app),
            }))
          : [{ key: 'none', label: '暂无应用', disabled: true }]
      }
    />
  );
}
