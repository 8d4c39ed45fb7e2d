import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { choicesOf } from '@/components/list/facets/filters';
import { KeyHint } from '@/components/list/keys/KeyHint';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListTools } from '@/components/list/screen/ListTools';
import { SelectionBar } from '@/components/list/selection/SelectionBar';
import { SelectPage } from '@/components/list/selection/SelectPage';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PATENT } from '@/components/patent/noun';
import { knownFilters } from '@/components/patent/patentFacets';
import { SORTS } from '@/components/patent/sorts';
import { useClassLabels } from '@/components/patent/useClassLabels';
import { SaveSearch } from '@/components/search/history/SaveSearch';
import { useRecordSearch } from '@/components/search/history/useRecordSearch';
import { type QueryProblem, readQuery } from '@/components/search/readQuery';
import {
  MOST_COMPARED,
  type PatentResultState,
  patentResultLink,
  readPatentResult,
} from '@/links/patent';
import { CodeError, errorSentence } from '@/requests/errors';
import { ChartsSwitch } from './charts/ChartsSwitch';
import { ExportAction } from './export/ExportAction';
import { NumbersElsewhere } from './numbers/NumbersElsewhere';
import { NumbersNote } from './numbers/NumbersNote';
import { PatentFacets } from './PatentFacets';
import { QueryBar } from './QueryBar';
import { ResultList } from './ResultList';
import { ResultSelection } from './ResultSelection';
import { JUMP_LIMIT } from './request';
import { useNewQuery } from './useNewQuery';
import { usePatentSearch } from './usePatentSearch';
import { useQuestion } from './useQuestion';
import { VIEWS } from './views/views';

const ResultCharts = lazy(() => import('./charts/ResultCharts'));

/** Code with which the service refuses an expression it cannot read. */
const UNREADABLE = '30001';

/** What the service found wrong with the expression; undefined for any other failure. */
function refusalOf(error: unknown): QueryProblem | undefined {
  if (!(error instanceof CodeError) || error.code !== UNREADABLE) return undefined;
  return { message: errorSentence(error) };
}

/** The state without the record that is read beside the list: the same object while one reads on. */
function useListPart(state: PatentResultState): PatentResultState {
  const key = patentResultLink({ ...state, sel: '' });
  return useMemo(() => ({ ...state, sel: '' }), [key]);
}

/**
 * The result of a patent search. Query, filters, order and page stand in the address and nowhere
 * else, so going back, loading again or a copied address restore the same screen.
 */
export default function ResultScreen() {
  usePageTitle('检索结果');
  const [state, change] = useListState(readPatentResult, patentResultLink);
  const listPart = useListPart(state);
  const search = useNewQuery(state);
  const read = useMemo(() => readQuery(listPart), [listPart]);
  const asked = useQuestion(state, read);
  const answer = usePatentSearch(state, read, asked);
  const classes = useClassLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, setFacetsOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [exporting, setExporting] = useState(false);
  const { sort, page, size, view } = state;
  useScrollMemory(answer.current, [asked.key, sort, page, size, view].join(' '));

  const { data: found, error } = answer;
  const hits = answer.current ? found?.result.totalElements : undefined;
  useRecordSearch({ ...state, ...knownFilters(state) }, read, hits);
  const problem = useMemo(() => read.problem ?? refusalOf(error), [read, error]);
  const { list } = asked;
  const failed = Boolean(problem || error) || list.kind === 'elsewhere';
  const total = failed ? undefined : found?.result.totalElements;
  const chosen = choicesOf(knownFilters(state)).length;
  const nothing = total === 0 || failed;
  // Nothing can be chosen and nothing taken back: the message has the page to itself.
  const bare = nothing && chosen === 0;
  const pageIds = useMemo(() => found?.result.content.map(({ id }) => id) ?? [], [found]);
  const turn = (page: number) => {
    change({ page });
    heading.current?.focus({ preventScroll: true });
  };

  const charts = state.charts && asked.question && !nothing && (
    <Suspense fallback={<div className="ipr-charts-coming" aria-hidden="true" />}>
      <ResultCharts state={state} asked={asked} classes={classes} onChange={change} />
    </Suspense>
  );

  return (
    <ResultSelection state={state} expression={read.expression}>
      <ListScreen
        view={view}
        bar={
          <QueryBar
            state={listPart}
            read={read}
            problem={problem}
            list={list}
            classes={classes}
            onChange={change}
            onSearch={search}
          />
        }
        tools={
          <ListTools
            title="检索结果"
            heading={heading}
            noun={PATENT}
            place={state}
            sorts={SORTS}
            views={VIEWS}
            loading={answer.loading}
            total={total}
            limit={JUMP_LIMIT}
            listed={!nothing}
            onSort={(sort) => change({ sort })}
            onSize={(size) => change({ size })}
            onView={(view) => change({ view, page: state.page, sel: '' })}
            filters={
              !bare && <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={setFacetsOpen} />
            }
          >
            {!nothing && <SelectPage ids={pageIds} />}
            <KeyHint onOpen={() => setHelpOpen(true)} />
            {!nothing && (
              <ChartsSwitch
                open={state.charts}
                onChange={(charts) => change({ charts, page: state.page })}
              />
            )}
            {!problem && <SaveSearch question={state} />}
            <ExportAction
              state={state}
              expression={read.expression}
              asked={asked}
              found={failed ? undefined : found}
              classes={classes}
              open={exporting}
              onOpen={setExporting}
            />
          </ListTools>
        }
        notes={
          <>
            {list.kind === 'here' && (
              <NumbersNote
                key={list.set.id}
                state={state}
                expression={read.expression}
                set={list.set}
                total={answer.loading ? undefined : total}
              />
            )}
            {charts}
          </>
        }
        instead={
          list.kind === 'elsewhere' && (
            <NumbersElsewhere state={state} expression={read.expression} />
          )
        }
        facets={
          !bare && (
            <PatentFacets
              state={listPart}
              asked={asked}
              result={found?.result}
              classes={classes}
              failed={failed}
              open={facetsOpen}
              onChange={change}
            />
          )
        }
        list={
          <ResultList
            // Without the facets it stands elsewhere: another list, not the same one moved.
            key={bare ? 'bare' : 'narrowable'}
            state={state}
            read={read}
            problem={problem}
            answer={answer}
            classes={classes}
            onTurn={turn}
            onChange={change}
            helpOpen={helpOpen}
            onHelp={setHelpOpen}
            onExport={total ? () => setExporting(true) : undefined}
          />
        }
        foot={
          <SelectionBar pageIds={pageIds}>
            <CompareAction
              most={MOST_COMPARED}
              onCompare={(compare) => change({ compare, page: state.page })}
            />
            <button type="button" className="ipr-button" onClick={() => setExporting(true)}>
              导出
            </button>
          </SelectionBar>
        }
      />
    </ResultSelection>
  );
}
