import { useSyncExternalStore } from 'react';
import { type PortalTokens, tokensFor } from '../../../config/theme';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-care'] });
  return () => observer.disconnect();
}

const inCareMode = () => document.documentElement.dataset.care === 'true';

/** The look of the present mode, for drawings, which style sheets do not reach. */
export function useChartTokens(): PortalTokens {
  return tokensFor(useSyncExternalStore(subscribe, inCareMode));
}
