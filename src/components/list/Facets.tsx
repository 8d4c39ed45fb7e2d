import { useState } from 'react';
import { choiceOf, type FilterChoice, type Filters } from './filters';

export interface FacetValue {
  value: string;
  label: string;
  /** Undefined when the service did not count it: it is chosen, but not among the most frequent. */
  count: number | undefined;
}

export interface FacetList {
  name: string;
  label: string;
  values: readonly FacetValue[];
  /** Sum of the counts of the values that are not listed. */
  other: number;
}

interface Props {
  facets: readonly FacetList[];
  filters: Filters;
  onChoose: (facet: string, value: string, choice: FilterChoice) => void;
}

/** Values shown before 更多. */
const SHORT = 5;

interface RowProps {
  facet: FacetList;
  item: FacetValue;
  choice: FilterChoice;
  onChoose: Props['onChoose'];
}

function FacetRow({ facet, item, choice, onChoose }: RowProps) {
  const { value, label, count } = item;
  const toggle = (wanted: FilterChoice) =>
    onChoose(facet.name, value, choice === wanted ? 'none' : wanted);
  return (
    <li className="ipr-facet-value" data-choice={choice}>
      <label>
        <input type="checkbox" checked={choice === 'include'} onChange={() => toggle('include')} />
        <span className="ipr-facet-label" title={label}>
          {label}
        </span>
        <span className="ipr-facet-count ipr-num">{count?.toLocaleString('zh-CN') ?? '—'}</span>
      </label>
      <button
        type="button"
        aria-pressed={choice === 'exclude'}
        aria-label={`排除${facet.label}“${label}”`}
        onClick={() => toggle('exclude')}
      >
        排除
      </button>
    </li>
  );
}

function FacetGroup({ facet, filters, onChoose }: Omit<Props, 'facets'> & { facet: FacetList }) {
  const [long, setLong] = useState(false);
  const rows = facet.values.map((item) => ({
    item,
    choice: choiceOf(filters, facet.name, item.value),
  }));
  // A chosen value stays in sight however rare it is.
  const shown = rows.filter(({ choice }, index) => long || index < SHORT || choice !== 'none');
  const hidden = rows.length - shown.length;
  if (!rows.length) return null;
  return (
    <fieldset className="ipr-facet">
      <legend>{facet.label}</legend>
      <ul>
        {shown.map(({ item, choice }) => (
          <FacetRow
            key={item.value}
            facet={facet}
            item={item}
            choice={choice}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {(hidden > 0 || long) && (
        <button
          type="button"
          className="ipr-text-button"
          aria-expanded={long}
          aria-label={`${long ? '收起' : '更多'}${facet.label}`}
          onClick={() => setLong(!long)}
        >
          {long ? '收起' : `更多（${hidden}）`}
        </button>
      )}
      {long && facet.other > 0 && (
        <p className="ipr-facet-note">
          其余取值共 <span className="ipr-num">{facet.other.toLocaleString('zh-CN')}</span>{' '}
          件，未逐一列出
        </p>
      )}
    </fieldset>
  );
}

/**
 * Facets of a list with counts. Every value can be included (checkbox) or excluded (the button
 * behind it).
 */
export function Facets({ facets, filters, onChoose }: Props) {
  return (
    <>
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} filters={filters} onChoose={onChoose} />
      ))}
    </>
  );
}
