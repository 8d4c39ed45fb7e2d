import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { settle } from '@/components/reading/settle';
import { anchorOf } from '@/components/reading/useAnchor';
import { type ArticlePlace, placeAnchor, readPlaceAddress } from '@/domain/law/articleKey';
import styles from './reading.module.css';

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
 * Goes to the place that the address names, whenever the address changes and when the same link is
 * followed again. A step whose state says `still` moves nothing, but for the one that arrives here.
 *
 * @param id of the version on screen
 * @param at the article, as the address has it; '' for none
 */
export function useGoToPlace(id: string, at: string): void {
  const { hash, key, state } = useLocation();
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: id and key change with what is on screen
  useEffect(() => {
    if (arrived.current && (state as { still?: unknown } | null)?.still === true) return;
    arrived.current = true;
    const place = readPlaceAddress(at);
    const element = hash ? document.getElementById(anchorOf(hash)) : place && elementOf(place);
    if (!element) return;
    const stop = settle(() => element.scrollIntoView());
    // An article is told by its heading; the element around it has no name.
    (element.querySelector<HTMLElement>(`:scope > .${styles.lawNo}`) ?? element).focus({
      preventScroll: true,
    });
    return stop;
  }, [id, at, hash, key]);
}
