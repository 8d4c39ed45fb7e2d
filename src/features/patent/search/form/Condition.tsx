import { Link } from '@umijs/max';
import { Button } from 'antd';
import { memo, useEffect, useId, useState } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import partsStyles from '@/components/page/parts.module.css';
import { describeExpression } from '@/domain/search/describe';
import type { FormJoiner, FormRow, KeptRow } from '@/domain/search/form';
import { parseExpression } from '@/domain/search/parser';
import { ConditionFields } from './ConditionFields';
import styles from './searchForm.module.css';

interface Props {
  /** Identity of the row, which it keeps when it moves. */
  id: number;
  row: FormRow;
  /** Place among the rows, from 0. */
  index: number;
  /** What is wrong with the row. */
  problem: string | undefined;
  /** It was sent as it is, so that its error is one of the user's, not one of typing. */
  sent: boolean;
  canRise: boolean;
  canSink: boolean;
  /** The search by expression with this form's query; of a kept part only. */
  asExpression: string;
  onChange: (id: number, row: FormRow) => void;
  /** Up or down by one. */
  onMove: (id: number, by: -1 | 1) => void;
  onRemove: (id: number) => void;
}

const JOINERS: readonly { value: FormJoiner; label: string }[] = [
  { value: 'AND', label: '并且' },
  { value: 'OR', label: '或者' },
  { value: 'NOT', label: '排除' },
];

interface JoinerProps extends Pick<Props, 'row' | 'index'> {
  onChange: (row: FormRow) => void;
}

function Joiner({ row, index, onChange }: JoinerProps) {
  // The first has nothing to join; an exclusion that has become the first must not be hidden.
  if (index === 0 && row.joiner !== 'NOT') return <span className={styles.formJoiner} />;
  return (
    <PlainSelect
      className={`ipr-small-input ${styles.formJoiner}`}
      aria-label="与前面条件的关系"
      value={row.joiner}
      options={JOINERS}
      onChange={(joiner) => onChange({ ...row, joiner })}
    />
  );
}

/** A part of the query that the form cannot show, in words and as it is. */
function Kept({ row, asExpression }: { row: KeptRow; asExpression: string }) {
  const parsed = parseExpression(row.expression);
  return (
    <div className={styles.formKept}>
      <p>表单无法显示的部分已保留：{parsed.ok ? describeExpression(parsed.ast) : row.expression}</p>
      <p>
        <code>{row.expression}</code>
        <Link className={partsStyles.finger} to={asExpression}>
          用表达式修改
        </Link>
      </p>
    </div>
  );
}

/** Milliseconds without a change after which a value counts as typed. */
const PAUSE = 800;

/**
 * Whether a problem is told: after a pause, for a value on its way is never right. Not when the row
 * is left, or the button that is being pressed would move away under the pointer.
 */
function useTold(problem: string | undefined): boolean {
  const [told, setTold] = useState(problem !== undefined);
  if (told && problem === undefined) setTold(false);
  useEffect(() => {
    if (told || problem === undefined) return;
    const timer = setTimeout(() => setTold(true), PAUSE);
    return () => clearTimeout(timer);
  }, [told, problem]);
  return told;
}

/** One row of the form. */
export const Condition = memo(function Condition({
  id,
  row,
  index,
  problem,
  sent,
  canRise,
  canSink,
  asExpression,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const message = useId();
  const told = useTold(problem) || sent;
  const change = (next: FormRow) => onChange(id, next);
  const name = `条件 ${index + 1}`;
  return (
    <fieldset className={styles.formRow} data-joiner={index > 0 ? row.joiner : undefined}>
      <legend className="ipr-visually-hidden">{name}</legend>
      <Joiner row={row} index={index} onChange={change} />
      {row.kind === 'kept' ? (
        <Kept row={row} asExpression={asExpression} />
      ) : (
        <ConditionFields
          row={row}
          invalid={sent && problem !== undefined}
          describedBy={problem && told ? message : undefined}
          onChange={change}
        />
      )}
      <span className={styles.formMoves}>
        <Button
          type="text"
          size="small"
          data-move="-1"
          aria-label={`上移${name}`}
          disabled={!canRise}
          onClick={() => onMove(id, -1)}
        >
          ↑
        </Button>
        <Button
          type="text"
          size="small"
          data-move="1"
          aria-label={`下移${name}`}
          disabled={!canSink}
          onClick={() => onMove(id, 1)}
        >
          ↓
        </Button>
        <Button type="text" size="small" aria-label={`移除${name}`} onClick={() => onRemove(id)}>
          ×
        </Button>
      </span>
      {problem && told && (
        <p id={message} className={styles.formProblem} data-sent={sent}>
          {problem}
        </p>
      )}
    </fieldset>
  );
});
