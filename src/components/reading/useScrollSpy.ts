import { useEffect, useState } from 'react';
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
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const list = ids.join(' ');
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = list ? list.split(' ') : [];
    let frame = 0;
    const look = () => {
      const section = sectionInView(sections);
      setCurrent(section);
      return section;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        keepInAddress(look(), sections[0]);
      });
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [list]);
  return current;
}
