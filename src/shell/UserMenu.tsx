import { UserOutlined } from '@ant-design/icons';
import type { RefObject } from 'react';
import type { CurrentUser } from '@/services/platform';
import { HeaderMenu } from './HeaderMenu';
import type { Command } from './palette/entries';

interface Props {
  user: CurrentUser;
  commands: readonly Command[];
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The user menu: what a user can do from anywhere, the last of it, leaving, set apart. */
export function UserMenu({ user, commands, buttonRef }: Props) {
  const items = commands.map(({ name, act }) => ({ key: name, label: name, onClick: act }));
  return (
    <HeaderMenu
      buttonRef={buttonRef}
      icon={<UserOutlined aria-hidden />}
      label={user.name ?? user.enterpriseName ?? '我的'}
      items={[...items.slice(0, -1), { type: 'divider' as const }, ...items.slice(-1)]}
    />
  );
}
