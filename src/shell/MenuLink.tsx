import { Link, matchRoutes, useAppData, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import type { MenuRoute } from './menu';

interface Props {
  to: string;
  onClick: () => void;
  children: ReactNode;
}

/** An entry of the menu; to a screen reader it says whether the page is its own or belongs to it. */
export function MenuLink({ to, onClick, children }: Props) {
  const { clientRoutes } = useAppData();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, '') || '/';
  const route = matchRoutes(clientRoutes, here)?.at(-1)?.route as MenuRoute | undefined;
  const belongs = route?.parentKeys?.includes(to) ? 'true' : undefined;
  return (
    <Link to={to} aria-current={here === to ? 'page' : belongs} onClick={onClick}>
      {children}
    </Link>
  );
}
