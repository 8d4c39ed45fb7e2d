import {
  BarChartOutlined,
  CompassOutlined,
  FileDoneOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  RadarChartOutlined,
  SearchOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { Link, matchRoutes, useAppData, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { isMatters, isWatched } from '@/links/landing';
import { links } from '@/links/paths';
import type { MenuRoute } from './menu';

const ICONS: Record<string, ReactNode> = {
  assessment: <RadarChartOutlined aria-hidden />,
  business: <FileDoneOutlined aria-hidden />,
  chart: <BarChartOutlined aria-hidden />,
  compass: <CompassOutlined aria-hidden />,
  search: <SearchOutlined aria-hidden />,
  trade: <SwapOutlined aria-hidden />,
};

/** The icon a route names in `routeProps.icon`. (Umi collects string icons before it knows ours.) */
export function MenuIcon({ name }: { name: string }) {
  return ICONS[name] ?? null;
}

interface Props {
  to: string;
  onClick: () => void;
  children: ReactNode;
}

/** Whether the page shows what is the user's own, a face of the landing page without an entry. */
function isOwnFace({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname.replace(/\/+$/, '') === links.landing && (isMatters(search) || isWatched(search));
}

/** An entry of the menu; to a screen reader it says whether the page is its own or belongs to it. */
export function MenuLink({ to, onClick, children }: Props) {
  const { clientRoutes } = useAppData();
  const location = useLocation();
  const here = isOwnFace(location) ? '' : location.pathname.replace(/\/+$/, '') || '/';
  const route = matchRoutes(clientRoutes, here)?.at(-1)?.route as MenuRoute | undefined;
  const belongs = route?.parentKeys?.includes(to) ? 'true' : undefined;
  return (
    <Link to={to} aria-current={here === to ? 'page' : belongs} onClick={onClick}>
      {children}
    </Link>
  );
}

interface MenuProps {
  openKeys?: string[];
  selectedKeys?: string[] | undefined;
  /** The entries of the page, as ProLayout finds them. */
  matchMenuKeys?: string[];
  onOpenChange?: (keys: string[]) => void;
}

/**
 * ProLayout's menu with one group open at a time, so that the whole of it is in sight on a screen
 * 768 px high. A page that opens brings its own group.
 *
 * @param groups keys of the entries that have others below them
 */
export function MenuAccordion({ menu, groups }: { menu: ReactElement; groups: string[] }) {
  const location = useLocation();
  const { pathname } = location;
  // The group of the page stands open from the first paint on.
  const [open, setOpen] = useState(() => groups.filter((key) => pathname.startsWith(`${key}/`)));
  const shown = menu as ReactElement<MenuProps>;
  return cloneElement(shown, {
    openKeys: open,
    selectedKeys: isOwnFace(location) ? [] : shown.props.matchMenuKeys,
    // ProLayout tells of it while it renders, when nothing else may be changed.
    onOpenChange: (keys) =>
      queueMicrotask(() => setOpen(keys.filter((key) => groups.includes(key)).slice(-1))),
  });
}

/** At the foot of the menu: folds it to its icons, and unfolds it again. */
export function MenuFold({
  folded,
  onFold,
}: {
  folded: boolean;
  onFold: (folded: boolean) => void;
}) {
  const Icon = folded ? MenuUnfoldOutlined : MenuFoldOutlined;
  return (
    <Button
      type="text"
      className="ipr-menu-fold"
      icon={<Icon aria-hidden />}
      aria-expanded={!folded}
      aria-label={folded ? '展开菜单' : undefined}
      title={folded ? '展开菜单' : undefined}
      onClick={() => onFold(!folded)}
    >
      {!folded && '收起菜单'}
    </Button>
  );
}
