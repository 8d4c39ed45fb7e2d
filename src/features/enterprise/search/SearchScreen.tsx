import { lazy } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ListExport } from '@/components/export/dialog/ListExport';
import { type ListCondition, narrowingChips } from '@/components/list/facets/conditions';
import { FacetPanel } from '@/components/list/facets/FacetPanel';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListFoot } from '@/components/list/screen/ListFoot';
import { ListHead } from '@/components/list/screen/ListHead';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { useListParts } from '@/components/list/screen/useListParts';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { useListState } from '@/components/list/useListState';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import { WordBox } from '@/components/search/WordBox';
import { queryProblem } from '@/domain/enterprise/queryProblem';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import {
  type EnterpriseSearchState,
  enterpriseSearchLink,
  MOST_COMPARED_ENTERPRISES,
  NO_ENTERPRISE_FILTERS,
  readEnterpriseSearch,
} from '@/links/enterprise';
import { ENTERPRISE } from '../noun';
import { EnterpriseList } from './EnterpriseList';
import { FACET_WORDS, knownFilters } from './facets';
import { JUMP_LIMIT, questionOf } from './question';
import { LEAST, sortsOf } from './sorts';
import { type FoundEnterprises, useEnterprises } from './useEnterprises';

/** Name under which this browser keeps the searches. */
const RECENT = 'enterprise';

/** The query string by which a search is remembered: without place and comparison. */
function recentSearch({ q, include, exclude, least }: EnterpriseSearchState): string {
  return enterpriseSearchLink({ q, include, exclude, least }).split('?')[1] ?? '';
}

/** A remembered search in words, and where it leads. */
function describeSearch(search: string): { words: string; to: string } {
  const state = readEnterpriseSearch(search);
  const words = [
    state.q,
    ...filtersInWords(state, FACET_WORDS),
    ...(state.least ? [`专利 ${state.least} 件以上`] : []),
  ];
  return { words: words.filter(Boolean).join('，'), to: enterpriseSearchLink(state) };
}

const EnterpriseExport = lazy(() => import('./export/EnterpriseExport'));

/** The fewest patents, where they are limited. */
function conditionsOf({
  least,
}: EnterpriseSearchState): readonly ListCondition<EnterpriseSearchState>[] {
  if (!least) return [];
  const value = least === '1' ? '有专利' : `${least} 件以上`;
  return [{ name: '专利数', value, without: { least: '' } }];
}

const rowsOf = ({ result }: FoundEnterprises) => ({
  total: result.totalElements,
  ids: result.content.map(({ enterpriseName }) => enterpriseName),
});

/**
 * The search for enterprises: by name, former name, abbreviation or credit code. All that is set
 * stands in the address; without words it lists those with most patents.
 */
export default function SearchScreen() {
  usePageTitle('企业检索');
  const [state, change] = useListState(readEnterpriseSearch, enterpriseSearchLink);
  const { q, least, sort, page, size } = state;
  const question = questionOf(state);
  const problem = queryProblem(q);
  const answer = useEnterprises(state);
  const { data } = answer;
  const list = useListParts({
    answer,
    rowsOf,
    refused: problem !== null,
    chosen: choicesOf(knownFilters(state)).length,
    shown: [JSON.stringify(question), sort, page, size].join(' '),
    page,
    size,
    limit: JUMP_LIMIT,
    onPage: (to) => change({ page: to }),
  });
  useRecordRecent(RECENT, recentSearch(state), list.hits);
  const chips = narrowingChips(state, FACET_WORDS, conditionsOf(state), change);

  return (
    <ListSelection name={JSON.stringify(['enterprise', question])} noun={ENTERPRISE}>
      <ListScreen
        view="list"
        bar={
          <ListBar>
            <WordBox
              place="enterprise"
              name="企业检索"
              label="检索企业：名称、曾用名、简称或统一社会信用代码"
              placeholder="输入企业名称、曾用名、简称或统一社会信用代码"
              q={q}
              longest={LONGEST_WORDS.enterprise}
              autoFocus={!q}
              onSearch={(next) => change({ q: next })}
            >
              {problem !== null && (
                <p className="ipr-query-problem" role="alert">
                  {problem}
                </p>
              )}
              <div className="ipr-chip-row">
                <FilterChips chips={chips} onClear={() => change(NO_ENTERPRISE_FILTERS)} />
              </div>
            </WordBox>
          </ListBar>
        }
        tools={
          <ListHead
            list={list}
            title="企业检索"
            noun={ENTERPRISE}
            place={state}
            sorts={sortsOf(state)}
            onChange={change}
            choices={
              <ListSelect
                label="专利数"
                value={LEAST.find(({ value }) => value === least)?.value ?? ''}
                options={LEAST}
                onChange={(next) => change({ least: next })}
              />
            }
          >
            <ListExport list={list}>
              {(rows, onClose) => <EnterpriseExport state={state} {...rows} onClose={onClose} />}
            </ListExport>
          </ListHead>
        }
        notes={
          !recentSearch(state) && (
            <RecentSearches list={RECENT} unit={ENTERPRISE.unit} describe={describeSearch} />
          )
        }
        facets={
          !list.bare && (
            <FacetPanel
              list="enterprise"
              words={FACET_WORDS}
              filters={state}
              counted={data && { facets: data.result.facets, total: data.result.totalElements }}
              failed={list.failed}
              open={list.facetsOpen}
              onChange={change}
              // All facets come with the answer.
              questionOf={() => undefined}
              count={(name) => Promise.resolve({ name, values: [], missing: 0, other: 0 })}
            />
          )
        }
        // Without the facets it stands elsewhere: another list, not the same one moved.
        list={<EnterpriseList key={list.bare ? 'bare' : 'narrowable'} state={state} list={list} />}
        foot={
          <ListFoot list={list}>
            <CompareAction
              most={MOST_COMPARED_ENTERPRISES}
              onCompare={(compare) => change({ compare, page })}
            />
          </ListFoot>
        }
      />
    </ListSelection>
  );
}
