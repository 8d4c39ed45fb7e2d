import { Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import styles from './shelf.module.css';

const JOINS = [
  { join: 'AND', words: '都满足' },
  { join: 'OR', words: '满足任一' },
  { join: 'NOT', words: '第一条去掉其余' },
] as const;

interface Props {
  /** Numbers of the chosen searches, in the order they were chosen. */
  chosen: readonly number[];
  onCompose: (expression: string) => void;
  onClear: () => void;
}

/** Joins the chosen searches into one expression. */
export function CombineBar({ chosen, onCompose, onClear }: Props) {
  const [join, setJoin] = useState<(typeof JOINS)[number]['join']>('AND');
  const expression = chosen.map((number) => `#${number}`).join(` ${join} `);
  return (
    <Flex component="fieldset" wrap gap="0 16px" align="center" className={styles.combine}>
      <legend className="ipr-visually-hidden">组合所选的检索</legend>
      {chosen.length === 0 ? (
        <span>勾选几条历史，可以组合成新的检索式。</span>
      ) : (
        <>
          <span>已选 {chosen.length} 条</span>
          <Radio.Group
            // The fieldset is the group.
            role="none"
            name="combine"
            value={join}
            onChange={(event) => setJoin(event.target.value)}
            options={JOINS.map(({ join: one, words }) => ({
              value: one,
              label: `${one}（${words}）`,
            }))}
          />
          <code>{expression}</code>
          <Button type="link" size="small" onClick={() => onCompose(expression)}>
            放入检索式
          </Button>
          <Button type="link" size="small" onClick={onClear}>
            取消选择
          </Button>
        </>
      )}
    </Flex>
  );
}
