import { Link, matchRoutes, useAppData, useLocation } from '@umijs/max';
import { Breadcrumb } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import journeyStyles from '@/components/journey/journey.module.css';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PageState } from '@/components/state/PageState';
import { links } from '@/links/paths';
import { MAIN_ID } from './AccessBar';
import styles from './header.module.css';
import { InLayout } from './InLayout';
import { type AccessRules, allows, type MenuRoute } from './menu';
import { PageBoundary } from './PageBoundary';
import { useArrival } from './useArrival';

interface Crumb {
  name: string;
  /** Absent for a group, which has no page of its own, and for the current page. */
  to?: string;
}

type Match = { pathname: string; route: MenuRoute };

function crumbsOf(clientRoutes: unknown, pathname: string, search: string): Crumb[] {
  const routes = clientRoutes as Parameters<typeof matchRoutes>[0];
  const match = (path: string) => (matchRoutes(routes, path) ?? []) as unknown as Match[];
  const own = match(pathname);
  const [parent] = own.at(-1)?.route.parentKeys ?? [];
  const chain = parent ? [...match(parent), ...own.slice(-1)] : own;
  return chain
    .filter(({ route }) => route.name)
    .map(({ pathname: to, route }, index, all) => {
      const isLast = index === all.length - 1;
      const unnamed = isLast && !new URLSearchParams(search).get('id');
      const name = (unnamed && route.nameWithoutId) || (route.name ?? '');
      return route.children?.length || isLast ? { name } : { name, to };
    });
}

/**
 * Where the page stands in the route tree; nothing for a page that stands alone, and for the first
 * page of all, whose other states have a way back to it.
 */
function Breadcrumbs() {
  const { clientRoutes } = useAppData();
  const { pathname, search } = useLocation();
  const crumbs = crumbsOf(clientRoutes, pathname, search);
  if (crumbs.length < 2 || pathname === links.landing) return null;
  return (
    <Breadcrumb
      className="ipr-breadcrumbs"
      data-leads={crumbs.some(({ to }) => to !== undefined)}
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

/**
 * The layout's own elements as landmarks: the menu is named, and the empty header that keeps the
 * place of the fixed one is none. ProLayout takes no attributes for either.
 */
function useLandmarks(): void {
  useEffect(() => {
    const menu = document.querySelector(
      '.ant-pro-layout > .ant-layout > aside, aside.ant-pro-sider',
    );
    menu?.setAttribute('role', 'navigation');
    menu?.setAttribute('aria-label', '主菜单');
    for (const header of document.querySelectorAll('header.ant-layout-header')) {
      if (!header.hasChildNodes()) header.setAttribute('role', 'presentation');
    }
  });
}

/** 403: the page exists, but not for this user. */
function NotAllowed() {
  usePageTitle('没有访问权限');
  return (
    <PageState title="没有访问权限">
      <p>您的账号不能打开这个页面。如需使用，请联系本单位管理员或拨打 12345。</p>
      <p>
        <Link to={links.landing}>返回首页</Link>
      </p>
    </PageState>
  );
}

/** A page must not fail with it. */
const PatentJourney = lazy(() => import('./PatentJourney').catch(() => ({ default: () => null })));

/** What can be done with the patent that the address carries, loaded only where there is one. */
function Journey() {
  const { search } = useLocation();
  if (!new URLSearchParams(search).get('patent')) return null;
  return (
    <Suspense fallback={<div className={journeyStyles.journey} />}>
      <PatentJourney />
    </Suspense>
  );
}

/**
 * The page inside the layout: the skip link's target, the access check along the whole chain of
 * routes (a child of a hidden parent is hidden, whatever its own rule), and the error boundary.
 */
export function Content({ rules, children }: { rules: AccessRules; children: ReactNode }) {
  const { clientRoutes } = useAppData();
  const { pathname } = useLocation();
  useArrival(pathname);
  useLandmarks();
  const chain = matchRoutes(clientRoutes, pathname) ?? [];
  const allowed = chain.every(({ route }) => allows(rules, route as MenuRoute));
  return (
    <InLayout value={true}>
      <div id={MAIN_ID} className={styles.content} tabIndex={-1}>
        <Breadcrumbs />
        {allowed && <Journey />}
        <PageBoundary key={pathname}>{allowed ? children : <NotAllowed />}</PageBoundary>
      </div>
    </InLayout>
  );
}
