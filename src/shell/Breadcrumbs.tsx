import { Link, matchRoutes, useAppData, useLocation } from '@umijs/max';
import { Breadcrumb } from 'antd';
import type { MenuRoute } from './menu';

interface Crumb {
  name: string;
  /** Absent for a group, which has no page of its own, and for the current page. */
  to?: string;
}

type Match = { pathname: string; route: MenuRoute };

function crumbsOf(clientRoutes: unknown, pathname: string): Crumb[] {
  const routes = clientRoutes as Parameters<typeof matchRoutes>[0];
  const match = (path: string) => (matchRoutes(routes, path) ?? []) as unknown as Match[];
  const own = match(pathname);
  const [parent] = own.at(-1)?.route.parentKeys ?? [];
  const chain = parent ? [...match(parent), ...own.slice(-1)] : own;
  return chain
    .filter(({ route }) => route.name)
    .map(({ pathname: to, route }, index, all) => {
      const name = route.name ?? '';
      return route.children?.length || index === all.length - 1 ? { name } : { name, to };
    });
}

/** Where the page stands in the route tree; nothing for a page that stands alone. */
export function Breadcrumbs() {
  const { clientRoutes } = useAppData();
  const { pathname } = useLocation();
  const crumbs = crumbsOf(clientRoutes, pathname);
  if (crumbs.length < 2) return null;
  return (
    <Breadcrumb
      className="ipr-breadcrumbs"
      aria-label="当前位置"
      items={crumbs.map(({ name, to }, index) => ({
        key: name,
        title: to ? (
          <Link to={to}>{name}</Link>
        ) : (
          <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</span>
        ),
      }))}
    />
  );
}
