import { MenuOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button } from 'antd';
import { links } from '@/links/paths';
import type { InitialState } from '@/models/initialState';
import { AppCentre } from './AppCentre';
import { Mark } from './Mark';
import { UserMenu } from './UserMenu';

interface Props {
  state: InitialState | undefined;
  /** True when the menu is a drawer that this header opens. */
  isMobile: boolean;
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
}

/** The header: menu button on small screens, mark and site name, app centre, user menu. */
export function Header({ state, isMobile, menuOpen, onMenu }: Props) {
  const { titles, apps = [], currentUser } = state ?? {};
  return (
    <div className="ipr-header">
      {isMobile && (
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden />}
          aria-label="打开菜单"
          aria-expanded={menuOpen}
          onClick={() => onMenu(!menuOpen)}
        />
      )}
      <Link className="ipr-brand" to={links.landing}>
        <Mark />
        <span>
          {titles?.prefix}
          {titles?.front}
        </span>
      </Link>
      <div className="ipr-header-tools">
        <AppCentre apps={apps} />
        {currentUser && <UserMenu user={currentUser} />}
      </div>
    </div>
  );
}
