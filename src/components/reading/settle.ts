import { onInput, PRESSES } from '@/components/page/onInput';

/** What a reader does who wants to be elsewhere. */
const INPUT = [...PRESSES, 'wheel', 'touchstart'] as const;

/** Frames in which texts that are drawn for the first time may still move what stands below them. */
const SETTLES_WITHIN = 12;

/**
 * Brings a place into sight and keeps it there while the page around it gets its real height, until
 * the reader does something.
 *
 * @param bring scrolls to the place; called once more with every frame
 * @returns ends it
 */
export function settle(bring: () => void): () => void {
  let frames = 0;
  let request = 0;
  let unlisten: (() => void) | undefined;
  const stop = () => {
    cancelAnimationFrame(request);
    unlisten?.();
  };
  const again = () => {
    // Not before: the key or the press that leads here is still on its way to the window.
    unlisten ??= onInput(stop, INPUT);
    bring();
    frames++;
    if (frames < SETTLES_WITHIN) request = requestAnimationFrame(again);
    else stop();
  };
  bring();
  request = requestAnimationFrame(again);
  return stop;
}
