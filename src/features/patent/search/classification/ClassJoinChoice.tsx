import { useId } from 'react';
import { Tick } from '@/components/form/Tick';
import { parseQuery } from '@/components/search/readQuery';
import { describeExpression } from '@/domain/search/describe';
import styles from './classification.module.css';
import type { ClassJoin } from './useClassDraft';

const JOINS: readonly { join: ClassJoin; name: string }[] = [
  { join: 'AND', name: '同时满足（AND）' },
  { join: 'OR', name: '满足其一（OR）' },
  { join: 'NOT', name: '排除所选分类（NOT）' },
  { join: 'ALONE', name: '只按所选分类' },
];

interface Props {
  /** The query the classes are added to. */
  base: string;
  join: ClassJoin;
  onChange: (join: ClassJoin) => void;
}

/** How the chosen classes go with the query that was there before. */
export function ClassJoinChoice({ base, join, onChange }: Props) {
  const name = useId();
  const parsed = parseQuery(base);
  return (
    <fieldset className={styles.classJoin}>
      <legend>与已有检索式的关系</legend>
      <p>{parsed.ok ? describeExpression(parsed.ast) : <code>{base}</code>}</p>
      {JOINS.map((entry) => (
        <Tick
          key={entry.join}
          radio
          name={name}
          checked={entry.join === join}
          onChange={() => onChange(entry.join)}
        >
          {entry.name}
        </Tick>
      ))}
    </fieldset>
  );
}
