import { Button, Checkbox, Flex } from 'antd';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import { useEffect, useId, useRef, useState } from 'react';
import type { Report } from '@/links/report';
import styles from './report.module.css';

interface Props<B extends string> {
  report: Report<B>;
  /** What can be taken in, in the order offered. */
  blocks: readonly B[];
  titles: Readonly<Record<B, string>>;
  onChange: (report: Report<B>) => void;
}

/** Characters of a title, of the introduction and of the words for a chart. */
const LONGEST = { title: 60, introduction: 1000, words: 600 };

/** A list with one entry moved. */
function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(from + by, 0, entry);
  return next;
}

/** Title, introduction, which charts, in which order, and the words for each. */
export function ReportEditor<B extends string>({ report, blocks, titles, onChange }: Props<B>) {
  const id = useId();
  const { title, introduction, charts } = report;
  const change = (next: Partial<Report<B>>) => onChange({ ...report, ...next });
  const list = useRef<HTMLOListElement>(null);
  const [move, setMove] = useState<{ block: B; up: boolean }>();
  const [said, setSaid] = useState('');
  // An entry that was moved keeps the focus, on the other button at the ends of the list.
  useEffect(() => {
    if (!move) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-entry="${move.block}"] button`,
    );
    const [up, down] = buttons ?? [];
    const wanted = move.up ? up : down;
    (wanted?.disabled ? (move.up ? down : up) : wanted)?.focus();
  }, [move]);
  const shift = (index: number, by: number) => {
    const entry = charts[index];
    if (!entry) return;
    change({ charts: moved(charts, index, by) });
    setMove({ block: entry.block, up: by < 0 });
    setSaid(`${titles[entry.block]}已移到第 ${index + by + 1} 位，共 ${charts.length} 个`);
  };
  const pick = (block: B, wanted: boolean) =>
    change({
      charts: wanted
        ? [...charts, { block, words: '' }]
        : charts.filter((one) => one.block !== block),
    });
  return (
    <>
      <Flex component="p" vertical gap={4} className={styles.reportField}>
        <label htmlFor={`${id}-title`}>报告标题</label>
        <Input
          id={`${id}-title`}
          value={title}
          maxLength={LONGEST.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Flex>
      <Flex component="p" vertical gap={4} className={styles.reportField}>
        <label htmlFor={`${id}-intro`}>导言</label>
        <TextArea
          id={`${id}-intro`}
          rows={3}
          value={introduction}
          maxLength={LONGEST.introduction}
          onChange={(event) => change({ introduction: event.target.value })}
        />
      </Flex>
      <Flex component="fieldset" wrap gap="0 24px">
        <legend>图表</legend>
        {blocks.map((block) => (
          <Checkbox
            key={block}
            checked={charts.some((one) => one.block === block)}
            onChange={(event) => pick(block, event.target.checked)}
          >
            {titles[block]}
          </Checkbox>
        ))}
      </Flex>
      <p role="status" className="ipr-visually-hidden">
        {said}
      </p>
      <ol ref={list} className={styles.reportOrder}>
        {charts.map(({ block, words }, index) => {
          const name = titles[block];
          return (
            <li key={block} data-entry={block}>
              <Flex component="span" wrap gap="0 12px" align="center">
                {name}
                <Button
                  type="link"
                  size="small"
                  aria-label={`上移：${name}`}
                  disabled={index === 0}
                  onClick={() => shift(index, -1)}
                >
                  上移
                </Button>
                <Button
                  type="link"
                  size="small"
                  aria-label={`下移：${name}`}
                  disabled={index === charts.length - 1}
                  onClick={() => shift(index, 1)}
                >
                  下移
                </Button>
              </Flex>
              <TextArea
                rows={2}
                aria-label={`${name}的说明文字`}
                placeholder="说明文字，可以不写"
                value={words}
                maxLength={LONGEST.words}
                onChange={(event) =>
                  change({
                    charts: charts.map((one) =>
                      one.block === block ? { block, words: event.target.value } : one,
                    ),
                  })
                }
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
