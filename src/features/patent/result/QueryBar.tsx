import { Link } from '@umijs/max';
import { memo, useRef } from 'react';
import { narrowingChips } from '@/components/list/facets/conditions';
import { FilterChips } from '@/components/list/facets/FilterChips';
import styles from '@/components/list/list.module.css';
import { ListBar } from '@/components/list/screen/ListBar';
import { type ClassLabels, facetWords } from '@/components/patent/patentFacets';
import type { ListOfNumbers } from '@/components/patent/question';
import { ExpressionBox } from '@/components/search/ExpressionBox';
import { HitLegend } from '@/components/search/HitLegend';
import type { ReadQuery } from '@/components/search/readQuery';
import { SmartBox } from '@/components/search/SmartBox';
import type { QueryProblem } from '@/components/search/tooLong';
import {
  NO_SCOPE,
  type PatentQuery,
  type PatentResultState,
  patentResultLink,
} from '@/links/patent';
import { QueryMeaning } from './QueryMeaning';
import { scopeConditions } from './scopeConditions';
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
  onSearch: (query: PatentQuery, corrected?: boolean) => void;
}

/**
 * The query above its result, editable, with its readings and the filters that narrow it. It is
 * not drawn again while one row after the other is read.
 */
export const QueryBar = memo(function QueryBar({
  state,
  read,
  problem,
  list,
  classes,
  onChange,
  onSearch,
}: Props) {
  const goesOn = useRef(false);

  const scope = scopeConditions(state, list);
  const chips = narrowingChips(state, facetWords(classes), scope, onChange);
  const filters = <FilterChips chips={chips} onClear={() => onChange(NO_SCOPE)} />;
  const within = <SearchWithin state={state} read={read} onChange={onChange} goesOn={goesOn} />;

  return (
    <ListBar>
      {state.mode === 'smart' ? (
        <SmartBox query={state} refusal={problem} instant found={read.ast} onSearch={onSearch}>
          {read.parts.some(({ kind }) => kind === 'expression') && <HitLegend ast={read.ast} />}
          {read.expression && (
            <Link
              className={styles.resultFace}
              to={patentResultLink({ ...state, mode: 'expr', q: read.expression, as: [] })}
            >
              改为检索式
            </Link>
          )}
          {filters}
          {within}
        </SmartBox>
      ) : (
        <ExpressionBox compact query={state} refusal={problem} onSearch={onSearch}>
          <div className="ipr-chip-row">
            <QueryMeaning ast={read.ast} />
            <HitLegend ast={read.ast} />
            {filters}
            {within}
          </div>
        </ExpressionBox>
      )}
    </ListBar>
  );
});
