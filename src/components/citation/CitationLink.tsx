import { Link } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { useEffect, useId, useRef, useState } from 'react';
import { CitationPreview } from './CitationPreview';
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
