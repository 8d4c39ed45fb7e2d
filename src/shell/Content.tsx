import { matchRoutes, useAppData, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { MAIN_ID } from './AccessBar';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './header.module.css';
import { InLayout } from './InLayout';
import { Journey } from './Journey';
import { type AccessRules, allows, type MenuRoute } from './menu';
import { NotAllowed } from './NotAllowed';
import { PageBoundary } from './PageBoundary';
import { useArrival } from './useArrival';
import { useLandmarks } from './useLandmarks';

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
