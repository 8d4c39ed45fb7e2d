import { useLocation, useNavigate } from '@umijs/max';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { choicesOf } from '@/components/list/facets/filters';
import { pageRows, useListParts } from '@/components/list/screen/useListParts';
import { useListState } from '@/components/list/useListState';
import { useSame } from '@/components/page/useSame';
import { PHONE, useScreenMatches } from '@/components/page/useScreenMatches';
import { PATENT } from '@/components/patent/noun';
import { knownFilters } from '@/components/patent/patentFacets';
import { sortsOf } from '@/components/patent/sorts';
import { useClassLabels } from '@/components/patent/useClassLabels';
import { SaveSearch } from '@/components/search/history/SaveSearch';
import { useRecordSearch } from '@/components/search/history/useRecordSearch';
import { readQuery } from '@/components/search/readQuery';
import type { QueryProblem } from '@/components/search/tooLong';
import {
  MOST_COMPARED,
  type PatentQuery,
  type PatentResultState,
  patentResultLink,
  quickFilters,
  readPatentResult,
} from '@/links/patent';
import { CodeError, errorSentence } from '@/requests/errors';
import { ChartsSwitch } from './charts/ChartsSwitch';
import styles from './charts/charts.module.css';
import { NumbersNote, NumbersOfQuery } from './numbers/NumbersNote';
import { PatentFacets } from './PatentFacets';
import { QueryBar } from './QueryBar';
import { ResultList } from './ResultList';
import { JUMP_LIMIT } from './request';
import { type FoundPage, usePatentSearch } from './usePatentSearch';
import { useQuestion } from './useQuestion';
import { ColumnsPlace } from './views/columnsPlace';
import { PHONE_VIEWS, VIEWS } from './views/views';
import { SearchWithin } from './within/SearchWithin';

const PatentExport = lazy(() => import('./export/PatentExport'));

const NumbersElsewhere = lazy(() => import('./numbers/NumbersElsewhere'));
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

/**
 * Runs another query in place of the present one. It keeps type, validity and years; a corrected
 * reading keeps every filter. The function stays the same whatever the address is.
 */
function useNewQuery(state: PatentResultState): (query: PatentQuery, corrected?: boolean) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ state, address: '' });
  useEffect(() => {
    latest.current = { state, address: pathname + search };
  }, [state, pathname, search]);
  return useCallback(
    (query, corrected = false) => {
      const { state: now, address } = latest.current;
      const to = patentResultLink({
        ...now,
        ...query,
        page: 1,
        ...(corrected || query.q === now.q ? {} : quickFilters(now)),
      });
      // The same address again asks again, without one more step for the back button.
      navigate(to, { replace: to === address });
    },
    [navigate],
  );
}

/** The list of patents: what is chosen belongs to the question, in whatever order or view it is read. */
const patents = (expression: string) => ({
  name: 'patent',
  noun: PATENT,
  questionOf: (state: PatentResultState) => {
    const { include, exclude } = knownFilters(state);
    return [expression, include, exclude, state.years, state.set];
  },
});

/** A telephone has no room for a record beside the list: the list alone is read there. */
const withoutPane = (state: PatentResultState): PatentResultState =>
  state.view === 'split' ? { ...state, view: 'list' } : state;

/**
 * The result of a patent search. Query, filters, order and page stand in the address and nowhere
 * else, so going back, loading again or a copied address restore the same screen.
 */
export default function ResultScreen() {
  const [addressed, change] = useListState(readPatentResult, patentResultLink);
  const isPhone = useScreenMatches(PHONE);
  const state = useMemo(() => (isPhone ? withoutPane(addressed) : addressed), [isPhone, addressed]);
  const listPart = useListPart(state);
  const search = useNewQuery(state);
  const read = useMemo(() => readQuery(listPart), [listPart]);
  const asked = useQuestion(state, read);
  const answer = usePatentSearch(state, read, asked);
  const classes = useClassLabels();
  const { sort, page, size, view } = state;
  const { data: found, error } = answer;
  const { list: numbers } = asked;
  const problem = useMemo(() => read.problem ?? refusalOf(error), [read, error]);
  const list = useListParts({
    answer,
    rowsOf,
    refused: Boolean(problem) || numbers.kind === 'elsewhere',
    chosen: choicesOf(knownFilters(state)).length,
    shown: [asked.key, sort, page, size, view].join(' '),
    page,
    size,
    limit: JUMP_LIMIT,
    onPage: (to) => change({ page: to }),
  });
  const [columnsPlace, setColumnsPlace] = useState<HTMLElement | null>(null);
  const { nothing } = list;
  const hits = answer.current ? found?.result.totalElements : undefined;
  useRecordSearch({ ...state, ...knownFilters(state) }, read, hits);
  return (
    <DeclaredScreen
      declared={patents(read.expression)}
      state={state}
      list={list}
      title="检索结果"
      sorts={sortsOf(read.ast)}
      views={isPhone ? PHONE_VIEWS : VIEWS}
      // Another view reads no record beside the list at first.
      onChange={(next) => change(next.view ? { ...next, sel: '' } : next)}
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
      actions={
        <>
          {!nothing && (
            <ChartsSwitch
              open={state.charts}
              onChange={(charts) => change({ charts, page: state.page })}
            />
          )}
          {!problem && <SaveSearch question={state} />}
        </>
      }
      rare={
        <>
          {view === 'table' && <span ref={setColumnsPlace} />}
          <SearchWithin state={listPart} read={read} onChange={change} />
        </>
      }
      exported={(rows, onClose) => (
        <PatentExport
          context={{ state, expression: read.expression, asked, classes, ...rows }}
          onClose={onClose}
        />
      )}
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
          {state.charts && asked.question && !nothing && (
            <Suspense fallback={<div className={styles.chartsComing} aria-hidden="true" />}>
              <ResultCharts state={state} asked={asked} classes={classes} onChange={change} />
            </Suspense>
          )}
        </>
      }
      instead={
        numbers.kind === 'elsewhere' && (
          <Suspense fallback={null}>
            <NumbersElsewhere state={state} expression={read.expression} />
          </Suspense>
        )
      }
      facets={
        <PatentFacets
          state={listPart}
          asked={asked}
          result={found?.result}
          classes={classes}
          failed={list.failed}
          open={list.facetsOpen}
          onChange={change}
        />
      }
      compared={{
        most: MOST_COMPARED,
        onCompare: (compare) => change({ compare, page: state.page }),
      }}
    >
      <ColumnsPlace value={columnsPlace}>
        <ResultList
          state={state}
          read={read}
          problem={problem}
          list={list}
          classes={classes}
          onChange={change}
        />
      </ColumnsPlace>
    </DeclaredScreen>
  );
}
