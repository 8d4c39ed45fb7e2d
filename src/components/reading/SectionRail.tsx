import { AnchorLink } from './AnchorLink';
import { useScrollSpy } from './useScrollSpy';

export interface RailSection {
  /** Id of the section on the page. */
  id: string;
  name: string;
  /** Shown behind the name; null where counting has no meaning. */
  count: number | null;
}

/** The parts of a long page, with the one being read marked. */
export function SectionRail({ label, sections }: { label: string; sections: RailSection[] }) {
  const current = useScrollSpy(sections.map(({ id }) => id));
  return (
    <nav className="ipr-rail" aria-label={label}>
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
