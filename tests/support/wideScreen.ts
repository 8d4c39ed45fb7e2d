import { onTestFinished, vi } from 'vitest';

/** Lets the portal see a screen of 1,680 px or more, until the test is over. */
export function onWideScreen(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => {
    const found = matchMedia(media);
    const wide = media === '(min-width: 1680px)';
    return wide ? Object.defineProperty(found, 'matches', { value: true }) : found;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
