import { AppstoreOutlined, MenuOutlined, SearchOutlined, UserOutlined } from '@ant-design/icons';
import { Link, useModel } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { Button, Dropdown, type MenuProps } from 'antd';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { menuArrival } from '@/components/page/menuArrival';
import { links } from '@/links/paths';
import type { InitialState } from '@/models/initialState';
import type { CurrentUser } from '@/services/platform';
import { USER_CENTRE_WINDOW, userCentreOf } from '../../config/portal';
import headerStyles from './header.module.css';
import { Mark } from './Mark';
import type { Command } from './palette/entries';
import { paletteKeys, usePalette } from './palette/usePalette';
import { logOut } from './session';
import styles from './shell.module.css';
import { useLazyDialog } from './useLazyDialog';

/**
 * What a user can do from anywhere (specification 2): 返回首页, one's own requests, the user centre
 * and what it has for the user's kind, 退出登录. The user menu and the palette show the same.
 *
 * @param opener takes the focus back from a dialog
 */
function useUserCommands(user: CurrentUser | undefined, opener: RefObject<HTMLElement | null>) {
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

interface HeaderMenuProps {
  /** Decorative. */
  icon: ReactNode;
  /** The button's name; on small screens out of sight. */
  label: string;
  items: NonNullable<MenuProps['items']>;
  /** The pointer or the focus has come to the button. */
  onNear?: () => void;
  /** Done before the menu shows; it never rejects. */
  prepare?: () => Promise<void>;
  /** For who opens something from the menu that later gives the focus back. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/**
 * A menu behind a button of the header; what does not fit the window is scrolled. The keyboard
 * arrives on its first entry, each time, and leaves to the button, which antd forgets.
 */
function HeaderMenu({ icon, label, items, onNear, prepare, buttonRef }: HeaderMenuProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      popupRender={menuArrival}
      // A menu that is kept remembers where the keyboard was.
      destroyOnHidden
      // An entry that moves while it appears is missed by who presses it at once.
      transitionName=""
      menu={{
        items,
        className: headerStyles.headerMenu,
        // Enter is done with its entry: the button, which gets the focus, must not take it as well.
        onClick: ({ domEvent }) => domEvent.type === 'keydown' && domEvent.preventDefault(),
      }}
      open={isOpen}
      onOpenChange={(open) => {
        if (open) {
          if (prepare) void prepare().then(() => setOpen(true));
          else setOpen(true);
          return;
        }
        setOpen(false);
        button.current?.focus();
        // The menu may take the focus along while it fades.
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (activeElement === document.body || activeElement?.closest('[role=menu]')) {
            button.current?.focus();
          }
        });
      }}
    >
      <Button
        ref={button}
        type="text"
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span className={headerStyles.headerLabel}>{label}</span>
      </Button>
    </Dropdown>
  );
}

interface UserMenuProps {
  user: CurrentUser;
  commands: readonly Command[];
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The user menu: what a user can do from anywhere, the last of it, leaving, set apart. */
function UserMenu({ user, commands, buttonRef }: UserMenuProps) {
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

const load = () => import('./apps/appItems');

type Entries = Pick<Awaited<ReturnType<typeof load>>, 'appItems'>;

const NOT_LOADED = [{ key: 'none', label: '没有打开，请检查网络连接后再试', disabled: true }];

/**
 * The application centre (specification 2): choosing an app opens its URL. Its entries are loaded
 * when the pointer or the focus comes near.
 */
function AppCentre() {
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

interface Props {
  state: InitialState | undefined;
  /** True when the menu is a drawer that this header opens. */
  isMobile: boolean;
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
}

/**
 * The header: menu button on small screens, mark and site name, the way to everything, app centre,
 * user menu.
 */
export function Header({ state, isMobile, menuOpen, onMenu }: Props) {
  const { titles, currentUser } = state ?? {};
  const button = useRef<HTMLButtonElement>(null);
  const person = useRef<HTMLButtonElement>(null);
  const own = useUserCommands(currentUser, person);
  const palette = usePalette(button, own.commands);
  return (
    <div className={headerStyles.header}>
      {isMobile && (
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden />}
          aria-label="打开菜单"
          aria-expanded={menuOpen}
          onClick={() => onMenu(!menuOpen)}
        />
      )}
      <Link
        className={styles.brand}
        to={links.landing}
        aria-label={`${titles?.prefix ?? ''}${titles?.front ?? ''}`}
      >
        <Mark />
        <span>
          {titles?.prefix}
          <wbr />
          {titles?.front}
        </span>
      </Link>
      <div className={headerStyles.headerTools}>
        <Button
          ref={button}
          type="text"
          className={headerStyles.paletteOpen ?? ''}
          icon={<SearchOutlined aria-hidden />}
          aria-haspopup="dialog"
          aria-keyshortcuts={paletteKeys() === '⌘K' ? 'Meta+K' : 'Control+K'}
          title={`快速前往（${paletteKeys()}）`}
          onClick={() => palette.open()}
        >
          <span className={headerStyles.headerLabel}>
            快速前往 <kbd>{paletteKeys()}</kbd>
          </span>
        </Button>
        <AppCentre />
        {currentUser && <UserMenu user={currentUser} commands={own.commands} buttonRef={person} />}
      </div>
      {palette.dialog}
      {own.dialog}
    </div>
  );
}
