import { Link, useNavigate } from '@umijs/max';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useListKeys } from '@/components/list/keys/useListKeys';
import { ROW } from '@/components/list/keys/useRowKeys';
import styles from '@/components/list/list.module.css';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { pageCount } from '@/components/list/screen/Pager';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import { SelectRow } from '@/components/list/selection/SelectRow';
import type { Latest } from '@/components/list/useLatestAnswer';
import { PATENT } from '@/components/patent/noun';
import { PatentRow } from '@/components/patent/PatentRow';
import { EmptyState } from '@/components/state/EmptyState';
import { parseExpression } from '@/domain/search/parser';
import { fromNodeResult, type NodeResultState, nodeResultLink } from '@/links/navigation';
import { patentDetailLink } from '@/links/patent';
import type { SearchResult } from '@/services/cnipr';
import { JUMP_LIMIT, sameResultLink } from './question';

const KeysOfList = lazy(() => import('./KeysOfList'));

interface Props {
  expression: string;
  state: NodeResultState;
  answer: Latest<SearchResult>;
  onTurn: (page: number) => void;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** The patents of a node on the present page, or what there is instead. */
export function NodeList({ expression, state, answer, onTurn, helpOpen, onHelp }: Props) {
  const { page, size } = state;
  const { data, error, loading } = answer;
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const total = data?.totalElements ?? 0;
  const ast = useMemo(() => {
    const parsed = parseExpression(expression);
    return parsed.ok ? parsed.ast : undefined;
  }, [expression]);
  const from = fromNodeResult(sameResultLink(expression, state).split('?')[1] ?? '', state);
  const said = useListKeys(list, {
    noun: PATENT,
    ready: !loading && !error,
    page,
    last: pageCount(total, size, JUMP_LIMIT),
    onPage: onTurn,
    onOpen: (id) => navigate(patentDetailLink(id, from)),
    onHelp: () => onHelp(true),
    onExport: undefined,
  });
  const first = (page - 1) * size + 1;
  return (
    <ListSection
      ref={list}
      loading={loading}
      stale={loading && Boolean(data)}
      said={said}
      pages={data && !error ? { page, size, total, limit: JUMP_LIMIT, onPage: onTurn } : undefined}
      after={
        helpOpen && (
          <Suspense fallback={null}>
            <KeysOfList onClose={() => onHelp(false)} />
          </Suspense>
        )
      }
    >
      <ListStates
        answer={answer}
        countOf={(result) => ({ total: result.totalElements, listed: result.content.length })}
        refused={false}
        skeleton={<RowsSkeleton view="list" lines={[46, 78, 60, 96, 88]} rows={5} />}
        empty={
          <EmptyState title="没有符合条件的专利">
            <p>
              <Link to={nodeResultLink({ subject: state.subject, node: state.node })}>
                去掉筛选，看这个环节的全部专利
              </Link>
              ，或者在上面修改检索式。
            </p>
          </EmptyState>
        }
        page={page}
        size={size}
        limit={JUMP_LIMIT}
        onTurn={onTurn}
      >
        {({ content }) => (
          <ol className={styles.rows} start={first} aria-label="本环节的专利">
            {content.map((patent, index) => (
              <li key={patent.id || index} {...{ [ROW]: patent.id }}>
                <PatentRow
                  patent={patent}
                  place={first + index}
                  ast={ast}
                  from={from}
                  sort={state.sort}
                  select={<SelectRow id={patent.id} place={first + index} title={patent.title} />}
                />
              </li>
            ))}
          </ol>
        )}
      </ListStates>
    </ListSection>
  );
}
