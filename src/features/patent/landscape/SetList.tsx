import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { quantity } from '@/components/chart/wording';
import { PlainInput } from '@/components/form/PlainInput';
import { RowAction } from '@/components/list/RowAction';
import { ErrorState } from '@/components/state/ErrorState';
import { type LandscapeSet, MOST_LANDSCAPE_SETS } from '@/links/landscape';
import { patentResultLink } from '@/links/patent';
import { AddSet } from './AddSet';
import { colourOf } from './CellGrid';
import styles from './landscape.module.css';
import type { LandscapeSetRead } from './sets';

/** How far a set is, in words. */
function factsOf({ read, asked, answer }: LandscapeSetRead): ReactNode {
  if (read.problem) return `检索式不能执行：${read.problem.message}`;
  if (asked.list.kind === 'elsewhere') return '号单不在这台设备上，这一组没有统计。';
  const { data, current } = answer;
  if (!data || !current) return answer.error ? '没有读出。' : '正在读取…';
  if (data.total === 0) return '没有命中，不参加对照。';
  const all = data.rows.length >= data.total;
  const looked = all ? '全部读出' : `读出最新的 ${quantity(data.rows.length)} 件`;
  return (
    <>
      共 {quantity(data.total)} 件，{looked}，<time className="ipr-nowrap">{data.day}</time>
    </>
  );
}

interface NameProps {
  name: string;
  place: number;
  onName: (name: string) => void;
}

/** The name of a set; taken over when the field is left. */
function SetName({ name, place, onName }: NameProps) {
  const [typed, setTyped] = useState<string>();
  const done = () => {
    if (typed !== undefined && typed.trim() !== name) onName(typed.trim());
    setTyped(undefined);
  };
  return (
    <PlainInput
      className={`ipr-small-input ${styles.setName}`}
      aria-label={`第 ${place} 组的名称`}
      value={typed ?? name}
      maxLength={30}
      onChange={setTyped}
      onBlur={done}
      onKeyDown={({ key }) => {
        if (key === 'Enter') done();
      }}
    />
  );
}

interface Props {
  sets: readonly LandscapeSetRead[];
  onName: (place: number, name: string) => void;
  onRemove: (place: number) => void;
  onAdd: (set: LandscapeSet) => void;
}

/** The sets that stand side by side, each with its colour, name, query and size. */
export function SetList({ sets, onName, onRemove, onAdd }: Props) {
  const tokens = useChartTokens();
  return (
    <section className="ipr-sheet" aria-label="对照的各组">
      <Flex component="ol" vertical gap="small" className={styles.landscapeSets}>
        {sets.map((set, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place, which its colour follows
          <li key={at}>
            <span
              className={styles.setMark}
              style={colourOf(true, at, tokens)}
              aria-hidden="true"
            />
            <SetName name={set.name} place={at + 1} onName={(name) => onName(at, name)} />
            <span className={styles.setFacts}>
              <Link to={patentResultLink(set.state)}>{set.read.expression || '全部专利'}</Link>
              {'　'}
              <span role="status">{factsOf(set)}</span>
            </span>
            {at > 0 && (
              <RowAction
                label="去掉"
                of={set.name}
                className="ipr-no-print"
                onClick={() => onRemove(at)}
              />
            )}
            {Boolean(set.answer.error) && (
              <ErrorState
                title={`“${set.name}”没有读出`}
                level={3}
                error={set.answer.error}
                onRetry={set.answer.retry}
              />
            )}
          </li>
        ))}
      </Flex>
      {sets.length < MOST_LANDSCAPE_SETS ? (
        <AddSet key={sets.length} onAdd={onAdd} />
      ) : (
        <p className="ipr-note">最多 {MOST_LANDSCAPE_SETS} 组，去掉一组后可以再加。</p>
      )}
    </section>
  );
}
