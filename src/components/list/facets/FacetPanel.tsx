import { Button } from 'antd';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { Filters } from '@/links/filters';
import { errorSentence } from '@/requests/errors';
import { isPlainObject, readStored, writeStored } from '@/storage';
import styles from '../list.module.css';
import { useLatestAnswer } from '../useLatestAnswer';
import { FacetSection } from './FacetSection';
import { type FacetList, FacetValues } from './FacetValues';
import {
  type FacetCounts,
  type FacetDefinition,
  type FacetWords,
  facetList,
  knownFilters,
} from './facetList';
import { choicesOf, type FilterChoice, withChoice } from './filters';

type Choices = Record<string, boolean>;

const isChoices = (value: unknown): value is Choices =>
  isPlainObject(value) && Object.values(value).every((open) => typeof open === 'boolean');

/**
 * Which facets of a list are open, remembered in this browser.
 *
 * @param list names the list
 * @param atFirst those that are open as long as the user has not closed them
 */
function useOpenFacets(
  list: string,
  atFirst: readonly string[],
): { isOpen: (name: string) => boolean; setOpen: (name: string, open: boolean) => void } {
  const key = `iprFacets.${list}`;
  const [choices, setChoices] = useState<Choices>(() => readStored(key, isChoices) ?? {});
  const setOpen = useCallback(
    (name: string, open: boolean) => {
      const next = { ...choices, [name]: open };
      writeStored(key, next);
      setChoices(next);
    },
    [choices, key],
  );
  return { isOpen: (name) => choices[name] ?? atFirst.includes(name), setOpen };
}

interface LazyFacetProps<T> {
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
function LazyFacet<T>({
  label,
  chosen,
  open,
  onOpen,
  filters,
  onChoose,
  question,
  load,
  show,
}: LazyFacetProps<T>) {
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

/** What the service has counted so far. */
export interface CountedFacets<Name extends string> {
  /** The first facets; one that is missing is not shown. */
  facets: readonly FacetCounts<Name>[];
  /** Rows in all. */
  total: number;
}

interface Props<Name extends string> {
  /** Names the list, under which it is remembered which facets are open. */
  list: string;
  /** The same object as long as nothing of it changes. */
  words: FacetWords<Name>;
  filters: Filters;
  /** Undefined until there is an answer. */
  counted: CountedFacets<Name> | undefined;
  /** The query could not be run, so that no counts will come. */
  failed: boolean;
  /** Shown on a narrow screen, where the panel is folded at first. */
  open: boolean;
  onChange: (change: Filters) => void;
  /** Names what a facet that is not among the first counts; undefined while nothing can be. */
  questionOf: (name: Name) => string | undefined;
  /** Counts such a facet; it must depend on nothing but its question. */
  count: (name: Name, signal: AbortSignal) => Promise<FacetCounts<Name>>;
  /** What else narrows the list, such as its days. */
  children?: ReactNode;
}

/** What a list can be narrowed by, beside it. */
export function FacetPanel<Name extends string>({
  list,
  words,
  filters: given,
  counted,
  failed,
  open,
  onChange,
  questionOf,
  count,
  children,
}: Props<Name>) {
  const { facets } = words;
  const filters = useMemo(() => knownFilters(facets, given), [facets, given]);
  const atFirst = useMemo(
    () => facets.flatMap(({ name, first }) => (first ? [name] : [])),
    [facets],
  );
  const { isOpen, setOpen } = useOpenFacets(list, atFirst);
  const choose = (facet: string, value: string, choice: FilterChoice) =>
    onChange(withChoice(filters, facet, value, choice));
  const show = (facet: FacetCounts) => facetList(facet, filters, words);

  const section = (
    { name, label, first }: FacetDefinition<Name>,
    { facets: counts, total }: CountedFacets<Name>,
  ) => {
    const chosen = choicesOf(filters).filter(({ facet }) => facet === name).length;
    const shared = { label, open: isOpen(name), onOpen: (next: boolean) => setOpen(name, next) };
    if (first) {
      const own = counts.find((facet) => facet.name === name);
      const values = own && show(own);
      // One value that every row has narrows nothing.
      const narrows = chosen > 0 || (values?.values.length ?? 0) > 1 || (own?.other ?? 0) > 0;
      if (!values?.values.length || !narrows) return null;
      return (
        <FacetSection key={name} {...shared} chosen={chosen}>
          <FacetValues facet={values} filters={filters} onChoose={choose} />
        </FacetSection>
      );
    }
    // Nothing narrows an empty result any further.
    if (!total && !chosen) return null;
    return (
      <LazyFacet
        key={name}
        {...shared}
        chosen={chosen}
        filters={filters}
        onChoose={choose}
        question={failed ? undefined : questionOf(name)}
        load={(signal) => count(name, signal)}
        show={show}
      />
    );
  };

  return (
    <section className={`${styles.facets} ipr-no-print`} aria-label="筛选" data-open={open}>
      {counted
        ? facets.map((facet) => section(facet, counted))
        : !failed && <SkeletonLines widths={[60, 90, 80, 90, 50, 90, 80]} />}
      {/* Above the counts on their way they would be pushed down. */}
      {(counted || failed) && children}
    </section>
  );
}
