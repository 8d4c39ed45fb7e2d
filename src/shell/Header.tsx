import { MenuOutlined, SearchOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useRef } from 'react';
import { links } from '@/links/paths';
import type { InitialState } from '@/models/initialState';
import { AppCentre } from './AppCentre';
import headerStyles from './header.module.css';
import { Mark } from './Mark';
import { paletteKeys, usePalette } from './palette/usePalette';
import styles from './shell.module.css';
import { UserMenu } from './UserMenu';
import { useUserCommands } from './useUserCommands';

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
      <Link className={styles.brand} to={links.landing}>
        <Mark />
        <span>
          {titles?.prefix}
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
