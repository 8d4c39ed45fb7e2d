import { Link, useNavigate } from '@umijs/max';
import { lazy } from 'react';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { queryOf } from '@/components/list/declared/declaredList';
import { useDeclaredParts } from '@/components/list/declared/useDeclaredParts';
import { useListPage } from '@/components/list/declared/useListPage';
import { type ListCondition, narrowingChips } from '@/components/list/facets/conditions';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { useListState } from '@/components/list/useListState';
import { lazyAgain } from '@/components/page/lazyAgain';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import { Examples } from '@/components/search/home/Examples';
import { WordBox } from '@/components/search/WordBox';
import { EmptyState } from '@/components/state/EmptyState';
import stateStyles from '@/components/state/state.module.css';
import { queryProblem } from '@/domain/enterprise/queryProblem';
import { fieldQuery } from '@/domain/search/fieldQuery';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import {
  type EnterpriseSearchState,
  enterpriseLink,
  enterpriseSearchLink,
  MOST_COMPARED_ENTERPRISES,
  NO_ENTERPRISE_FILTERS,
  readEnterpriseSearch,
} from '@/links/enterprise';
import { patentResultLink } from '@/links/patent';
import { ENTERPRISE } from '../noun';
import { EnterpriseRow, enterpriseFacts } from './EnterpriseRow';
import { ENTERPRISES, type FoundEnterprises } from './enterprises';
import { FACET_WORDS, knownFilters } from './facets';
import { ENTERPRISE_SORTS, LEAST } from './sorts';

// Without it the list stands alone.
const EnterprisePreview = lazyAgain(
  () => import('./EnterprisePreview'),
  () => null,
);

/** Nothing found: what to try next. */
function EmptyList({ state }: { state: EnterpriseSearchState }) {
  const q = state.q.trim();
  const narrowed = state.least !== '' || choicesOf(knownFilters(state)).length > 0;
  const patents = q ? fieldQuery('PA', q) : undefined;
  return (
    <EmptyState title="没有找到企业">
      {narrowed && (
        <p className={stateStyles.stateActions}>
          <Link to={enterpriseSearchLink({ ...state, ...NO_ENTERPRISE_FILTERS, page: 1 })}>
            去掉筛选条件再检索
          </Link>
        </p>
      )}
      {q && (
        <>
          <p>请检查错别字，或者只输入名称中最特别的几个字；括号、空格和全半角不影响结果。</p>
          {patents !== undefined && (
            <p>
              个人和外地企业不在企业库中，可以
              <Link to={patentResultLink({ mode: 'expr', q: patents })}>
                直接检索“{q}”申请的专利
              </Link>
              。
            </p>
          )}
        </>
      )}
    </EmptyState>
  );
}

interface Props {
  state: EnterpriseSearchState;
  list: ListParts<FoundEnterprises>;
}

/** The enterprises of the present page, or what there is instead, and the way to the others. */
function EnterpriseList({ state, list }: Props) {
  const navigate = useNavigate();
  return (
    <ListBody
      list={list}
      noun={ENTERPRISE}
      onOpen={(name, { from }) => navigate(enterpriseLink(name, { from }))}
      refused={
        <EmptyState title="请改正后再检索">
          <p>检索框下面写明了要改什么。</p>
          <p className={stateStyles.stateActions}>
            <Link to={enterpriseSearchLink()}>改为按企业名称查找</Link>
          </p>
        </EmptyState>
      }
      skeleton={<RowsSkeleton view="list" lines={[40, 90, 70]} rows={6} />}
      empty={<EmptyList state={state} />}
      alone={({ result }) => result.facets.every(({ values }) => values.length === 0)}
    >
      {({ result, state: asked, from, first }) => (
        <ListRows
          label="检索到的企业"
          first={first}
          rows={result.content}
          idOf={ENTERPRISES.idOf}
          factsOf={enterpriseFacts}
          preview={(row) => <EnterprisePreview row={row} from={from} />}
        >
          {(row, place) => <EnterpriseRow row={row} place={place} q={asked.q} from={from} />}
        </ListRows>
      )}
    </ListBody>
  );
}

/** The query string by which a search is remembered: without place and comparison. */
function recentSearch({ q, include, exclude, least }: EnterpriseSearchState): string {
  return queryOf(enterpriseSearchLink({ q, include, exclude, least }));
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

/** Parts of names that any city has. */
const EXAMPLES = ['大学', '新能源', '新材料', '精密'];

const EnterpriseExport = lazy(() => import('./export/EnterpriseExport'));

/** The fewest patents, where they are limited. */
function conditionsOf({
  least,
}: EnterpriseSearchState): readonly ListCondition<EnterpriseSearchState>[] {
  if (!least) return [];
  const value = least === '1' ? '有专利' : `${least} 件以上`;
  return [{ name: '专利数', value, without: { least: '' } }];
}

/**
 * The search for enterprises: by name, former name, abbreviation or credit code. All that is set
 * stands in the address; without words it lists those with most patents.
 */
export default function SearchScreen() {
  const [state, change] = useListState(ENTERPRISES.read, ENTERPRISES.link);
  const { q, least, page } = state;
  const problem = queryProblem(q);
  const recent = recentSearch(state);
  const list = useDeclaredParts(ENTERPRISES, state, {
    answer: useListPage(ENTERPRISES, state, problem === null),
    remembered: recent,
    refused: problem !== null,
    chosen: choicesOf(knownFilters(state)).length,
    onPage: (to) => change({ page: to }),
  });
  const chips = narrowingChips(state, FACET_WORDS, conditionsOf(state), change);
  return (
    <DeclaredScreen
      declared={ENTERPRISES}
      state={state}
      list={list}
      title="企业检索"
      sorts={ENTERPRISE_SORTS}
      onChange={change}
      bar={
        <WordBox
          place="enterprise"
          name="企业检索"
          label="检索企业：名称、曾用名、简称或统一社会信用代码"
          placeholder="名称、曾用名或信用代码"
          q={q}
          longest={LONGEST_WORDS.enterprise}
          autoFocus={!q}
          problem={problem}
          onSearch={(next) => change({ q: next })}
        >
          {!recent && (
            <Examples words={EXAMPLES} linkTo={(name) => enterpriseSearchLink({ q: name })} />
          )}
          <div className="ipr-chip-row">
            <FilterChips chips={chips} onClear={() => change(NO_ENTERPRISE_FILTERS)} />
          </div>
        </WordBox>
      }
      choices={
        <ListSelect
          label="专利数"
          value={LEAST.find(({ value }) => value === least)?.value ?? ''}
          options={LEAST}
          onChange={(next) => change({ least: next })}
        />
      }
      notes={
        !recent && (
          <RecentSearches
            list={ENTERPRISES.name}
            unit={ENTERPRISES.noun.unit}
            describe={describeSearch}
          />
        )
      }
      facets={
        <DeclaredFacets
          declared={ENTERPRISES}
          words={FACET_WORDS}
          state={state}
          found={list.answer.data?.result}
          failed={list.failed}
          open={list.facetsOpen}
          onChange={change}
        />
      }
      exported={(rows, onClose) => (
        <EnterpriseExport context={{ state, ...rows }} onClose={onClose} />
      )}
      compared={{
        most: MOST_COMPARED_ENTERPRISES,
        onCompare: (compare) => change({ compare, page }),
      }}
    >
      <EnterpriseList state={state} list={list} />
    </DeclaredScreen>
  );
}
