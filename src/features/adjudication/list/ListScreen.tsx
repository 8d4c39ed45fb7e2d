import { Link } from '@umijs/max';
import { Checkbox } from 'antd';
import { lazy } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ListExport } from '@/components/export/dialog/ListExport';
import { FacetPanel } from '@/components/list/facets/FacetPanel';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListFoot } from '@/components/list/screen/ListFoot';
import { ListHead } from '@/components/list/screen/ListHead';
import { ListScreen as Frame } from '@/components/list/screen/ListScreen';
import { pageRows, useListParts } from '@/components/list/screen/useListParts';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { useListState } from '@/components/list/useListState';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import {
  ALL_ADJUDICATIONS,
  adjudicationListLink,
  MOST_COMPARED_ADJUDICATIONS,
  readAdjudicationList,
} from '@/links/adjudication';
import { countFacet, facetQuestion } from '../countFacet';
import { FACET_WORDS, knownFilters } from '../facets';
import { ADJUDICATION } from '../noun';
import { chipsOf } from '../query/chips';
import { conditionsOf } from '../query/conditions';
import { OtherConditions } from '../query/OtherConditions';
import { SearchBox } from '../query/SearchBox';
import { questionOf } from '../question';
import { RECENT, recentSearch } from '../recent';
import { AdjudicationList } from './AdjudicationList';
import { sortsOf } from './sorts';
import { type FoundPage, useAdjudications } from './useAdjudications';

const AdjudicationExport = lazy(() => import('./export/AdjudicationExport'));

const rowsOf = ({ result }: FoundPage) => pageRows(result);

/** The list of documents. Everything that can be set on it stands in the address. */
export default function ListScreen() {
  usePageTitle('裁判文书检索结果');
  const [state, change] = useListState(readAdjudicationList, adjudicationListLink);
  const { q, part, leadingFirst, sort, page, size } = state;
  const question = JSON.stringify(questionOf(state));
  const answer = useAdjudications(state);
  const found = answer.data;
  const list = useListParts({
    answer,
    rowsOf,
    chosen: choicesOf(knownFilters(state)).length + conditionsOf(state).length,
    shown: [question, sort, page, size, leadingFirst].join(' '),
    page,
    size,
    limit: found?.result.cap ?? 0,
    onPage: (to) => change({ page: to }),
  });
  useRecordRecent(RECENT, recentSearch(state), list.hits);

  return (
    <ListSelection name={JSON.stringify(['adjudication', question])} noun={ADJUDICATION}>
      <Frame
        view="list"
        bar={
          <ListBar>
            <SearchBox
              state={state}
              onSearch={(q) => change({ q })}
              onPart={(part) => change({ part })}
            >
              <FilterChips
                chips={chipsOf(state, change)}
                onClear={() => change({ ...ALL_ADJUDICATIONS, q, part, leadingFirst })}
              />
            </SearchBox>
          </ListBar>
        }
        tools={
          <ListHead
            list={list}
            title="裁判文书检索结果"
            noun={ADJUDICATION}
            place={state}
            sorts={sortsOf(state)}
            // The note above the rows states the limit, and the ways around it.
            limit={Number.POSITIVE_INFINITY}
            onChange={change}
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
          >
            <ListExport list={list}>
              {(rows, onClose) => <AdjudicationExport state={state} {...rows} onClose={onClose} />}
            </ListExport>
          </ListHead>
        }
        facets={
          !list.bare && (
            <FacetPanel
              list="adjudication"
              words={FACET_WORDS}
              filters={state}
              counted={found && { facets: found.result.facets, total: found.result.totalElements }}
              failed={list.failed}
              open={list.facetsOpen}
              onChange={change}
              questionOf={(name) => facetQuestion(state, name)}
              count={(name, signal) => countFacet(state, name, signal)}
            >
              <OtherConditions state={state} onChange={change} />
            </FacetPanel>
          )
        }
        // Without the facets it stands elsewhere: another list, not the same one moved.
        list={
          <AdjudicationList key={list.bare ? 'bare' : 'narrowable'} state={state} list={list} />
        }
        foot={
          <ListFoot list={list}>
            <CompareAction
              most={MOST_COMPARED_ADJUDICATIONS}
              onCompare={(compare) => change({ compare, page })}
            />
          </ListFoot>
        }
      />
    </ListSelection>
  );
}
