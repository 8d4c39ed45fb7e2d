import type { ReactNode } from 'react';
import { isNone } from '../reading/orDash';
import styles from './list.module.css';

/** Values of a row by their names; what a row has none of is left out of it. */
export type RowFacts = Readonly<Record<string, ReactNode>>;

interface Props<Row> {
  rows: readonly Row[];
  factsOf: (row: Row) => RowFacts;
  /** Which rows they are. */
  lead?: string;
}

/** Says once, behind the rows, what none of them has: each of them alone says nothing of it. */
export function PageLacks<Row>({ rows, factsOf, lead = '本页记录都没有' }: Props<Row>) {
  const facts = rows.map(factsOf);
  const names = new Set(facts.flatMap((one) => Object.keys(one)));
  const lacking = [...names].filter((name) => facts.every((one) => isNone(one[name])));
  if (!lacking.length) return null;
  return (
    <p className={`ipr-note ${styles.pageLacks}`}>
      {lead}：{lacking.join('、')}
    </p>
  );
}
