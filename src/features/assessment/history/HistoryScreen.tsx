import { Link, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { lazy, useRef } from 'react';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { ListBody } from '@/components/list/screen/ListBody';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import { pageRows, useListParts } from '@/components/list/screen/useListParts';
import { useListState } from '@/components/list/useListState';
import partsStyles from '@/components/page/parts.module.css';
import { WordBox } from '@/components/search/WordBox';
import { EmptyState } from '@/components/state/EmptyState';
import { PROCESSES } from '@/domain/workflow/status';
import {
  ASSESSMENT_PROCESSES,
  assessmentHistoryLink,
  assessmentLink,
  COMPARED_ASSESSMENTS,
  readAssessmentHistory,
} from '@/links/assessment';
import { applyLink } from '@/links/business';
import type { AssessmentRow } from '@/services/project/assessment';
import { chipsOf } from './chips';
import { Drafts } from './Drafts';
import { EmptyHistory } from './EmptyHistory';
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

/** The user's assessments. Words, filters, order and page stand in the address and nowhere else. */
export default function HistoryScreen() {
  const [state, onChange] = useListState(readAssessmentHistory, assessmentHistoryLink);
  const answer = useHistory(state);
  const { page, size, q } = state;
  const chips = chipsOf(state, onChange);
  const list = useListParts({
    answer,
    rowsOf,
    chosen: chips.length,
    shown: assessmentHistoryLink(state),
    page,
    size,
    limit: Number.POSITIVE_INFINITY,
    onPage: (to) => onChange({ page: to }),
  });
  const navigate = useNavigate();
  const seen = useSeenRows(answer.data?.content);
  return (
    <DeclaredScreen
      declared={{ name: 'assessment', noun: ASSESSMENT, questionOf }}
      state={state}
      list={list}
      title="评估历史"
      sorts={SORTS}
      onChange={onChange}
      bar={
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
      }
      notes={
        <>
          <Drafts />
          <Flex wrap gap="0 32px" justify="space-between">
            <HistoryFilters state={state} open={list.facetsOpen} onChange={onChange} />
            <Flex component="p" wrap gap="0 8px" align="center">
              发起新的评估：
              <NewAssessments />
            </Flex>
          </Flex>
          {answer.data?.unclear && (
            <p className="ipr-note">
              有的评估没有写明是谁申请的，无法确认都是您的，请按编号和名称核对。
            </p>
          )}
        </>
      }
      exported={(rows, onClose) => <HistoryExport state={state} {...rows} onClose={onClose} />}
      compared={{
        most: COMPARED_ASSESSMENTS,
        problem: (chosen) => comparisonProblem(chosen, seen),
        onCompare: (chosen) => onChange({ compare: inOrder(chosen, seen), page }),
      }}
    >
      <ListBody
        list={list}
        noun={ASSESSMENT}
        onOpen={(id) => {
          const process = seen.get(id)?.processKey;
          if (process) navigate(assessmentLink(process, id));
        }}
        skeleton={<RowsSkeleton view="list" lines={[24, 60, 40]} rows={6} />}
        alone={() => true}
        empty={
          chips.length > 0 || q !== '' ? (
            <EmptyHistory state={state} onClear={() => onChange({ ...NO_FILTERS, q: '' })} />
          ) : (
            <EmptyState title="还没有评估">
              <p>可以发起：</p>
              <NewAssessments />
            </EmptyState>
          )
        }
      >
        {(found) => <HistoryTable found={found} />}
      </ListBody>
    </DeclaredScreen>
  );
}
