import { vi } from 'vitest';
import { PHONE } from '@/components/page/useScreenMatches';

/** Lets the portal see a telephone's screen; `vi.unstubAllGlobals` ends it. */
export function onPhone(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => {
    const found = matchMedia(media);
    return media === PHONE ? Object.defineProperty(found, 'matches', { value: true }) : found;
  });
}
