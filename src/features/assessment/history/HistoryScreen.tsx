import { lazy, useMemo, useRef, useState } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ExportButton } from '@/components/export/dialog/ExportButton';
import { FilterChips } from '@/components/list/facets/FilterChips';
import { ListBar } from '@/components/list/screen/ListBar';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { ListTools } from '@/components/list/screen/ListTools';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import { ListSelection, useListSelection } from '@/components/list/selection/ListSelection';
import { SelectionBar } from '@/components/list/selection/SelectionBar';
import { SelectPage } from '@/components/list/selection/SelectPage';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { usePageTitle } from '@/components/page/usePageTitle';
import { WordBox } from '@/components/search/WordBox';
import {
  type AssessmentHistoryState,
  assessmentHistoryLink,
  COMPARED_ASSESSMENTS,
  readAssessmentHistory,
} from '@/links/assessment';
import { chipsOf } from './chips';
import { comparisonProblem, inOrder, useSeenRows } from './comparable';
import { Drafts } from './Drafts';
import { EmptyHistory, NewAssessments } from './EmptyHistory';
import { HistoryFilters } from './HistoryFilters';
import { HistoryTable } from './HistoryTable';
import { LONGEST_WORDS, NO_FILTERS, questionOf } from './question';
import { SORTS } from './sorts';
import { useHistory } from './useHistory';
import { ASSESSMENT } from './words';

const HistoryExport = lazy(() => import('./export/HistoryExport'));

const SKELETON_LINES = [24, 60, 40];
const NO_LIMIT = Number.POSITIVE_INFINITY;

interface Props {
  state: AssessmentHistoryState;
  onChange: (change: Partial<AssessmentHistoryState>) => void;
}

function History({ state, onChange }: Props) {
  const answer = useHistory(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLElement>(null);
  const [exporting, setExporting] = useState(false);
  const { ids } = useListSelection();
  const { data: found, error, loading, current } = answer;
  const { page, size, q } = state;
  useScrollMemory(current, assessmentHistoryLink(state));
  const seen = useSeenRows(found?.content);
  const pageIds = useMemo(() => found?.content.map(({ id }) => id) ?? [], [found]);
  const total = error ? undefined : found?.totalElements;
  const chips = chipsOf(state, onChange);
  const narrowed = chips.length > 0 || q !== '';
  const turn = (next: number) => {
    onChange({ page: next });
    heading.current?.focus({ preventScroll: true });
  };
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
          heading={heading}
          noun={ASSESSMENT}
          place={state}
          sorts={SORTS}
          loading={loading}
          total={total}
          limit={NO_LIMIT}
          listed={total !== 0}
          onSort={(sort) => onChange({ sort })}
          onSize={(next) => onChange({ size: next })}
          filters={null}
        >
          {total !== 0 && <SelectPage ids={pageIds} />}
          {found && total ? (
            <ExportButton open={exporting} onOpen={setExporting}>
              {(onClose) => (
                <HistoryExport state={state} found={found} selected={ids} onClose={onClose} />
              )}
            </ExportButton>
          ) : null}
        </ListTools>
      }
      notes={
        <>
          <p className="ipr-assessment-new">
            发起新的评估：
            <NewAssessments />
          </p>
          <Drafts />
          <HistoryFilters state={state} onChange={onChange} />
        </>
      }
      list={
        <ListSection
          ref={list}
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
            countOf={({ totalElements, content }) => ({
              total: totalElements,
              listed: content.length,
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
        <SelectionBar pageIds={pageIds}>
          <CompareAction
            most={COMPARED_ASSESSMENTS}
            problem={(chosen) => comparisonProblem(chosen, seen)}
            onCompare={(chosen) => onChange({ compare: inOrder(chosen, seen), page })}
          />
          <button type="button" className="ipr-button" onClick={() => setExporting(true)}>
            导出
          </button>
        </SelectionBar>
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
