import { createStore, useStore } from '@/store';
import { type PortalTokens, tokensFor } from '../../../config/theme';

const shown = createStore<PortalTokens | undefined>(undefined);

/** Says which tokens the page has now, for what style sheets do not reach. */
export const setLook: (tokens: PortalTokens) => void = shown.set;

/** The tokens the page has now: mode, high-contrast theme and magnification. */
export function useLook(): PortalTokens {
  return useStore(shown, shown.get) ?? tokensFor(false);
}
