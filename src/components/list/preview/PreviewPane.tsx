import { useUpdateEffect } from 'ahooks';
import { Button, Descriptions, Flex } from 'antd';
import { type ReactNode, useRef } from 'react';
import { lackingText } from '@/components/reading/lackingText';
import { namedTable } from '@/components/reading/namedTable';
import { isNone } from '@/components/reading/orDash';
import readingStyles from '@/components/reading/reading.module.css';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { Latest } from '../useLatestAnswer';
import styles from './preview.module.css';
import { goToLookedRow, PREVIEW } from './ToPreview';

/** Days and numbers never break. */
const WHOLE = /^[\w.-]+$/;

interface Props<Found> {
  /** What is read; another one is read from its beginning. */
  id: string;
  /** Its title, as it is heard. */
  name: string;
  /** Its title, as it is seen. */
  title: ReactNode;
  /** State and kind, and the way to the whole record. */
  head: ReactNode;
  /** What the head says, by name: what it lacks is named beside what the facts lack. */
  headFacts?: Readonly<Record<string, ReactNode>>;
  /** The facts of the row, by name. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Name of the table of facts. */
  factsName: string;
  /** It stands in a narrow column. */
  narrow: boolean;
  /** What else the row tells. */
  told?: ReactNode;
  /** The record, which comes after the row; undefined where there is no more to know. */
  answer: Latest<Found> | undefined;
  /** What is waited for, in words: `正在加载…`. */
  waiting: string;
  /** What did not come, in words: `…没有加载成功`. */
  failed?: string;
  /** What the record adds. */
  children: (found: Found) => ReactNode;
}

/**
 * What decides whether one of a list matters, beside the list. What its row knows is there at once;
 * the rest comes with the record, and a record no longer wanted is not waited for.
 */
export function PreviewPane<Found>({
  id,
  name,
  title,
  head,
  headFacts,
  facts,
  factsName,
  narrow,
  told,
  answer,
  waiting,
  failed = '记录没有加载成功',
  children,
}: Props<Found>) {
  const pane = useRef<HTMLElement>(null);
  useUpdateEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [id]);
  const known = facts.filter(([, value]) => !isNone(value));
  const lacking = lackingText({ ...headFacts, ...Object.fromEntries(facts) });
  return (
    <section
      ref={pane}
      className={styles.pane}
      aria-label={`阅读：${name}`}
      aria-busy={answer?.loading}
      {...PREVIEW}
      onKeyDown={({ key, target, currentTarget, defaultPrevented }) => {
        // What opens over the page is no part of the pane.
        if (key === 'Escape' && !defaultPrevented && currentTarget.contains(target as Node))
          goToLookedRow();
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
    >
      <h2>{title}</h2>
      <Flex component="p" wrap gap="4px 16px" align="center">
        {head}
      </Flex>
      {known.length > 0 && (
        <Descriptions
          ref={namedTable(factsName)}
          size="small"
          colon={!narrow}
          classNames={{ label: (narrow && readingStyles.fact) || '' }}
          column={narrow ? 1 : { xs: 1, lg: 2, xxl: 3 }}
          items={known.map(([label, value]) => {
            if (typeof value !== 'string') {
              return { key: label, label, children: value, span: 'filled' as const };
            }
            const whole = WHOLE.test(value) ? 'ipr-nowrap' : '';
            return {
              key: label,
              label,
              children: <span className={`ipr-num ${whole}`}>{value}</span>,
            };
          })}
        />
      )}
      {lacking && <p className="ipr-note">{lacking}</p>}
      {told}
      {!answer ? null : answer.error ? (
        <ErrorState level={3} title={failed} error={answer.error} onRetry={answer.retry} />
      ) : answer.current && answer.data !== undefined ? (
        children(answer.data)
      ) : (
        <SkeletonLines widths={[30, 95, 90, 95, 60]} label={waiting} />
      )}
      <Button type="link" size="small" className={styles.toPreview ?? ''} onClick={goToLookedRow}>
        回到列表中的这一行
      </Button>
    </section>
  );
}
