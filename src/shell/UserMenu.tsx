import { UserOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@/services/platform';
import { USER_CENTRE_WINDOW, userCentreOf } from '../../config/portal';
import { HeaderMenu } from './HeaderMenu';
import { logOut } from './session';

/** The user menu: 返回首页, the user centre of the user's kind, 退出登录 (specification 2). */
export function UserMenu({ user }: { user: CurrentUser }) {
  const centre = userCentreOf(user.userType);
  return (
    <HeaderMenu
      icon={<UserOutlined aria-hidden />}
      label={user.name ?? user.enterpriseName ?? '我的'}
      items={[
        {
          key: 'home',
          label: '返回首页',
          onClick: () => window.open(window.location.origin, '_blank', 'noopener'),
        },
        {
          key: 'centre',
          label: centre.label,
          onClick: () => window.open(centre.url, USER_CENTRE_WINDOW),
        },
        { type: 'divider' },
        {
          key: 'logout',
          label: '退出登录',
          // A failed logout has been told by the error policy; the user is still logged in.
          onClick: () => logOut().catch(() => undefined),
        },
      ]}
    />
  );
}
