import { CONTRAST_GROUNDS } from './contrast';
import { STORAGE_KEYS } from './portal';
import { tokensFor } from './theme';

/** What the script may know, and nothing else: it is handed over as text. */
interface Known {
  mode: string;
  choices: string;
  grounds: Record<string, readonly [text: string, ground: string]>;
  size: number;
}

/**
 * Gives the page the colours of a high-contrast theme that was chosen before, and the static shell
 * the size of the care mode. It stands alone: everything it uses is among its parameters.
 */
function paintEarly({ mode, choices, grounds, size }: Known): void {
  try {
    const care = localStorage.getItem(mode) === 'true';
    const kept = JSON.parse(localStorage.getItem(choices) || '{}') || {};
    if (!care && kept.asked !== true) return;
    const root = document.documentElement;
    const zoom = [1.25, 1.5, 1.75, 2].indexOf(kept.zoom) < 0 ? 1 : kept.zoom;
    root.style.setProperty('--ipr-shell-size', `${Math.round((care ? size : 16) * zoom)}px`);
    if (care) root.style.setProperty('--ipr-ground', '#fff');
    if (!Object.keys(grounds).includes(kept.contrast)) return;
    const [text, ground] = grounds[kept.contrast] as readonly [string, string];
    root.dataset.contrast = kept.contrast;
    for (const name of ['text', 'text-2', 'line']) root.style.setProperty(`--ipr-${name}`, text);
    for (const name of ['ground', 'surface']) root.style.setProperty(`--ipr-${name}`, ground);
  } catch {
    // Storage is forbidden or holds something else: the page begins in its own colours.
  }
}

/**
 * The script that runs before the first paint: who needs a dark page is not met by a white one. It
 * travels in front of the preload helper, which the page's head loads anyway.
 */
export function earlyLook(): string {
  const known: Known = {
    mode: STORAGE_KEYS.careMode,
    choices: STORAGE_KEYS.careChoices,
    grounds: CONTRAST_GROUNDS,
    size: tokensFor(true).fontSize,
  };
  return `(${paintEarly})(${JSON.stringify(known)});`;
}
