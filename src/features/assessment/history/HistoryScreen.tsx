import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { lazy, useRef } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ListExport } from '@/components/export/dialog/ListExport';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListFoot } from '@/components/list/screen/ListFoot';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { ListTools } from '@/components/list/screen/ListTools';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import { pageRows, useListParts } from '@/components/list/screen/useListParts';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { SelectPage } from '@/components/list/selection/SelectPage';
import { useListState } from '@/components/list/useListState';
import partsStyles from '@/components/page/parts.module.css';
import { usePageTitle } from '@/components/page/usePageTitle';
import { WordBox } from '@/components/search/WordBox';
import { EmptyState } from '@/components/state/EmptyState';
import { PROCESSES } from '@/domain/workflow/status';
import {
  ASSESSMENT_PROCESSES,
  type AssessmentHistoryState,
  assessmentHistoryLink,
  COMPARED_ASSESSMENTS,
  readAssessmentHistory,
} from '@/links/assessment';
import { applyLink } from '@/links/business';
import type { AssessmentRow } from '@/services/project/assessment';
import { chipsOf } from './chips';
import { Drafts } from './Drafts';
import { HistoryFilters } from './HistoryFilters';
import { HistoryTable } from './HistoryTable';
import { LONGEST_WORDS, NO_FILTERS, questionOf } from './question';
import { SORTS } from './sorts';
import { type FoundAssessments, useHistory } from './useHistory';
import { ASSESSMENT } from './words';

/** Rows by id. */
type SeenRows = ReadonlyMap<string, AssessmentRow>;

/** Every row that was on the screen: what is chosen may stand on another page. */
function useSeenRows(rows: readonly AssessmentRow[] | undefined): SeenRows {
  const seen = useRef(new Map<string, AssessmentRow>());
  for (const row of rows ?? []) if (row.id) seen.current.set(row.id, row);
  return seen.current;
}

/**
 * Why two runs cannot be compared; undefined when they can, or when not both are known here: the
 * comparison then says it itself.
 */
function comparisonProblem(ids: readonly string[], seen: SeenRows): string | undefined {
  const rows = ids.flatMap((id) => seen.get(id) ?? []);
  if (rows.some(({ status }) => status && status !== 'FINISHED')) {
    return '没有办结的评估还没有结果，不能对比';
  }
  if (new Set(rows.flatMap(({ kind }) => kind ?? [])).size > 1) return '类型不同的评估不能对比';
  return undefined;
}

/** The earlier run first: the later one is compared with it. */
function inOrder(ids: readonly string[], seen: SeenRows): string[] {
  const time = (id: string) => seen.get(id)?.submitTime ?? '';
  return [...ids].sort((one, other) => time(one).localeCompare(time(other)));
}

const HistoryExport = lazy(() => import('./export/HistoryExport'));

const SKELETON_LINES = [24, 60, 40];
const NO_LIMIT = Number.POSITIVE_INFINITY;

interface Props {
  state: AssessmentHistoryState;
  onChange: (change: Partial<AssessmentHistoryState>) => void;
}

const rowsOf = (found: FoundAssessments) => ({
  ...pageRows(found, ({ id }) => id),
  uncounted: found.counted ? undefined : '其他账号的评估没有列出，您的评估共有几件无法确认',
});

/** The ways to a new assessment. */
function NewAssessments() {
  return (
    <Flex component="span" wrap gap="0 12px" align="center" className={partsStyles.fingers}>
      {ASSESSMENT_PROCESSES.map((process) => (
        <Link key={process} to={applyLink(process)}>
          {PROCESSES[process]}
        </Link>
      ))}
    </Flex>
  );
}

/** Nothing was found: because of what narrows the list, or because nothing was asked for yet. */
function EmptyHistory({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <EmptyState title="还没有评估">
        <p>可以发起：</p>
        <NewAssessments />
      </EmptyState>
    );
  }
  return (
    <EmptyState title="没有符合条件的评估">
      <p>请减少筛选条件，或核对关键词：可以用办件编号、名称或专利号的一部分。</p>
      <p>
        <Button onClick={onClear}>清除条件</Button>
      </p>
    </EmptyState>
  );
}

function History({ state, onChange }: Props) {
  const answer = useHistory(state);
  const { data: found, error, loading } = answer;
  const { page, size, q } = state;
  const chips = chipsOf(state, onChange);
  const narrowed = chips.length > 0 || q !== '';
  const list = useListParts({
    answer,
    rowsOf,
    chosen: chips.length,
    shown: assessmentHistoryLink(state),
    page,
    size,
    limit: NO_LIMIT,
    onPage: (to) => onChange({ page: to }),
  });
  const { total, turn } = list;
  const section = useRef<HTMLElement>(null);
  const seen = useSeenRows(found?.content);
  return (
    <ListScreen
      view="list"
      bar={
        <ListBar>
          <WordBox
            place="assessment"
            name="评估检索"
            label="在我的评估中检索：办件编号、名称或专利号"
            placeholder="办件编号、名称或专利号"
            q={q}
            longest={LONGEST_WORDS}
            onSearch={(next) => onChange({ q: next })}
          >
            <div className="ipr-chip-row">
              <FilterChips chips={chips} onClear={() => onChange(NO_FILTERS)} />
            </div>
          </WordBox>
        </ListBar>
      }
      tools={
        <ListTools
          title="评估历史"
          heading={list.heading}
          noun={ASSESSMENT}
          place={state}
          sorts={SORTS}
          loading={loading}
          total={total}
          uncounted={list.uncounted}
          limit={NO_LIMIT}
          listed={total !== 0}
          onSort={(sort) => onChange({ sort })}
          onSize={(next) => onChange({ size: next })}
          filters={null}
        >
          {total !== 0 && <SelectPage ids={list.pageIds} />}
          <ListExport list={list}>
            {(rows, onClose) => <HistoryExport state={state} {...rows} onClose={onClose} />}
          </ListExport>
        </ListTools>
      }
      notes={
        <>
          <Flex component="p" wrap gap="0 8px" align="center">
            发起新的评估：
            <NewAssessments />
          </Flex>
          <Drafts />
          <HistoryFilters state={state} onChange={onChange} />
          {found?.unclear && (
            <p className="ipr-note">
              有的评估没有写明是谁申请的，无法确认都是您的，请按编号和名称核对。
            </p>
          )}
        </>
      }
      list={
        <ListSection
          ref={section}
          loading={loading}
          stale={loading && Boolean(found)}
          pages={
            found && !error
              ? { page, size, total: total ?? 0, limit: NO_LIMIT, onPage: turn }
              : undefined
          }
        >
          <ListStates
            answer={answer}
            countOf={({ totalElements, content, counted }) => ({
              // Others' rows on a page say nothing of the pages behind it.
              total: totalElements,
              listed: counted ? content.length : 1,
            })}
            skeleton={<RowsSkeleton view="list" lines={SKELETON_LINES} rows={6} />}
            empty={
              <EmptyHistory
                narrowed={narrowed}
                onClear={() => onChange({ ...NO_FILTERS, q: '' })}
              />
            }
            page={page}
            size={size}
            limit={NO_LIMIT}
            onTurn={turn}
          >
            {(shown) => <HistoryTable found={shown} />}
          </ListStates>
        </ListSection>
      }
      foot={
        <ListFoot list={list}>
          <CompareAction
            most={COMPARED_ASSESSMENTS}
            problem={(chosen) => comparisonProblem(chosen, seen)}
            onCompare={(chosen) => onChange({ compare: inOrder(chosen, seen), page })}
          />
        </ListFoot>
      }
    />
  );
}

/** The user's assessments. Words, filters, order and page stand in the address and nowhere else. */
export default function HistoryScreen() {
  usePageTitle('评估历史');
  const [state, change] = useListState(readAssessmentHistory, assessmentHistoryLink);
  const name = JSON.stringify(['assessment', questionOf(state)]);
  return (
    <ListSelection name={name} noun={ASSESSMENT}>
      <History state={state} onChange={change} />
    </ListSelection>
  );
}
