import { Link } from '@umijs/max';
import { useEventListener, useMemoizedFn } from 'ahooks';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './citation.module.css';
import type { CitationTarget } from './citationTarget';

/** Milliseconds of pointing before the preview comes, and of leaving before it goes. */
const COMES_AFTER = 250;
const GOES_AFTER = 200;

/** Whether the preview is open; pointing and the focus open it, Escape closes it. */
function usePreview() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { enable: open });
  const later = (shown: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(shown), after);
  };
  return {
    open,
    show: () => later(true, 0),
    handlers: {
      onMouseEnter: () => later(true, COMES_AFTER),
      onMouseLeave: () => later(false, GOES_AFTER),
    },
    hide: () => later(false, GOES_AFTER),
    close: () => {
      clearTimeout(timer.current);
      setOpen(false);
    },
  };
}

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
function CitationPreview({ id, target, beside, ...handlers }: Props) {
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

/** A citation that leads to a page of the portal; pointing at it shows what stands there. */
export function CitationLink({ text, target }: { text: string; target: CitationTarget }) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const { open, show, hide, close, handlers } = usePreview();
  return (
    <>
      <Link
        ref={link}
        to={target.to}
        className={styles.citation}
        aria-describedby={open ? id : undefined}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
        onClick={close}
        {...handlers}
      >
        {text}
      </Link>
      {open && <CitationPreview id={id} target={target} beside={link} {...handlers} />}
    </>
  );
}
