import { lazy, useMemo, useRef, useState } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ExportButton } from '@/components/export/dialog/ExportButton';
import { FacetPanel } from '@/components/list/facets/FacetPanel';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { KeyHint } from '@/components/list/keys/KeyHint';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListScreen as Frame } from '@/components/list/screen/ListScreen';
import { ListTools } from '@/components/list/screen/ListTools';
import { ListSelection, useListSelection } from '@/components/list/selection/ListSelection';
import { SelectionBar } from '@/components/list/selection/SelectionBar';
import { SelectPage } from '@/components/list/selection/SelectPage';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import {
  type AdjudicationListState,
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

interface ExportProps {
  state: AdjudicationListState;
  found: FoundPage;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function ExportAction({ state, found, open, onOpen }: ExportProps) {
  const { ids } = useListSelection();
  return (
    <ExportButton open={open} onOpen={onOpen}>
      {(onClose) => (
        <AdjudicationExport state={state} found={found} selected={ids} onClose={onClose} />
      )}
    </ExportButton>
  );
}

/** The list of documents. Everything that can be set on it stands in the address. */
export default function ListScreen() {
  usePageTitle('裁判文书检索结果');
  const [state, change] = useListState(readAdjudicationList, adjudicationListLink);
  const answer = useAdjudications(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, setFacetsOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [exporting, setExporting] = useState(false);
  const { data: found, error } = answer;
  const { q, part, leadingFirst } = state;
  const question = JSON.stringify(questionOf(state));
  useScrollMemory(
    answer.current,
    [question, state.sort, state.page, state.size, leadingFirst].join(' '),
  );

  const failed = Boolean(error);
  const total = failed ? undefined : found?.result.totalElements;
  useRecordRecent(RECENT, recentSearch(state), answer.current ? total : undefined);
  const nothing = failed || total === 0;
  const chosen = choicesOf(knownFilters(state)).length + conditionsOf(state).length;
  const bare = nothing && chosen === 0;
  const pageIds = useMemo(() => found?.result.content.map(({ id }) => id) ?? [], [found]);
  const turn = (page: number) => {
    change({ page });
    heading.current?.focus({ preventScroll: true });
  };

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
          <ListTools
            title="裁判文书检索结果"
            heading={heading}
            noun={ADJUDICATION}
            place={state}
            sorts={sortsOf(state)}
            loading={answer.loading}
            total={total}
            // The note above the rows states the limit, and the ways around it.
            limit={Number.POSITIVE_INFINITY}
            listed={!nothing}
            onSort={(sort) => change({ sort })}
            onSize={(size) => change({ size })}
            filters={
              !bare && <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={setFacetsOpen} />
            }
          >
            {!nothing && (
              <label className="ipr-select-page">
                <input
                  type="checkbox"
                  checked={leadingFirst}
                  onChange={({ target }) => change({ leadingFirst: target.checked })}
                />
                指导性、典型案例优先
              </label>
            )}
            {!nothing && <SelectPage ids={pageIds} />}
            <KeyHint onOpen={() => setHelpOpen(true)} />
            {found && total ? (
              <ExportAction state={state} found={found} open={exporting} onOpen={setExporting} />
            ) : null}
          </ListTools>
        }
        facets={
          !bare && (
            <FacetPanel
              list="adjudication"
              words={FACET_WORDS}
              filters={state}
              counted={found && { facets: found.result.facets, total: found.result.totalElements }}
              failed={failed}
              open={facetsOpen}
              onChange={change}
              questionOf={(name) => facetQuestion(state, name)}
              count={(name, signal) => countFacet(state, name, signal)}
            >
              <OtherConditions state={state} onChange={change} />
            </FacetPanel>
          )
        }
        list={
          <AdjudicationList
            // Without the facets it stands elsewhere: another list, not the same one moved.
            key={bare ? 'bare' : 'narrowable'}
            state={state}
            answer={answer}
            onTurn={turn}
            helpOpen={helpOpen}
            onHelp={setHelpOpen}
            onExport={total ? () => setExporting(true) : undefined}
          />
        }
        foot={
          <SelectionBar pageIds={pageIds}>
            <CompareAction
              most={MOST_COMPARED_ADJUDICATIONS}
              onCompare={(compare) => change({ compare, page: state.page })}
            />
            <button type="button" className="ipr-button" onClick={() => setExporting(true)}>
              导出
            </button>
          </SelectionBar>
        }
      />
    </ListSelection>
  );
}
