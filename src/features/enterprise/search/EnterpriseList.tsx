import { useNavigate } from '@umijs/max';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useListKeys } from '@/components/list/keys/useListKeys';
import { ROW } from '@/components/list/keys/useRowKeys';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { pageCount } from '@/components/list/screen/Pager';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { Latest } from '@/components/list/useLatestAnswer';
import { EmptyState } from '@/components/state/EmptyState';
import { type EnterpriseSearchState, enterpriseLink } from '@/links/enterprise';
import { ENTERPRISE } from '../noun';
import { EnterpriseRow } from './EnterpriseRow';
import { JUMP_LIMIT } from './question';
import type { FoundEnterprises } from './useEnterprises';

const KeysOfList = lazy(() => import('./KeysOfList'));

interface Props {
  state: EnterpriseSearchState;
  answer: Latest<FoundEnterprises>;
  /** The search cannot be run as it stands. */
  refused: boolean;
  empty: ReactNode;
  onTurn: (page: number) => void;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  /** What the shortcut of export does; undefined where nothing can be exported. */
  onExport: (() => void) | undefined;
}

/** The enterprises of the present page, or what there is instead, and the way to the others. */
export function EnterpriseList({
  state: { page, size },
  answer,
  refused,
  empty,
  onTurn,
  helpOpen,
  onHelp,
  onExport,
}: Props) {
  const { data, error, loading } = answer;
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const total = data?.result.totalElements ?? 0;
  const said = useListKeys(list, {
    noun: ENTERPRISE,
    ready: !loading && !error && !refused,
    page,
    last: pageCount(total, size, JUMP_LIMIT),
    onPage: onTurn,
    onOpen: (name) => {
      if (data) navigate(enterpriseLink(name, { from: data.from }));
    },
    onHelp: () => onHelp(true),
    onExport,
  });
  return (
    <ListSection
      ref={list}
      loading={loading}
      stale={loading && Boolean(data)}
      said={said}
      pages={
        data && !error && !refused
          ? { page, size, total, limit: JUMP_LIMIT, onPage: onTurn }
          : undefined
      }
      after={
        helpOpen && (
          <Suspense fallback={null}>
            <KeysOfList canExport={onExport !== undefined} onClose={() => onHelp(false)} />
          </Suspense>
        )
      }
    >
      <ListStates
        answer={answer}
        countOf={({ result }) => ({ total: result.totalElements, listed: result.content.length })}
        refused={
          refused && (
            <EmptyState title="这样还不能检索">
              <p>请按上面的提示改正后再检索。</p>
            </EmptyState>
          )
        }
        skeleton={<RowsSkeleton view="list" lines={[40, 90, 70]} rows={6} />}
        empty={empty}
        page={page}
        size={size}
        limit={JUMP_LIMIT}
        onTurn={onTurn}
      >
        {({ result, q, from }) => {
          const first = (page - 1) * size + 1;
          return (
            <ol className="ipr-rows" start={first} aria-label="检索到的企业">
              {result.content.map((row, index) => (
                <li key={row.enterpriseName} {...{ [ROW]: row.enterpriseName }}>
                  <EnterpriseRow row={row} place={first + index} q={q} from={from} />
                </li>
              ))}
            </ol>
          );
        }}
      </ListStates>
    </ListSection>
  );
}
