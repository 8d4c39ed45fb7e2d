import { lazy, useMemo, useRef, useState } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ExportButton } from '@/components/export/dialog/ExportButton';
import { type ListCondition, narrowingChips } from '@/components/list/facets/conditions';
import { FacetPanel } from '@/components/list/facets/FacetPanel';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { KeyHint } from '@/components/list/keys/KeyHint';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { ListTools } from '@/components/list/screen/ListTools';
import { ListSelection, useListSelection } from '@/components/list/selection/ListSelection';
import { SelectionBar } from '@/components/list/selection/SelectionBar';
import { SelectPage } from '@/components/list/selection/SelectPage';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import { WordBox } from '@/components/search/WordBox';
import {
  type EnterpriseSearchState,
  enterpriseSearchLink,
  MOST_COMPARED_ENTERPRISES,
  NO_ENTERPRISE_FILTERS,
  readEnterpriseSearch,
} from '@/links/enterprise';
import { ENTERPRISE } from '../noun';
import { EmptyList } from './EmptyList';
import { EnterpriseList } from './EnterpriseList';
import { FACET_WORDS, knownFilters } from './facets';
import { JUMP_LIMIT, LONGEST_QUERY, queryProblem, questionOf } from './question';
import { describeSearch, RECENT, recentSearch } from './recent';
import { LEAST, sortsOf } from './sorts';
import { useEnterprises } from './useEnterprises';

const EnterpriseExport = lazy(() => import('./export/EnterpriseExport'));

/** The fewest patents, where they are limited. */
function conditionsOf({
  least,
}: EnterpriseSearchState): readonly ListCondition<EnterpriseSearchState>[] {
  if (!least) return [];
  const value = least === '1' ? '有专利' : `${least} 件以上`;
  return [{ name: '专利数', value, without: { least: '' } }];
}

function EnterpriseScreen({
  state,
  onChange,
}: {
  state: EnterpriseSearchState;
  onChange: (change: Partial<EnterpriseSearchState>) => void;
}) {
  const answer = useEnterprises(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, setFacetsOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [exporting, setExporting] = useState(false);
  const { ids } = useListSelection();
  const { q, least, sort, page, size } = state;
  const key = JSON.stringify(questionOf(state));
  useScrollMemory(answer.current, [key, sort, page, size].join(' '));

  const { data, error } = answer;
  const problem = queryProblem(q);
  const refused = problem !== null;
  const failed = refused || Boolean(error);
  const total = failed ? undefined : data?.result.totalElements;
  const nothing = total === 0 || failed;
  const chosen = choicesOf(knownFilters(state)).length;
  const bare = nothing && chosen === 0;
  const names = useMemo(
    () => data?.result.content.map(({ enterpriseName }) => enterpriseName) ?? [],
    [data],
  );
  useRecordRecent(RECENT, recentSearch(state), answer.current ? total : undefined);
  const turn = (next: number) => {
    onChange({ page: next });
    heading.current?.focus({ preventScroll: true });
  };
  const chips = narrowingChips(state, FACET_WORDS, conditionsOf(state), onChange);

  return (
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
            longest={LONGEST_QUERY}
            autoFocus={!q}
            onSearch={(next) => onChange({ q: next })}
          >
            {problem !== null && (
              <p className="ipr-query-problem" role="alert">
                {problem}
              </p>
            )}
            <div className="ipr-chip-row">
              <FilterChips chips={chips} onClear={() => onChange(NO_ENTERPRISE_FILTERS)} />
            </div>
          </WordBox>
        </ListBar>
      }
      tools={
        <ListTools
          title="企业检索"
          heading={heading}
          noun={ENTERPRISE}
          place={state}
          sorts={sortsOf(state)}
          loading={answer.loading}
          total={total}
          limit={JUMP_LIMIT}
          listed={!nothing}
          onSort={(next) => onChange({ sort: next })}
          onSize={(next) => onChange({ size: next })}
          filters={
            !bare && <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={setFacetsOpen} />
          }
        >
          <ListSelect
            label="专利数"
            value={LEAST.find(({ value }) => value === least)?.value ?? ''}
            options={LEAST}
            onChange={(next) => onChange({ least: next })}
          />
          {!nothing && <SelectPage ids={names} />}
          <KeyHint onOpen={() => setHelpOpen(true)} />
          {data && total ? (
            <ExportButton open={exporting} onOpen={setExporting}>
              {(onClose) => (
                <EnterpriseExport state={state} found={data} selected={ids} onClose={onClose} />
              )}
            </ExportButton>
          ) : null}
        </ListTools>
      }
      notes={
        !recentSearch(state) && (
          <RecentSearches list={RECENT} unit={ENTERPRISE.unit} describe={describeSearch} />
        )
      }
      facets={
        !bare && (
          <FacetPanel
            list="enterprise"
            words={FACET_WORDS}
            filters={state}
            counted={data && { facets: data.result.facets, total: data.result.totalElements }}
            failed={failed}
            open={facetsOpen}
            onChange={onChange}
            // All facets come with the answer.
            questionOf={() => undefined}
            count={(name) => Promise.resolve({ name, values: [], missing: 0, other: 0 })}
          />
        )
      }
      list={
        <EnterpriseList
          key={bare ? 'bare' : 'narrowable'}
          state={state}
          answer={answer}
          refused={refused}
          empty={<EmptyList state={state} />}
          onTurn={turn}
          helpOpen={helpOpen}
          onHelp={setHelpOpen}
          onExport={total ? () => setExporting(true) : undefined}
        />
      }
      foot={
        <SelectionBar pageIds={names}>
          <CompareAction
            most={MOST_COMPARED_ENTERPRISES}
            onCompare={(compare) => onChange({ compare, page })}
          />
          <button type="button" className="ipr-button" onClick={() => setExporting(true)}>
            导出
          </button>
        </SelectionBar>
      }
    />
  );
}

/**
 * The search for enterprises: by name, former name, abbreviation or credit code. All that is set
 * stands in the address; without words it lists those with most patents.
 */
export default function SearchScreen() {
  usePageTitle('企业检索');
  const [state, change] = useListState(readEnterpriseSearch, enterpriseSearchLink);
  const name = JSON.stringify(['enterprise', questionOf(state)]);
  return (
    <ListSelection name={name} noun={ENTERPRISE}>
      <EnterpriseScreen state={state} onChange={change} />
    </ListSelection>
  );
}
