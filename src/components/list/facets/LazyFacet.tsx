import { Button } from 'antd';
import { useRef } from 'react';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { Filters } from '@/links/filters';
import { errorSentence } from '@/requests/errors';
import styles from '../list.module.css';
import { useLatestAnswer } from '../useLatestAnswer';
import { FacetSection } from './FacetSection';
import { type FacetList, FacetValues } from './FacetValues';
import type { FilterChoice } from './filters';

interface Props<T> {
  label: string;
  /** Values of the facet that are chosen. */
  chosen: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  filters: Filters;
  onChoose: (facet: string, value: string, choice: FilterChoice) => void;
  /** Names what is counted; undefined while nothing can be. An answer is kept until it changes. */
  question: string | undefined;
  /** Counts the values; it must depend on nothing but the question. */
  load: (signal: AbortSignal) => Promise<T>;
  /** The counts as they are shown with the present filters. */
  show: (counts: T) => FacetList;
}

/**
 * A facet that is counted only while it is open. Counts of the question before stay in place until
 * the new ones have come.
 */
export function LazyFacet<T>({
  label,
  chosen,
  open,
  onOpen,
  filters,
  onChoose,
  question,
  load,
  show,
}: Props<T>) {
  const shown = (facet: FacetList) => {
    const [only, ...others] = facet.values;
    // One value that every row has narrows nothing.
    const single = only && others.length === 0 && facet.other === 0 && chosen === 0;
    return single ? (
      <p className={styles.facetNote}>只有一个值：{only.label}</p>
    ) : (
      <FacetValues facet={facet} filters={filters} onChoose={onChoose} />
    );
  };
  const kept = useRef<{ question: string; counts: T }>(undefined);
  const { data, error, loading, retry } = useLatestAnswer(
    open ? question : undefined,
    async (signal) => {
      const { current } = kept;
      if (current && current.question === question) return current.counts;
      const counts = await load(signal);
      if (question !== undefined) kept.current = { question, counts };
      return counts;
    },
  );
  return (
    <FacetSection label={label} chosen={chosen} open={open} onOpen={onOpen}>
      {error ? (
        <p className={styles.facetNote} role="alert">
          {errorSentence(error)}
          <Button type="link" size="small" onClick={retry}>
            重试
          </Button>
        </p>
      ) : data ? (
        <div aria-busy={loading}>{shown(show(data))}</div>
      ) : (
        question !== undefined && (
          <SkeletonLines widths={[70, 90, 60, 80, 50]} label={`正在统计${label}`} />
        )
      )}
    </FacetSection>
  );
}
