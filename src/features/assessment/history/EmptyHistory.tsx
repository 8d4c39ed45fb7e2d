import { Button } from 'antd';
import { useMemo } from 'react';
import type { Conditions } from '@/components/list/emptied/conditions';
import { EmptiedList } from '@/components/list/emptied/EmptiedList';
import { useRelaxations } from '@/components/list/emptied/useRelaxations';
import { useIdentity } from '@/components/page/useIdentity';
import { type AssessmentHistoryState, assessmentHistoryLink } from '@/links/assessment';
import { filterWords } from './chips';
import { findOwnAssessments } from './useHistory';
import { ASSESSMENT } from './words';

/** What every assessment of a state meets: the words, which are one text, and the filters. */
function conditionsOf(state: AssessmentHistoryState): Conditions<AssessmentHistoryState> {
  const q = state.q.trim();
  const narrowing = [
    ...(q ? [{ key: 'q', words: q } as const] : []),
    ...filterWords(state).map(({ key, name, value }) => ({ key, words: `${name}：${value}` })),
  ];
  return {
    words: narrowing.map(({ words }) => words),
    ofQuery: q ? 1 : 0,
    noun: '条件',
    keep: (kept) => {
      const dropped = narrowing.filter((_, place) => !kept.includes(place));
      const none = Object.fromEntries(dropped.map(({ key }) => [key, '']));
      return { ...state, ...none, page: 1 };
    },
  };
}

interface Props {
  state: AssessmentHistoryState;
  onClear: () => void;
}

/** No assessment meets what is asked for: which condition is to blame, and what there is without it. */
export function EmptyHistory({ state, onClear }: Props) {
  const user = useIdentity();
  const conditions = useMemo(() => conditionsOf(state), [state]);
  const key = assessmentHistoryLink({ ...state, page: 1, compare: [], differing: false });
  const found = useRelaxations(key, conditions, async (asked, signal) => {
    const first = { page: 0, size: 1 };
    const { counted, totalElements } = await findOwnAssessments(asked, first, user, signal);
    return counted ? totalElements : undefined;
  });
  return (
    <EmptiedList
      {...found}
      noun={ASSESSMENT}
      conditions={conditions}
      linkTo={assessmentHistoryLink}
    >
      {state.q && <p>关键词可以是办件编号、名称或专利号的一部分。</p>}
      <p>
        <Button onClick={onClear}>清除条件</Button>
      </p>
    </EmptiedList>
  );
}
