import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ExportButton, ExportPlace } from '@/components/export/dialog/ExportButton';
import { choicesOf } from '@/components/list/facets/filters';
import { ListFoot } from '@/components/list/screen/ListFoot';
import { ListHead } from '@/components/list/screen/ListHead';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { pageRows, useListParts } from '@/components/list/screen/useListParts';
import { ListSelection, useListSelection } from '@/components/list/selection/ListSelection';
import { useListState } from '@/components/list/useListState';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useSame } from '@/components/page/useSame';
import { PATENT } from '@/components/patent/noun';
import { type ClassLabels, knownFilters } from '@/components/patent/patentFacets';
import { SORTS } from '@/components/patent/sorts';
import { useClassLabels } from '@/components/patent/useClassLabels';
import { SaveSearch } from '@/components/search/history/SaveSearch';
import { useRecordSearch } from '@/components/search/history/useRecordSearch';
import { readQuery } from '@/components/search/readQuery';
import type { QueryProblem } from '@/components/search/tooLong';
import {
  MOST_COMPARED,
  type PatentResultState,
  patentResultLink,
  readPatentResult,
} from '@/links/patent';
import { CodeError, errorSentence } from '@/requests/errors';
import { ChartsSwitch } from './charts/ChartsSwitch';
import styles from './charts/charts.module.css';
import { NumbersElsewhere } from './numbers/NumbersElsewhere';
import { NumbersNote, NumbersOfQuery } from './numbers/NumbersNote';
import { PatentFacets } from './PatentFacets';
import { QueryBar } from './QueryBar';
import { ResultList } from './ResultList';
import { JUMP_LIMIT } from './request';
import { useNewQuery } from './useNewQuery';
import { type FoundPage, usePatentSearch } from './usePatentSearch';
import { type Asked, useQuestion } from './useQuestion';
import { VIEWS } from './views/views';

const PatentExport = lazy(() => import('./export/PatentExport'));

interface ExportActionProps {
  state: PatentResultState;
  expression: string;
  asked: Asked;
  /** What is on screen; undefined or empty when there is nothing to export. */
  found: FoundPage | undefined;
  loading: boolean;
  classes: ClassLabels;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The way to the export, where there is something to take home. */
function ExportAction(props: ExportActionProps) {
  const { state, expression, asked, found, loading, classes, open, onOpen } = props;
  const { ids } = useListSelection();
  if (!found && loading) return <ExportPlace />;
  if (!found?.result.totalElements) return null;
  return (
    <ExportButton open={open} onOpen={onOpen}>
      {(onClose) => (
        <PatentExport
          context={{ state, expression, asked, found, classes, selected: ids }}
          onClose={onClose}
        />
      )}
    </ExportButton>
  );
}

const ResultCharts = lazy(() => import('./charts/ResultCharts'));
const SimplifiedNote = lazy(() => import('./SimplifiedNote'));
const UnequalNote = lazy(() => import('./UnequalNote'));

/** Code with which the service refuses an expression it cannot read. */
const UNREADABLE = '30001';

/** What the service found wrong with the expression; undefined for any other failure. */
function refusalOf(error: unknown): QueryProblem | undefined {
  if (!(error instanceof CodeError) || error.code !== UNREADABLE) return undefined;
  return { message: errorSentence(error) };
}

const rowsOf = ({ result }: FoundPage) => pageRows(result, ({ id }) => id);

/** The state without the record that is read beside the list: the same object while one reads on. */
function useListPart(state: PatentResultState): PatentResultState {
  const part = { ...state, sel: '' };
  return useSame(part, patentResultLink(part));
}

/** What a selection belongs to: the question asked, in whatever order, page or view it is read. */
function selectionName(state: PatentResultState, expression: string): string {
  const { include, exclude } = knownFilters(state);
  return JSON.stringify(['patent', expression, include, exclude, state.years, state.set]);
}

interface Props {
  state: PatentResultState;
  expression: string;
  children: ReactNode;
}

/** Holds the patents chosen in a result. */
function ResultSelection({ state, expression, children }: Props) {
  return (
    <ListSelection name={selectionName(state, expression)} noun={PATENT}>
      {children}
    </ListSelection>
  );
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
  const { sort, page, size, view } = state;
  const { data: found, error } = answer;
  const { list: numbers } = asked;
  const list = useListParts({
    answer,
    rowsOf,
    refused: Boolean(read.problem) || numbers.kind === 'elsewhere',
    chosen: choicesOf(knownFilters(state)).length,
    shown: [asked.key, sort, page, size, view].join(' '),
    page,
    size,
    limit: JUMP_LIMIT,
    onPage: (to) => change({ page: to }),
  });
  const { nothing, bare, failed } = list;
  const hits = answer.current ? found?.result.totalElements : undefined;
  useRecordSearch({ ...state, ...knownFilters(state) }, read, hits);
  const problem = useMemo(() => read.problem ?? refusalOf(error), [read, error]);

  const charts = state.charts && asked.question && !nothing && (
    <Suspense fallback={<div className={styles.chartsComing} aria-hidden="true" />}>
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
            list={numbers}
            classes={classes}
            onChange={change}
            onSearch={search}
          />
        }
        tools={
          <ListHead
            list={list}
            title="检索结果"
            noun={PATENT}
            place={state}
            sorts={SORTS}
            views={VIEWS}
            // Another view reads no record beside the list at first.
            onChange={(next) => change(next.view ? { ...next, sel: '' } : next)}
          >
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
              loading={answer.loading}
              classes={classes}
              open={list.exporting}
              onOpen={list.onExport}
            />
          </ListHead>
        }
        notes={
          <>
            {numbers.kind === 'here' && (
              <NumbersNote
                key={numbers.set.id}
                state={state}
                expression={read.expression}
                set={numbers.set}
              />
            )}
            {numbers.kind === 'none' && read.ast && (
              <NumbersOfQuery ast={read.ast} expression={read.expression} />
            )}
            {read.parts.some(({ simplified }) => simplified) && (
              <Suspense fallback={null}>
                <SimplifiedNote state={state} read={read} />
              </Suspense>
            )}
            {read.expression.includes('!=') && (
              <Suspense fallback={null}>
                <UnequalNote
                  state={state}
                  read={read}
                  list={numbers}
                  total={answer.loading ? undefined : list.total}
                />
              </Suspense>
            )}
            {charts}
          </>
        }
        instead={
          numbers.kind === 'elsewhere' && (
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
              open={list.facetsOpen}
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
            list={list}
            classes={classes}
            onChange={change}
          />
        }
        foot={
          <ListFoot list={list}>
            <CompareAction
              most={MOST_COMPARED}
              onCompare={(compare) => change({ compare, page: state.page })}
            />
          </ListFoot>
        }
      />
    </ResultSelection>
  );
}
