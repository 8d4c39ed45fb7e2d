import { memo, useEffect, useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import { useInView } from '@/components/page/useInView';
import { ErrorState } from '@/components/state/ErrorState';
import type { StatisticsBlock } from '@/links/statistics';
import type { BlockDefinition, BuiltBlock } from './blocks/block';
import type { StatisticsScope } from './blocks/scope';
import styles from './statistics.module.css';
import { useKept } from './useKept';
import { useSeries } from './useSeries';

interface Props {
  block: BlockDefinition;
  scope: StatisticsScope;
  /** Address of the page, for the citation. */
  address: string;
  /** Loads at once, not when it comes into view. */
  eager?: boolean;
  /**
   * Told whether there is nothing to draw: then the block makes room, and the page names it. Without
   * this, as in a report, it stays and says so.
   */
  onEmpty?: (block: StatisticsBlock, empty: boolean) => void;
}

/** Whether a chart has not a single number. */
const isEmpty = ({ description: { data } }: BuiltBlock): boolean =>
  data?.series.every(({ values }) => values.every((value) => value === null)) ?? false;

const NO_LINKS = () => undefined;

/** A chart of the page: asked for when it comes into view; its failure is its own. */
export const ChartBlock = memo(function ChartBlock({
  block,
  scope,
  address,
  eager,
  onEmpty,
}: Props) {
  const [place, seen] = useInView<HTMLDivElement>();
  const answer = useSeries(seen || eager ? block.questions(scope) : undefined);
  const { data, current, error } = answer;
  const newest = useMemo(
    () => (data && current ? block.build(data, scope) : undefined),
    [block, data, current, scope],
  );
  const built = useKept(newest);
  const cited = useKept(newest && address);
  const empty = onEmpty !== undefined && built !== undefined && !error && isEmpty(built);
  useEffect(() => onEmpty?.(block.key, empty), [onEmpty, block.key, empty]);
  const coming = useMemo(
    () => ({
      ...block.coming,
      title: block.title,
      scope: '',
      definition: block.definition,
      // As long as what will stand there, so that nothing below moves.
      source: '正在统计，来源和统计日完成后注明',
      asOf: '—',
      data: undefined,
    }),
    [block],
  );
  return (
    <div
      ref={place}
      className={styles.statisticsBlock}
      hidden={empty}
      data-block={block.key}
      data-keyed={block.coming.stacked}
      data-stale={built !== undefined && !newest}
    >
      {error ? (
        <ErrorState title={`${block.title}没有统计成功`} error={error} onRetry={answer.retry} />
      ) : (
        <Chart
          description={built?.description ?? coming}
          linkOf={built?.linkOf ?? NO_LINKS}
          notes={built?.notes ?? []}
          address={cited ?? address}
        />
      )}
    </div>
  );
});
