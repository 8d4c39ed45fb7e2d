import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { anchorOf } from '@/components/reading/useAnchor';
import { type ArticlePlace, placeAnchor, readPlaceAddress } from '@/domain/law/articleKey';

/** Frames in which what stands above may still get its real height. */
const SETTLES_WITHIN = 12;

/** The element of a place; of a paragraph or item that is not there, what it would stand in. */
function elementOf(place: ArticlePlace): HTMLElement | null {
  const { article, paragraph } = place;
  return (
    document.getElementById(placeAnchor(place)) ??
    (paragraph === undefined
      ? null
      : document.getElementById(placeAnchor({ article, paragraph }))) ??
    document.getElementById(placeAnchor({ article }))
  );
}

/**
 * Brings an element to the top and keeps it there while texts that are drawn for the first time
 * move it, until the reader does something.
 */
function goTo(element: HTMLElement): () => void {
  element.scrollIntoView();
  element.focus({ preventScroll: true });
  let frames = 0;
  let request = 0;
  const stop = () => {
    cancelAnimationFrame(request);
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      window.removeEventListener(event, stop);
    }
  };
  const settle = () => {
    element.scrollIntoView();
    frames++;
    if (frames < SETTLES_WITHIN) request = requestAnimationFrame(settle);
    else stop();
  };
  request = requestAnimationFrame(settle);
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { passive: true });
  }
  return stop;
}

/**
 * Goes to the place that the address names, whenever the address changes and when the same link is
 * followed again.
 *
 * @param id of the version on screen
 * @param at the article, as the address has it; '' for none
 */
export function useGoToPlace(id: string, at: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = readPlaceAddress(at);
    const element = hash ? document.getElementById(anchorOf(hash)) : place && elementOf(place);
    if (element) return goTo(element);
  }, [id, at, hash, key]);
}
