import { onTestFinished, vi } from 'vitest';
import { PHONE } from '@/components/page/useScreenMatches';

/** Lets the portal see a screen that meets a media query, until the test is over. */
export function onScreen(met: string): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => {
    const found = matchMedia(media);
    return media === met ? Object.defineProperty(found, 'matches', { value: true }) : found;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** A telephone's screen. */
export const onPhone = (): void => onScreen(PHONE);

/** A screen with room for a look at a row beside its list. */
export const onWideScreen = (): void => onScreen('(min-width: 1680px)');
