import { useMemoizedFn } from 'ahooks';
import { type RefObject, useMemo } from 'react';
import type { CurrentUser } from '@/services/platform';
import { USER_CENTRE_WINDOW, userCentreOf } from '../../config/portal';
import type { Command } from './palette/entries';
import { logOut } from './session';
import { useLazyDialog } from './useLazyDialog';

/**
 * What a user can do from anywhere (specification 2): 返回首页, one's own requests, the user centre
 * and what it has for the user's kind, 退出登录. The user menu and the palette show the same.
 *
 * @param opener takes the focus back from a dialog
 */
export function useUserCommands(
  user: CurrentUser | undefined,
  opener: RefObject<HTMLElement | null>,
) {
  const { Dialog, open, close } = useLazyDialog(
    '我的办件',
    () => import('@/components/flow/own/OwnRequestsDialog'),
  );
  const show = useMemoizedFn(() => void open());
  const userType = user?.userType;
  const known = user !== undefined;
  const commands = useMemo((): Command[] => {
    if (!known) return [];
    return [
      {
        name: '返回首页',
        act: () => window.open(window.location.origin, '_blank', 'noopener'),
      },
      { name: '我的办件', words: '进度 草稿 补正 申请', act: show },
      ...userCentreOf(userType).map(({ label, url }) => ({
        name: label,
        words: '账号 资料',
        act: () => window.open(url, USER_CENTRE_WINDOW),
      })),
      {
        name: '退出登录',
        words: '注销 换账号',
        // A failed logout has been told by the error policy; the user is still logged in.
        act: () => void logOut().catch(() => undefined),
      },
    ];
  }, [known, userType, show]);
  return { commands, dialog: Dialog && <Dialog opener={opener} onClose={close} /> };
}
