import { Link, matchRoutes, useAppData, useLocation } from '@umijs/max';
import { Breadcrumb } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import journeyStyles from '@/components/journey/journey.module.css';
import { type Crumb, trail } from '@/components/page/trail';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PageState } from '@/components/state/PageState';
import { links } from '@/links/paths';
import { useStore } from '@/store';
import { MAIN_ID } from './AccessBar';
import styles from './header.module.css';
import { InLayout } from './InLayout';
import { type AccessRules, allows, type MenuRoute } from './menu';
import { PageBoundary } from './PageBoundary';
import { useArrival } from './useArrival';

type Match = { pathname: string; route: MenuRoute };

/** Faces of the landing page that show what is the user's own. */
const OWN_FACES = ['matters', 'watched'];

/**
 * @returns the way through the menu to the page, the last of it, where a group has no page of its
 *   own; nothing for the first page of all
 */
function crumbsOf(clientRoutes: unknown, pathname: string, search: string): Crumb[] {
  const routes = clientRoutes as Parameters<typeof matchRoutes>[0];
  const match = (path: string) => (matchRoutes(routes, path) ?? []) as unknown as Match[];
  const own = match(pathname);
  const last = own.at(-1)?.route;
  const [parent] = last?.parentKeys ?? [];
  const query = new URLSearchParams(search);
  const crumbs: Crumb[] = (parent ? [...match(parent), ...own.slice(-1)] : own)
    .filter(({ route }) => route.name)
    .map(({ pathname: to, route }) => {
      const name = (route === last && !query.get('id') && route.nameWithoutId) || route.name;
      return { name: name ?? '', to: route.children?.length ? undefined : to };
    });
  const face = Object.entries(last?.faces ?? {}).find(([key]) => query.has(key));
  // What is the user's own belongs to no part of the portal.
  if (face && OWN_FACES.includes(face[0])) {
    return [{ name: '首页', to: links.landing }, { name: face[1] }];
  }
  if (face) crumbs.push({ name: face[1] });
  else if (last?.faces) return [];
  // An entry of the menu without a group.
  if (crumbs.length === 1 && !last?.hideInMenu) {
    crumbs.unshift({ name: '首页', to: links.landing });
  }
  return crumbs;
}

/** Where the page stands in the route tree; nothing for the first page, and for one that stands alone. */
function Breadcrumbs() {
  const { clientRoutes } = useAppData();
  const { pathname, search } = useLocation();
  const between = useStore(trail, trail.get);
  const crumbs = crumbsOf(clientRoutes, pathname, search);
  const current = crumbs.pop();
  if (crumbs.length === 0) return null;
  const above = [...crumbs, ...between];
  return (
    <div className="ipr-breadcrumbs" data-leads={above.some(({ to }) => to !== undefined)}>
      <Breadcrumb
        aria-label="当前位置"
        items={[
          ...above.map(({ name, to }) => ({
            title: to ? <Link to={to}>{name}</Link> : <span>{name}</span>,
          })),
          { title: <span aria-current="page">{current?.name}</span> },
        ]}
      />
    </div>
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
        {allowed && <Journey />}
        <Breadcrumbs />
        <PageBoundary key={pathname}>{allowed ? children : <NotAllowed />}</PageBoundary>
      </div>
    </InLayout>
  );
}
