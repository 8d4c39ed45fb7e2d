import { useModel } from '@umijs/max';
import { useMemo, useRef, useState } from 'react';
import { Facets } from '@/components/list/Facets';
import { choicesOf, withChoice } from '@/components/list/filters';
import { ListSelect } from '@/components/list/ListSelect';
import { Pager, pageCount } from '@/components/list/Pager';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { usePageTitle } from '@/components/page/usePageTitle';
import { type QueryProblem, readQuery } from '@/components/search/readQuery';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { PAGE_SIZES, type PatentSortKey, patentResultLink, readPatentResult } from '@/links';
import { classNumberLabel } from '@/models/initialState';
import { CodeError, errorSentence } from '@/requests/errors';
import { EmptyResult } from './EmptyResult';
import { QueryBar } from './QueryBar';
import { ResultRows, RowsSkeleton } from './ResultRows';
import { facetLists, knownFilters } from './resultFacets';
import { JUMP_LIMIT, usePatentSearch } from './usePatentSearch';

const SORTS: readonly { value: PatentSortKey; label: string }[] = [
  { value: 'relevance', label: '相关度' },
  { value: '-filingDate', label: '申请日从新到旧' },
  { value: 'filingDate', label: '申请日从旧到新' },
  { value: '-publicationDate', label: '公开日从新到旧' },
  { value: 'publicationDate', label: '公开日从旧到新' },
];
const SIZES = PAGE_SIZES.map((size) => ({ value: size as number, label: `${size} 条` }));

/** Code with which the service refuses an expression it cannot read. */
const UNREADABLE = '30001';

/** What the service found wrong with the expression; undefined for any other failure. */
function refusalOf(error: unknown): QueryProblem | undefined {
  if (!(error instanceof CodeError) || error.code !== UNREADABLE) return undefined;
  return { message: errorSentence(error) };
}

/** Class number to label; of a number that occurs twice the first counts. */
function useClassLabels() {
  const { initialState } = useModel('@@initialState');
  const rows = initialState?.dictionaries.classNumbers;
  return useMemo(
    () => new Map([...(rows ?? [])].reverse().map((row) => [row.value, classNumberLabel(row)])),
    [rows],
  );
}

/**
 * The result of a patent search. Query, filters, order and page stand in the address and nowhere
 * else, so going back, loading again or a copied address restore the same screen.
 */
export default function ResultScreen() {
  usePageTitle('检索结果');
  const [state, change] = useListState(readPatentResult, patentResultLink);
  const read = useMemo(() => readQuery(state), [state]);
  const answer = usePatentSearch(state, read);
  const classes = useClassLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, setFacetsOpen] = useState(false);
  useScrollMemory(answer.current);

  const { data: found, error } = answer;
  const result = found?.result;
  const problem = read.problem ?? refusalOf(error);
  const filters = useMemo(() => knownFilters(state), [state]);
  const facets = useMemo(
    () => result && facetLists(result.facets, filters, classes),
    [result, filters, classes],
  );
  const chosen = choicesOf(filters).length;
  const last = result ? pageCount(result.totalElements, state.size, JUMP_LIMIT) : 0;
  const turn = (page: number) => {
    change({ page });
    heading.current?.focus({ preventScroll: true });
  };

  const list = () => {
    if (problem) {
      return (
        <EmptyState title="这个检索式无法执行">
          <p>{problem.message}</p>
          <p>请在上面改正后再检索。</p>
        </EmptyState>
      );
    }
    if (error) return <ErrorState title="检索没有成功" error={error} onRetry={answer.retry} />;
    if (!found || !result || (answer.loading && !result.content.length)) return <RowsSkeleton />;
    if (!result.totalElements) return <EmptyResult state={state} read={read} classes={classes} />;
    if (!result.content.length) {
      return (
        <EmptyState title={`第 ${state.page} 页没有内容`}>
          <p>
            <button type="button" className="ipr-text-button" onClick={() => turn(last)}>
              转到最后一页
            </button>
          </p>
        </EmptyState>
      );
    }
    return <ResultRows found={found} />;
  };

  const total = !problem && !error && result ? result.totalElements : undefined;
  return (
    <div className="ipr-result">
      <QueryBar state={state} read={read} problem={problem} classes={classes} onChange={change} />
      <div className="ipr-result-tools">
        <h1 ref={heading} tabIndex={-1}>
          检索结果
        </h1>
        <p role="status">
          {answer.loading && '正在检索…'}
          {!answer.loading && total !== undefined && (
            <>
              共 <strong className="ipr-num">{total.toLocaleString('zh-CN')}</strong> 件
              {total > JUMP_LIMIT &&
                `，可翻阅前 ${JUMP_LIMIT.toLocaleString('zh-CN')} 件，请用筛选缩小范围`}
            </>
          )}
        </p>
        <ListSelect
          label="排序"
          value={state.sort}
          options={SORTS}
          onChange={(sort) => change({ sort })}
        />
        <ListSelect
          label="每页"
          value={state.size}
          options={SIZES}
          onChange={(size) => change({ size })}
        />
        <button
          type="button"
          className="ipr-facets-switch"
          aria-expanded={facetsOpen}
          onClick={() => setFacetsOpen(!facetsOpen)}
        >
          筛选{chosen > 0 && `（${chosen}）`}
        </button>
      </div>
      <div className="ipr-result-body">
        <section className="ipr-facets" aria-label="筛选" data-open={facetsOpen}>
          {facets ? (
            <Facets
              facets={facets}
              filters={filters}
              onChoose={(facet, value, choice) => change(withChoice(filters, facet, value, choice))}
            />
          ) : (
            !problem && !error && <SkeletonLines widths={[60, 90, 80, 90, 50, 90, 80]} />
          )}
        </section>
        <section
          className="ipr-result-list"
          aria-label="结果列表"
          aria-busy={answer.loading}
          data-stale={answer.loading && Boolean(result)}
        >
          {list()}
          {total !== undefined && (
            <Pager
              label="检索结果"
              page={state.page}
              size={state.size}
              total={total}
              limit={JUMP_LIMIT}
              onPage={turn}
            />
          )}
        </section>
      </div>
    </div>
  );
}
