/** What a user does who goes on. */
export const PRESSES = ['keydown', 'pointerdown'] as const;

/**
 * Tells of what the user does, before anything on the page learns of it.
 *
 * @returns ends it
 */
export function onInput(
  act: () => void,
  events: readonly (keyof WindowEventMap)[] = PRESSES,
): () => void {
  const options = { capture: true, passive: true };
  for (const event of events) window.addEventListener(event, act, options);
  return () => {
    for (const event of events) window.removeEventListener(event, act, options);
  };
}
