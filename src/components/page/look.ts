import { useSyncExternalStore } from 'react';
import { type PortalTokens, tokensFor } from '../../../config/theme';

let shown: PortalTokens | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says which tokens the page has now, for what style sheets do not reach. */
export function setLook(tokens: PortalTokens): void {
  if (tokens === shown) return;
  shown = tokens;
  for (const listener of listeners) listener();
}

/** The tokens the page has now: mode, high-contrast theme and magnification. */
export function useLook(): PortalTokens {
  return useSyncExternalStore(subscribe, () => shown ?? tokensFor(false));
}
