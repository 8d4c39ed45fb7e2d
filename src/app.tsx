import type { RequestConfig, RuntimeConfig } from '@umijs/max';
import type { ReactNode } from 'react';
import type { InitialState } from '@/models/initialState';
import { requestConfig } from '@/requests/platformClient';
import { setEffects } from '@/requests/policy';
import { AccessBar } from '@/shell/AccessBar';
import { beginPage, beginSession, begun } from '@/shell/beginning';
import { showInContrast } from '@/shell/contrastThemes';
import { layoutConfig } from '@/shell/layoutConfig';
import { showMessage, showNotification } from '@/shell/notices';
import { PageBoundary } from '@/shell/PageBoundary';
import { PortalTheme } from '@/shell/PortalTheme';
import { StartGate } from '@/shell/StartGate';
import {
  applyPageChangeRule,
  redirectToException,
  redirectToExternalLogin,
  redirectToLogin,
} from '@/shell/session';

// Umi's runtime configuration: wiring only. What each part does stands in shell/ and requests/.

setEffects({
  message: showMessage,
  notification: showNotification,
  exception: redirectToException,
  login: redirectToLogin,
  externalLogin: redirectToExternalLogin,
});

/** The session and the page's scripts are asked for before React draws anything. */
export const patchRoutes = beginPage;

export function render(show: () => void) {
  beginSession();
  showInContrast(show);
}

export const request: RequestConfig = requestConfig;

export function getInitialState(): Promise<InitialState> {
  return begun();
}

export const layout: RuntimeConfig['layout'] = ({
  initialState,
}: {
  initialState: InitialState | undefined;
}) => layoutConfig(initialState);

/** A hosting page may serve the portal under another base path (specification 2). */
export function modifyContextOpts(options: Record<string, unknown>) {
  return window.routerBase ? { ...options, basename: window.routerBase } : options;
}

export function onRouteChange({ location }: { location: { pathname: string } }) {
  applyPageChangeRule(location.pathname);
}

export function innerProvider(routes: ReactNode) {
  return <StartGate>{routes}</StartGate>;
}

export function rootContainer(application: ReactNode) {
  return (
    <PortalTheme>
      <AccessBar />
      <PageBoundary root>{application}</PageBoundary>
    </PortalTheme>
  );
}
