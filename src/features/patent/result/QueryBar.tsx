import { Link, useLocation, useNavigate } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { FilterChips } from '@/components/list/FilterChips';
import { choicesOf, withChoice } from '@/components/list/filters';
import { ExpressionBox } from '@/components/search/ExpressionBox';
import type { QueryProblem, ReadQuery } from '@/components/search/readQuery';
import { SmartBox } from '@/components/search/SmartBox';
import {
  NO_SCOPE,
  type PatentQuery,
  type PatentResultState,
  patentResultLink,
  quickFilters,
} from '@/links/patent';
import type { ListOfNumbers } from './request';
import { type ClassLabels, facetLabel, knownFilters, valueLabel } from './resultFacets';
import { scopeChips } from './scopeChips';
import { SearchWithin } from './within/SearchWithin';

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  /** Why the query of the address could not be run. */
  problem: QueryProblem | undefined;
  /** The list of numbers of the address. */
  list: ListOfNumbers;
  classes: ClassLabels;
  onChange: (change: Partial<PatentResultState>) => void;
}

/** Tells the style sheet how high the bar is, for what sticks or scrolls to just below it. */
function useHeightVariable() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    const page = current?.parentElement;
    if (!current || !page) return;
    const observer = new ResizeObserver(() => {
      page.style.setProperty('--ipr-result-bar', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return bar;
}

/** The query above its result, editable, with its readings and the filters that narrow it. */
export function QueryBar({ state, read, problem, list, classes, onChange }: Props) {
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const bar = useHeightVariable();
  const goesOn = useRef(false);

  /** A new query keeps type, validity and years; a corrected reading keeps every filter. */
  const search = (query: PatentQuery, corrected = false) => {
    const to = patentResultLink({
      ...state,
      ...query,
      page: 1,
      ...(corrected || query.q === state.q ? {} : quickFilters(state)),
    });
    // The same address again asks again, without one more step for the back button.
    navigate(to, { replace: to === pathname + address });
  };

  const facetChips = choicesOf(knownFilters(state)).map(({ facet, value, choice }) => ({
    key: `${choice} ${facet} ${value}`,
    name: facetLabel(facet) ?? facet,
    value: valueLabel(facet, value, classes),
    excluded: choice === 'exclude',
    onRemove: () => onChange(withChoice(state, facet, value, 'none')),
  }));
  const chips = [...scopeChips(state, list, onChange), ...facetChips];
  const filters = <FilterChips chips={chips} onClear={() => onChange(NO_SCOPE)} />;
  const within = <SearchWithin state={state} read={read} onChange={onChange} goesOn={goesOn} />;

  return (
    <div className="ipr-result-bar" ref={bar}>
      {state.mode === 'smart' ? (
        <SmartBox query={state} refusal={problem?.message} instant onSearch={search}>
          {filters}
          {within}
          {read.expression && (
            <Link
              className="ipr-result-face"
              to={patentResultLink({ ...state, mode: 'expr', q: read.expression, as: [] })}
            >
              改为检索式
            </Link>
          )}
        </SmartBox>
      ) : (
        <ExpressionBox compact query={state} refusal={problem} onSearch={search}>
          <div className="ipr-chip-row">
            {filters}
            {within}
          </div>
        </ExpressionBox>
      )}
    </div>
  );
}
