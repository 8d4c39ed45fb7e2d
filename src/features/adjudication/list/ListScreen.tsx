import { Link } from '@umijs/max';
import { Checkbox } from 'antd';
import { lazy } from 'react';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { useDeclaredParts } from '@/components/list/declared/useDeclaredParts';
import { useListPage } from '@/components/list/declared/useListPage';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { useListState } from '@/components/list/useListState';
import {
  ALL_ADJUDICATIONS,
  adjudicationListLink,
  MOST_COMPARED_ADJUDICATIONS,
} from '@/links/adjudication';
import { ADJUDICATIONS } from '../adjudications';
import { FACET_WORDS, knownFilters } from '../facets';
import { chipsOf } from '../query/chips';
import { conditionsOf } from '../query/conditions';
import { OtherConditions } from '../query/OtherConditions';
import { SearchBox } from '../query/SearchBox';
import { recentSearch } from '../recent';
import { AdjudicationList } from './AdjudicationList';
import { sortsOf } from './sorts';

const AdjudicationExport = lazy(() => import('./export/AdjudicationExport'));

/** The list of documents. Everything that can be set on it stands in the address. */
export default function ListScreen() {
  const [state, change] = useListState(ADJUDICATIONS.read, ADJUDICATIONS.link);
  const { q, part, leadingFirst, page } = state;
  const list = useDeclaredParts(ADJUDICATIONS, state, {
    answer: useListPage(ADJUDICATIONS, state),
    remembered: recentSearch(state),
    chosen: choicesOf(knownFilters(state)).length + conditionsOf(state).length,
    onPage: (to) => change({ page: to }),
  });
  return (
    <DeclaredScreen
      declared={ADJUDICATIONS}
      state={state}
      list={list}
      title="裁判文书检索结果"
      sorts={sortsOf(state)}
      // The note above the rows states the limit, and the ways around it.
      limit={Number.POSITIVE_INFINITY}
      onChange={change}
      bar={
        <SearchBox
          state={state}
          onSearch={(words) => change({ q: words })}
          onPart={(next) => change({ part: next })}
        >
          <FilterChips
            chips={chipsOf(state, change)}
            onClear={() => change({ ...ALL_ADJUDICATIONS, q, part, leadingFirst })}
          />
        </SearchBox>
      }
      choices={
        !list.nothing && (
          <>
            <Checkbox
              checked={leadingFirst}
              onChange={({ target }) => change({ leadingFirst: target.checked })}
            >
              指导性、典型案例优先
            </Checkbox>
            <Link to={adjudicationListLink({ ...state, view: 'awards' })}>判赔参考</Link>
          </>
        )
      }
      facets={
        <DeclaredFacets
          declared={ADJUDICATIONS}
          words={FACET_WORDS}
          state={state}
          found={list.answer.data?.result}
          failed={list.failed}
          open={list.facetsOpen}
          onChange={change}
        >
          <OtherConditions state={state} onChange={change} />
        </DeclaredFacets>
      }
      exported={(rows, onClose) => (
        <AdjudicationExport context={{ state, ...rows }} onClose={onClose} />
      )}
      compared={{
        most: MOST_COMPARED_ADJUDICATIONS,
        onCompare: (compare) => change({ compare, page }),
      }}
    >
      <AdjudicationList state={state} list={list} />
    </DeclaredScreen>
  );
}
