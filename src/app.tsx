import type { RequestConfig, RuntimeConfig } from '@umijs/max';
import type { ReactNode } from 'react';
import { basePath } from '@/address';
import { takeFromAddress } from '@/components/form/draft/move/carried';
import { keptOnScreen } from '@/components/form/keptOnScreen';
import type { InitialState } from '@/models/initialState';
import { setAlsoFilledIn } from '@/requests/filledIn';
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
import { BASE_PATH } from '../config/portal';

// Umi's runtime configuration: wiring only. What each part does stands in shell/ and requests/.

setAlsoFilledIn(keptOnScreen);

setEffects({
  message: showMessage,
  notification: showNotification,
  exception: redirectToException,
  login: redirectToLogin,
  externalLogin: redirectToExternalLogin,
});

/** The session and the page's scripts are asked for before React draws anything. */
export function patchRoutes(table: Parameters<typeof beginPage>[0]) {
  takeFromAddress(window.location.hash);
  beginPage(table);
}

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

/** The portal may be served under another base path (specification 2). */
export function modifyContextOpts(options: Record<string, unknown>) {
  const base = basePath();
  // Without its last slash the router knows the base itself, too.
  return base === BASE_PATH ? options : { ...options, basename: base.slice(0, -1) || '/' };
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
