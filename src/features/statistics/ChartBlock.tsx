import { memo, useEffect, useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import { useInView } from '@/components/page/useInView';
import { ErrorState } from '@/components/state/ErrorState';
import type { StatisticsBlock } from '@/links/statistics';
import type { BlockDefinition } from './blocks/block';
import { type Held, makesRoom } from './blocks/held';
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
   * Told what keeps it from being drawn: then the block makes room, and the page names it. Without
   * this, as in a report, it stays and says so.
   */
  onHeld?: (block: StatisticsBlock, held: Held) => void;
  /** What is too little is drawn nevertheless. */
  even?: boolean;
  /** Takes the whole line. */
  wide?: boolean;
}

const NO_LINKS = () => undefined;

/** A chart of the page: asked for when it comes into view; its failure is its own. */
export const ChartBlock = memo(function ChartBlock({
  block,
  scope,
  address,
  eager,
  onHeld,
  even = false,
  wide,
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
  const held = onHeld && !error ? built?.held : undefined;
  useEffect(() => onHeld?.(block.key, held), [onHeld, block.key, held]);
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
      hidden={makesRoom(held, even)}
      data-block={block.key}
      data-wide={wide}
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
