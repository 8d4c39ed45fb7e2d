import { type CSSProperties, useId, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { Tick } from '@/components/form/Tick';
import partsStyles from '@/components/page/parts.module.css';
import { QuietButton } from '@/components/page/QuietButton';
import { grouped } from '@/domain/grouped';
import type { Filters } from '@/links/filters';
import styles from '../list.module.css';
import { choiceOf, type FilterChoice } from './filters';

interface FacetValue {
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
  /** What rows are counted in. */
  unit: string;
  /** The values are steps of a scale, such as years: a bar shows how they compare. */
  scale?: boolean;
}

interface Props {
  facet: FacetList;
  filters: Filters;
  onChoose: (facet: string, value: string, choice: FilterChoice) => void;
}

/** Values shown before 更多. */
const SHORT = 5;

/** From so many values on there is a field to find one. */
const MANY = 12;

interface RowProps {
  facet: FacetList;
  item: FacetValue;
  choice: FilterChoice;
  /** Between 0 and 1, of the most frequent value; undefined draws no bar. */
  share: number | undefined;
  onChoose: Props['onChoose'];
}

function FacetRow({ facet, item, choice, share, onChoose }: RowProps) {
  const { value, label, count } = item;
  const toggle = (wanted: FilterChoice) =>
    onChoose(facet.name, value, choice === wanted ? 'none' : wanted);
  return (
    <li
      className={styles.facetValue}
      data-choice={choice}
      data-unknown={!value || undefined}
      style={share === undefined ? undefined : ({ '--ipr-share': share } as CSSProperties)}
    >
      <Tick checked={choice === 'include'} onChange={() => toggle('include')}>
        <span className={`${partsStyles.twoLines} ${styles.facetLabel}`} title={label}>
          {label}
        </span>
        <span className={`${styles.facetCount} ipr-num`}>{grouped(count) ?? '—'}</span>
      </Tick>
      <QuietButton
        aria-pressed={choice === 'exclude'}
        aria-label={`排除${facet.label}“${label}”`}
        onClick={() => toggle('exclude')}
      >
        排除
      </QuietButton>
    </li>
  );
}

/** Case and width do not matter for finding a value. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/**
 * The values of one facet with their counts. Every value can be included (checkbox) or excluded
 * (the button behind it); of many values the first are shown, and a field finds the others.
 */
export function FacetValues({ facet, filters, onChoose }: Props) {
  const id = useId();
  const [long, setLong] = useState(false);
  const [wanted, setWanted] = useState('');
  // Records without a value are no step of the scale.
  const most = Math.max(...facet.values.map(({ value, count = 0 }) => (value ? count : 0)), 1);
  const rows = facet.values.map((item) => ({
    item,
    choice: choiceOf(filters, facet.name, item.value),
    share: facet.scale && item.value && item.count !== undefined ? item.count / most : undefined,
  }));
  const finding = long && fold(wanted);
  const few = rows.filter(({ item, choice }, index) =>
    // A chosen value stays in sight however rare it is, and so do the rows without a value.
    finding
      ? fold(item.label).includes(finding)
      : long || index < SHORT || choice !== 'none' || item.value === '',
  );
  // One more takes the room of the button that would show it.
  const shown = !finding && !facet.other && rows.length - few.length === 1 ? rows : few;
  const hidden = rows.length - shown.length;
  const switchLength = () => {
    setLong(!long);
    setWanted('');
  };
  if (!rows.length) return <p className={styles.facetNote}>没有可选的值</p>;
  return (
    <>
      {long && rows.length >= MANY && (
        <PlainInput
          type="search"
          className={`ipr-small-input ${styles.facetFind}`}
          aria-label={`在${facet.label}中查找`}
          aria-controls={id}
          placeholder="在此查找"
          value={wanted}
          onChange={setWanted}
        />
      )}
      <ul id={id} data-long={long}>
        {shown.map(({ item, ...row }) => (
          <FacetRow key={item.value} facet={facet} item={item} {...row} onChoose={onChoose} />
        ))}
      </ul>
      {finding && (
        <p className={styles.facetNote} role="status">
          {shown.length
            ? `列出的 ${rows.length} 个值中有 ${shown.length} 个`
            : `列出的 ${rows.length} 个值中没有“${wanted.trim()}”`}
        </p>
      )}
      {long && facet.other > 0 && (
        <p className={styles.facetNote}>
          其余取值共 <span className="ipr-num">{grouped(facet.other)}</span> {facet.unit}
          ，未逐一列出
        </p>
      )}
      {(hidden > 0 || long) && (
        <QuietButton
          aria-expanded={long}
          aria-label={`${long ? '收起' : '更多'}${facet.label}`}
          onClick={switchLength}
        >
          {long ? '收起' : `更多（${hidden}）`}
        </QuietButton>
      )}
    </>
  );
}
