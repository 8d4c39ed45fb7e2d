import { useEventListener } from 'ahooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bringIntoSight } from '@/components/page/bringIntoSight';
import { AnchorLink } from './AnchorLink';
import { anchorOf } from './useAnchor';

/** Where a section counts as reached: a little below the place an anchor scrolls it to. */
function reached(section: Element): boolean {
  const page = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const own = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  return section.getBoundingClientRect().top <= page + own + 24;
}

function atEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
}

function sectionInView(ids: readonly string[]): string | undefined {
  if (atEnd()) return ids[ids.length - 1];
  const passed = ids.filter((id) => {
    const section = document.getElementById(id);
    return section !== null && reached(section);
  });
  return passed[passed.length - 1] ?? ids[0];
}

/**
 * Lets the address follow the reader without a history entry and without the router, so that a
 * copied address, a refresh and the way back lead to the same section. A finer place inside the
 * section stays.
 */
function keepInAddress(section: string | undefined, first: string | undefined): void {
  const { pathname, search, hash } = window.location;
  const place = document.getElementById(anchorOf(hash));
  if (!section || (place && document.getElementById(section)?.contains(place))) return;
  const address = `${pathname}${search}${section === first ? '' : `#${section}`}`;
  if (address !== `${pathname}${search}${hash}`) {
    window.history.replaceState(window.history.state, '', address);
  }
}

/**
 * The section being read.
 *
 * @param ids ids of the sections in order; none while the page loads
 */
function useScrollSpy(ids: readonly string[]): string | undefined {
  const list = ids.join(' ');
  const sections = useMemo(() => (list ? list.split(' ') : []), [list]);
  const [current, setCurrent] = useState<string>();
  const frame = useRef(0);
  const follow = () => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      const section = sectionInView(sections);
      setCurrent(section);
      keepInAddress(section, sections[0]);
    });
  };
  useEventListener('scroll', follow, { passive: true });
  useEventListener('resize', follow);
  useEffect(() => {
    setCurrent(sectionInView(sections));
    // What was to be looked at for other sections.
    return () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [sections]);
  return current;
}

export interface RailSection {
  /** Id of the section on the page. */
  id: string;
  name: string;
  /** Shown behind the name; null where counting has no meaning. */
  count: number | null;
}

/**
 * Scrolls the rail and the box around it, never the page, so that the current entry is in sight: on
 * narrow screens the rail is one line.
 */
function useCurrentInSight(current: string | undefined) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = rail.current?.querySelector('[aria-current="location"]');
    if (current === undefined || !entry) return;
    for (const box of [rail.current, rail.current?.parentElement]) {
      if (box) bringIntoSight(box, entry);
    }
  }, [current]);
  return rail;
}

/** The parts of a long page, with the one being read marked. */
export function SectionRail({ label, sections }: { label: string; sections: RailSection[] }) {
  const current = useScrollSpy(sections.map(({ id }) => id));
  const rail = useCurrentInSight(current);
  return (
    <nav ref={rail} className="ipr-rail" aria-label={label}>
      <ul>
        {sections.map(({ id, name, count }) => (
          <li key={id}>
            <AnchorLink to={id} current={id === current}>
              {name}
              {count !== null && <span className="ipr-rail-count ipr-num">{count}</span>}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
