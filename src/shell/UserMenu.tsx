import { UserOutlined } from '@ant-design/icons';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { CurrentUser } from '@/services/platform';
import { USER_CENTRE_WINDOW, userCentreOf } from '../../config/portal';
import { HeaderMenu } from './HeaderMenu';
import { showMessage } from './notices';
import { logOut } from './session';

type Button = RefObject<HTMLButtonElement | null>;
type OwnRequests = ComponentType<{ onClose: () => void; opener: Button }>;

/** One's own requests, loaded when asked for; a header must not fail with them. */
function useOwnRequests(button: Button) {
  const [Dialog, setDialog] = useState<OwnRequests>();
  const open = () => {
    import('@/components/flow/own/OwnRequestsDialog').then(
      (module) => setDialog(() => module.default),
      () => showMessage('error', '“我的办件”没有打开，请检查网络连接后再试'),
    );
  };
  const dialog = Dialog && <Dialog opener={button} onClose={() => setDialog(undefined)} />;
  return { open, dialog };
}

/**
 * The user menu: 返回首页, one's own requests, the user centre of the user's kind, 退出登录
 * (specification 2).
 */
export function UserMenu({ user }: { user: CurrentUser }) {
  const centre = userCentreOf(user.userType);
  const button = useRef<HTMLButtonElement>(null);
  const { open, dialog } = useOwnRequests(button);
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
          { key: 'requests', label: '我的办件', onClick: open },
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
      {dialog}
    </>
  );
}
