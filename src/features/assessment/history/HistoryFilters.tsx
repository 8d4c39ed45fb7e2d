import { Flex } from 'antd';
import { DayRange } from '@/components/list/facets/DayRange';
import { ListSelect } from '@/components/list/screen/ListSelect';
import type { AssessmentHistoryState } from '@/links/assessment';
import styles from './history.module.css';
import { knownFilters } from './question';
import { gradeChoices, KIND_CHOICES, STATUS_CHOICES } from './words';

interface Props {
  state: AssessmentHistoryState;
  /** Shown on a narrow screen, where they are folded at first. */
  open: boolean;
  onChange: (change: Partial<AssessmentHistoryState>) => void;
}

/** What narrows the list: kind, state, grade, days of submission. Each counts at once. */
export function HistoryFilters({ state, open, onChange }: Props) {
  const { kind, status, grade, from, to } = knownFilters(state);
  return (
    <Flex
      wrap
      gap="8px 24px"
      align="flex-start"
      className={styles.assessmentFilters}
      data-open={open}
    >
      <ListSelect
        label="类型"
        value={kind}
        options={KIND_CHOICES}
        // A grade means something else in another kind.
        onChange={(next) => onChange({ kind: next, grade: '' })}
      />
      <ListSelect
        label="状态"
        value={status}
        options={STATUS_CHOICES}
        onChange={(next) => onChange({ status: next })}
      />
      <ListSelect
        label="等级"
        value={grade}
        options={gradeChoices(kind)}
        onChange={(next) => onChange({ grade: next })}
      />
      <DayRange
        label="提交日期"
        fields={{ from: '从', to: '至' }}
        days={{ from, to }}
        onChange={onChange}
      />
    </Flex>
  );
}
