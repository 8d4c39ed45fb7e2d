import { useEventListener, useMemoizedFn } from 'ahooks';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './citation.module.css';
import type { CitationTarget } from './citationTarget';

const GAP = 6;
const LONGEST = 400;

interface Props {
  id: string;
  target: CitationTarget;
  /** The link it stands below, or above where there is no room. */
  beside: RefObject<HTMLElement | null>;
  onMouseEnter: () => void;
  onMouseLeave: () => void;
}

/** Puts a box below a link, within the window. */
function place(box: HTMLElement, link: HTMLElement): void {
  // A link over two lines has a box for each: the preview belongs to the last one.
  const boxes = link.getClientRects();
  const at = boxes[boxes.length - 1] ?? link.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + GAP;
  const fits = below + offsetHeight <= clientHeight || at.top - GAP < offsetHeight;
  box.style.top = `${fits ? below : at.top - GAP - offsetHeight}px`;
  box.style.left = `${Math.max(8, Math.min(at.left, clientWidth - offsetWidth - 8))}px`;
}

/** What a citation leads to, in a few lines. */
export function CitationPreview({ id, target, beside, ...handlers }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { title, facts, text = '' } = target;
  const put = useMemoizedFn(() => {
    if (box.current && beside.current) place(box.current, beside.current);
  });
  useLayoutEffect(put, [put]);
  useEventListener('scroll', put, { passive: true });
  useEventListener('resize', put);
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      className={`${styles.citationPreview} ipr-no-print`}
      {...handlers}
    >
      <strong>{title}</strong>
      <span className="ipr-note">{facts.join(' · ')}</span>
      {text && <p>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</p>}
    </div>,
    document.body,
  );
}
