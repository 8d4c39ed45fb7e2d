import { vi } from 'vitest';

/** Lets the portal see a screen with room for a look at a row beside its list; `vi.unstubAllGlobals` ends it. */
export function onWideScreen(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => {
    const found = matchMedia(media);
    return media === '(min-width: 1680px)'
      ? Object.defineProperty(found, 'matches', { value: true })
      : found;
  });
}
