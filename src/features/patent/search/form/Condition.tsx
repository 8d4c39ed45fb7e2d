import { Link } from '@umijs/max';
import { memo, useEffect, useId, useState } from 'react';
import { describeExpression } from '@/domain/search/describe';
import type { FormJoiner, FormRow, KeptRow } from '@/domain/search/form';
import { parseExpression } from '@/domain/search/parser';
import { ConditionFields } from './ConditionFields';

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

const JOINERS: readonly [FormJoiner, string][] = [
  ['AND', '并且'],
  ['OR', '或者'],
  ['NOT', '排除'],
];

interface JoinerProps extends Pick<Props, 'row' | 'index'> {
  onChange: (row: FormRow) => void;
}

function Joiner({ row, index, onChange }: JoinerProps) {
  // The first has nothing to join; an exclusion that has become the first must not be hidden.
  if (index === 0 && row.joiner !== 'NOT') return <span className="ipr-form-joiner" />;
  return (
    <select
      className="ipr-small-input ipr-form-joiner"
      aria-label="与前面条件的关系"
      value={row.joiner}
      onChange={(event) => {
        const found = JOINERS.find(([joiner]) => joiner === event.target.value);
        if (found) onChange({ ...row, joiner: found[0] });
      }}
    >
      {JOINERS.map(([joiner, name]) => (
        <option key={joiner} value={joiner}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** A part of the query that the form cannot show, in words and as it is. */
function Kept({ row, asExpression }: { row: KeptRow; asExpression: string }) {
  const parsed = parseExpression(row.expression);
  return (
    <div className="ipr-form-kept">
      <p>表单无法显示的部分已保留：{parsed.ok ? describeExpression(parsed.ast) : row.expression}</p>
      <p>
        <code>{row.expression}</code>
        <Link to={asExpression}>用表达式修改</Link>
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
    <fieldset className="ipr-form-row" data-joiner={index > 0 ? row.joiner : undefined}>
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
      <span className="ipr-form-moves">
        <button
          className="ipr-bare-button"
          type="button"
          data-move="-1"
          aria-label={`上移${name}`}
          disabled={!canRise}
          onClick={() => onMove(id, -1)}
        >
          ↑
        </button>
        <button
          className="ipr-bare-button"
          type="button"
          data-move="1"
          aria-label={`下移${name}`}
          disabled={!canSink}
          onClick={() => onMove(id, 1)}
        >
          ↓
        </button>
        <button
          type="button"
          className="ipr-bare-button"
          aria-label={`移除${name}`}
          onClick={() => onRemove(id)}
        >
          ×
        </button>
      </span>
      {problem && told && (
        <p id={message} className="ipr-form-problem" data-sent={sent}>
          {problem}
        </p>
      )}
    </fieldset>
  );
});
