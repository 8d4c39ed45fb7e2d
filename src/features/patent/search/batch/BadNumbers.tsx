import { useUpdateLayoutEffect } from 'ahooks';
import { Button, Flex } from 'antd';
import { memo, useRef, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { grouped } from '@/domain/grouped';
import type { BadNumber, NumberList } from '@/domain/numberList';
import styles from '../scope/scope.module.css';

/** Rows drawn at once; thousands would make every key slow. */
const STEP = 100;

const CORRECT = 'button[data-correct]';

interface Props {
  list: NumberList;
  /** Shows where in the text the number stands. */
  onShow: (bad: BadNumber) => void;
  onCorrect: (bad: readonly BadNumber[]) => void;
  /** Takes the focus when nothing is left to be corrected here. */
  onLeave: () => void;
}

/** Numbers that cannot be right: where, what was typed, why, and what was probably meant. */
export const BadNumbers = memo(function BadNumbers(props: Props) {
  const { list, onShow, onCorrect, onLeave } = props;
  const { bad } = list;
  const [shown, setShown] = useState(STEP);
  const table = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);

  // A corrected row is gone together with its button: the next one takes the focus.
  useUpdateLayoutEffect(() => {
    const at = focusAt.current;
    if (at === undefined) return;
    focusAt.current = undefined;
    const buttons = table.current?.querySelectorAll<HTMLButtonElement>(CORRECT) ?? [];
    const next = buttons[Math.min(at, buttons.length - 1)];
    if (next) next.focus();
    else onLeave();
  }, [bad, onLeave]);

  if (bad.length === 0) return null;
  const correctable = bad.filter(({ correction }) => correction !== undefined);
  const correctAll = () => {
    onCorrect(correctable);
    onLeave();
  };
  const correctOne = (one: BadNumber, button: HTMLElement) => {
    const buttons = [...(table.current?.querySelectorAll(CORRECT) ?? [])];
    focusAt.current = buttons.indexOf(button);
    onCorrect([one]);
  };
  return (
    <div className={styles.batchBad} ref={table}>
      <Flex wrap gap="0 16px" align="center">
        <h2>有误的号码（{grouped(bad.length)}）</h2>
        {correctable.length > 1 && (
          <Button type="link" size="small" onClick={correctAll}>
            全部更正（{grouped(correctable.length)}）
          </Button>
        )}
      </Flex>
      <table className={partsStyles.texts}>
        <thead>
          <tr>
            <th scope="col">行</th>
            <th scope="col">原文</th>
            <th scope="col">原因</th>
            <th scope="col">更正为</th>
          </tr>
        </thead>
        <tbody>
          {bad.slice(0, shown).map((one) => (
            <tr key={one.from}>
              <td>
                <Button
                  type="link"
                  size="small"
                  className="ipr-num"
                  aria-label={`到第 ${one.line} 行`}
                  onClick={() => onShow(one)}
                >
                  {one.line}
                </Button>
              </td>
              <td>
                <code>{one.typed}</code>
              </td>
              <td>{one.reason}</td>
              <td>
                {one.correction === undefined ? (
                  '—'
                ) : (
                  <Button
                    type="link"
                    size="small"
                    data-correct=""
                    aria-label={`把第 ${one.line} 行的 ${one.typed} 更正为 ${one.correction}`}
                    onClick={({ currentTarget }) => correctOne(one, currentTarget)}
                  >
                    {one.correction}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bad.length > shown && (
        <Button type="link" size="small" onClick={() => setShown(shown + STEP)}>
          再显示 {Math.min(STEP, bad.length - shown)} 个（还有 {grouped(bad.length - shown)} 个）
        </Button>
      )}
    </div>
  );
});
