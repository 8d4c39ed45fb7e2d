import { Button, Flex } from 'antd';
import { EmptyState } from '@/components/state/EmptyState';
import { FIGURES } from '@/domain/statistics/codes';
import { MOST_YEARS } from '@/domain/statistics/figures';
import { figureText } from '@/domain/statistics/sentences';
import { STATISTICS_BLOCKS, type StatisticsBlock, type StatisticsState } from '@/links/statistics';
import { BLOCK_TITLES, BLOCKS } from './blocks/all';
import type { Held } from './blocks/held';
import { COUNTRY } from './blocks/overYears';
import type { StatisticsScope } from './blocks/scope';
import styles from './statistics.module.css';

interface Props {
  held: ReadonlyMap<StatisticsBlock, Held>;
  scope: StatisticsScope;
  /** Whether they are drawn nevertheless. */
  even: boolean;
  onEven: (even: boolean) => void;
  onChange: (change: Partial<StatisticsState>) => void;
}

/** What a block counts in. */
const unitOf = (block: StatisticsBlock, by: StatisticsScope['by']): string =>
  block === 'map' || block === 'matrix' || block === 'regions'
    ? FIGURES[by].unit
    : BLOCKS[block].coming.unit;

/** What counts too few for a picture, with its numbers, and what to try. */
export function TooFew({
  held,
  scope: { from, to, region, type, by },
  even,
  onEven,
  onChange,
}: Props) {
  const few = STATISTICS_BLOCKS.flatMap((block) => {
    const count = held.get(block);
    return typeof count === 'number'
      ? `${BLOCK_TITLES[block]}（${figureText(count)} ${unitOf(block, by)}）`
      : [];
  });
  if (few.length === 0) return null;
  const first = to - MOST_YEARS + 1;
  return (
    <section className={`ipr-sheet ${styles.tooFew}`} aria-label="数据太少的图">
      <EmptyState title={`${few.length} 项数据太少，没有画图`}>
        <p>{few.join('、')}：件数太少，图看不出走势和高低。可以多看几年，换一个地区或专利类型。</p>
        <Flex wrap gap={8} justify="center" className="ipr-no-print">
          {from > first && (
            <Button onClick={() => onChange({ from: first })}>看 {MOST_YEARS} 年</Button>
          )}
          {region !== COUNTRY && (
            <Button onClick={() => onChange({ region: COUNTRY })}>看全国</Button>
          )}
          {type && <Button onClick={() => onChange({ type: '' })}>三种专利一起看</Button>}
          <Button aria-pressed={even} onClick={() => onEven(!even)}>
            仍然画出来
          </Button>
        </Flex>
      </EmptyState>
    </section>
  );
}
