import { UserOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import type { CurrentUser } from '@/services/platform';
import { USER_CENTRE_WINDOW, userCentreOf } from '../../config/portal';
import { HeaderMenu } from './HeaderMenu';
import { logOut } from './session';
import { useLazyDialog } from './useLazyDialog';

/**
 * The user menu: 返回首页, one's own requests, the user centre of the user's kind, 退出登录
 * (specification 2).
 */
export function UserMenu({ user }: { user: CurrentUser }) {
  const centre = userCentreOf(user.userType);
  const button = useRef<HTMLButtonElement>(null);
  const own = useLazyDialog('我的办件', () => import('@/components/flow/own/OwnRequestsDialog'));
  return (
    <>
      <HeaderMenu
        buttonRef={button}
        icon={<UserOutlined aria-hidden />}
        label={user.name ?? user.enterpriseName ?? '我的'}
        items={[
          {
            key: 'home',
            label: '返回首页',
            onClick: () => window.open(window.location.origin, '_blank', 'noopener'),
          },
          { key: 'requests', label: '我的办件', onClick: own.open },
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
      {own.Dialog && <own.Dialog opener={button} onClose={own.close} />}
    </>
  );
}
