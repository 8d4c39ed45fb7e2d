import { Link } from '@umijs/max';
import { useEventListener, useMemoizedFn } from 'ahooks';
import {
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type Citation, citedRuns, findCitations } from '@/domain/law/findCitations';
import styles from './citation.module.css';
import { type CitationScope, useCitationScope } from './citationScope';
import type { CitationTarget } from './citationTarget';
import { keptTarget, wantTargets } from './targetCache';

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

interface CitationLinkProps {
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
function CitationPreview({ id, target, beside, ...handlers }: CitationLinkProps) {
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
function CitationLink({ text, target }: { text: string; target: CitationTarget }) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const { open, show, hide, close, handlers } = usePreview();
  return (
    <>
      <Link
        ref={link}
        to={target.to}
        className={styles.citation}
        data-caution={target.caution}
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

interface Props {
  /** One paragraph, without the number of the article it belongs to. */
  text: string;
  /** Key of the article of the own law that the text stands in, for 本条第二款. */
  article?: string | undefined;
}

/** A place of the law that the text belongs to: null where that has no such place. */
function ownTarget(
  citation: Citation,
  { own }: Pick<CitationScope, 'own'>,
): CitationTarget | null | undefined {
  if (citation.kind !== 'law' || citation.name !== own?.name) return undefined;
  return citation.edition || !citation.place ? undefined : (own.target(citation.place) ?? null);
}

/** Null where the portal has nothing, undefined while it is not known. */
function targetOf(citation: Citation, scope: CitationScope): CitationTarget | null | undefined {
  const own = ownTarget(citation, scope);
  return own === undefined ? keptTarget(citation, scope.asOf) : own;
}

/**
 * A text whose citations of laws, cases and patents are links to the portal's own pages, each with
 * a preview. What the portal does not have stays text, and so does everything until it is known.
 */
export const LiveText = memo(function LiveText({ text, article }: Props) {
  const scope = useCitationScope();
  const { asOf, names, own } = scope;
  const citations = useMemo(
    () =>
      findCitations(text, {
        names,
        ...(own && { own: { name: own.name, ...(article !== undefined && { article }) } }),
      }),
    [text, names, own, article],
  );
  const [, setAnswers] = useState(0);
  useEffect(() => {
    const others = citations.filter((citation) => targetOf(citation, { own, asOf }) === undefined);
    if (others.length === 0) return;
    let gone = false;
    wantTargets(others, asOf).then(() => {
      if (!gone && others.some((citation) => keptTarget(citation, asOf))) {
        startTransition(() => setAnswers((count) => count + 1));
      }
    });
    return () => {
      gone = true;
    };
  }, [citations, asOf, own]);
  if (citations.length === 0) return text;
  let at = 0;
  return citedRuns(text, citations).map((run) => {
    const key = at;
    at += run.text.length;
    const target = run.citation && targetOf(run.citation, scope);
    const shown = target ? <CitationLink key={key} text={run.text} target={target} /> : run.text;
    // A number never breaks, known or not.
    return run.citation?.kind === 'patent' ? (
      <span key={key} className="ipr-nowrap">
        {shown}
      </span>
    ) : (
      shown
    );
  });
});
