import { useEffect, useState } from 'react';
import { careChoices, toolsShown } from './careMode';

type Contrasts = typeof import('../../config/contrast');

/** How long the first picture of the page waits for a theme, in milliseconds. */
const WAITS = 3000;

let contrasts: Contrasts | undefined;

async function load(): Promise<Contrasts> {
  contrasts = await import(/* webpackChunkName: "care" */ '../../config/contrast');
  return contrasts;
}

/**
 * Shows the page once the high-contrast theme that was chosen before is there, so that nobody who
 * needs a dark page is met by a white one; at once where none was chosen. A theme that does not
 * arrive keeps no page from showing.
 *
 * @param show shows the page
 */
export function showInContrast(show: () => void): void {
  if (!toolsShown() || careChoices().contrast === 'none') {
    show();
    return;
  }
  let shown = false;
  const once = () => {
    if (!shown) show();
    shown = true;
  };
  load().then(once, once);
  setTimeout(once, WAITS);
}

/** The high-contrast themes, loaded when one is chosen; without them the mode's own colours stay. */
export function useContrasts(wanted: boolean): Contrasts | undefined {
  const [loaded, setLoaded] = useState(contrasts);
  useEffect(() => {
    if (!wanted || loaded) return;
    // The toolbar is of the same chunk and says that it did not load.
    load().then(setLoaded, () => undefined);
  }, [wanted, loaded]);
  return wanted ? loaded : undefined;
}
