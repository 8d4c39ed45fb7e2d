import { useEventListener, useUpdateEffect } from 'ahooks';
import { type RefObject, useState } from 'react';
import type { PatentRecordView } from '@/links/patent';
import styles from './recordText.module.css';

/** A numeral under attention; a chosen one stays until it is let go. */
export interface ActiveNumeral {
  numeral: string;
  chosen: boolean;
}

/** Where a numeral is used in the texts on screen. */
export interface NumeralUses {
  uses: readonly HTMLElement[];
  inDescription: number;
  /** Numbers of the claims that name it. */
  claims: readonly string[];
}

const ATTENDED = ['mouseover', 'focusin'];

const NO_USES: NumeralUses = { uses: [], inDescription: 0, claims: [] };

function numeralAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-numeral]')?.dataset.numeral;
}

/**
 * Watches which numeral is pointed at, focused or chosen below an element. One listener serves the
 * thousands of uses of a long description.
 */
export function useActiveNumeral(
  root: RefObject<HTMLElement | null>,
): [ActiveNumeral | undefined, (active: ActiveNumeral | undefined) => void] {
  const [active, setActive] = useState<ActiveNumeral>();
  const attend = ({ target }: Event) => {
    const numeral = numeralAt(target);
    setActive((now) => {
      if (now?.chosen) return now;
      return numeral === undefined ? undefined : { numeral, chosen: false };
    });
  };
  const choose = ({ target }: Event) => {
    const numeral = numeralAt(target);
    if (numeral === undefined) return;
    setActive((now) =>
      now?.chosen && now.numeral === numeral ? undefined : { numeral, chosen: true },
    );
  };
  const target = () => root.current;
  useEventListener(ATTENDED, attend, { target });
  useEventListener('mouseleave', () => setActive((now) => (now?.chosen ? now : undefined)), {
    target,
  });
  useEventListener('click', choose, { target });
  useEventListener('keydown', ({ key }) => key === 'Escape' && setActive(undefined), { target });
  return [active, setActive];
}

/**
 * Marks every use of a numeral in the page and tells where they are. The marks are set on the
 * elements themselves, so that pointing at a numeral renders no paragraph anew.
 *
 * @param view how the claims are shown; another view has other elements
 */
export function useNumeralMarks(
  root: RefObject<HTMLElement | null>,
  numeral: string | undefined,
  view: PatentRecordView['claims'],
): NumeralUses {
  const [found, setFound] = useState(NO_USES);
  useUpdateEffect(() => {
    if (numeral === undefined || !root.current) {
      setFound(NO_USES);
      return;
    }
    const all = root.current.querySelectorAll<HTMLElement>('[data-numeral]');
    const marked = Array.from(all).filter((one) => one.dataset.numeral === numeral);
    for (const one of marked) one.dataset.marked = 'true';
    const uses = marked.filter((one) => one.classList.contains(styles.numeral ?? ''));
    const claims = uses.map((use) => use.closest<HTMLElement>('[data-claim]')?.dataset.claim);
    setFound({
      uses,
      inDescription: claims.filter((claim) => claim === undefined).length,
      claims: [...new Set(claims)].filter((claim) => claim !== undefined),
    });
    return () => {
      for (const one of marked) delete one.dataset.marked;
    };
  }, [root, numeral, view]);
  return found;
}
