import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Values of the facet that are chosen; told while the section is closed. */
  chosen: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Rendered only while the section is open. */
  children: ReactNode;
}

/** One facet of a list, which its heading opens and closes. */
export function FacetSection({ label, chosen, open, onOpen, children }: Props) {
  return (
    <fieldset className="ipr-facet">
      <legend>
        <button
          type="button"
          className="ipr-bare-button ipr-facet-head"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          {label}
        </button>
        {!open && chosen > 0 && <span className="ipr-facet-note">（已选 {chosen}）</span>}
      </legend>
      {open && children}
    </fieldset>
  );
}
