import { useEffect, useRef } from 'react';
import { bringIntoSight } from '@/components/page/bringIntoSight';
import { AnchorLink } from './AnchorLink';
import { useScrollSpy } from './useScrollSpy';

export interface RailSection {
  /** Id of the section on the page. */
  id: string;
  name: string;
  /** Shown behind the name; null where counting has no meaning. */
  count: number | null;
}

/**
 * Scrolls the box around the rail, never the page, so that the current entry is in sight: on narrow
 * screens the rail is one line.
 */
function useCurrentInSight(current: string | undefined) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = rail.current?.parentElement;
    const entry = rail.current?.querySelector('[aria-current="location"]');
    if (current === undefined || !box || !entry) return;
    bringIntoSight(box, entry);
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
