import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { namedTable } from './namedTable';
import { isNone } from './orDash';
import styles from './reading.module.css';

export interface Fact {
  readonly label: string;
  /** What stands before the label, such as a code. */
  readonly mark?: ReactNode;
  readonly value: ReactNode;
}

interface Props {
  /** What the facts are about, for who hears the page. */
  name: string;
  /** Shown above them. */
  title?: string;
  facts: readonly Fact[];
}

/** Facts one below the other; those that the record holds nothing for are named in the last row. */
export function RecordFacts({ name, title, facts }: Props) {
  const known = facts.filter(({ value }) => !isNone(value));
  const lacking = facts.filter(({ value }) => isNone(value)).map(({ label }) => label);
  return (
    <Descriptions
      ref={namedTable(name)}
      title={title}
      column={1}
      size="small"
      colon={false}
      className="ipr-num"
      classNames={{ label: styles.fact ?? '' }}
      items={[
        ...known.map(({ label, mark, value }) => ({
          key: label,
          label: (
            <>
              {mark}
              {label}
            </>
          ),
          children: <div>{value}</div>,
        })),
        ...(lacking.length > 0
          ? [
              {
                key: '',
                children: <div className="ipr-note">无数据：{lacking.join('、')}</div>,
              },
            ]
          : []),
      ]}
    />
  );
}
