import { Flex, Segmented } from 'antd';
import { HOLDINGS, type HoldingFilter, isHeld } from '@/domain/navigation/holding';
import { MARKETS, type MarketFilter } from '@/domain/navigation/market';
import type { ChainNode } from '@/services/nav';
import { HOLDING_OF_FILTER, holdingName, MARKET_NAMES } from '../wording';
import styles from './chain.module.css';
import { HoldingMark } from './HoldingMark';

interface Props {
  nodes: readonly ChainNode[];
  city: string;
  hold: HoldingFilter;
  market: MarketFilter;
  onHold: (hold: HoldingFilter) => void;
  onMarket: (market: MarketFilter) => void;
}

/**
 * Narrows a chain by who holds the patents of its nodes, with how many there are of each, and by
 * what the market has for them, which is only asked for when it is chosen.
 */
export function ChainHolding({ nodes, city, hold, market, onHold, onMarket }: Props) {
  const counted = HOLDINGS.map((one) => ({
    one,
    count: nodes.filter((node) => isHeld(node, one)).length,
  }));
  // What no node of this chain is cannot be chosen.
  const offered = counted.filter(({ one, count }) => count > 0 || one === hold);
  return (
    <Flex wrap gap="8px 24px" className={`${styles.chainHolding} ipr-no-print`}>
      <Segmented<HoldingFilter>
        aria-label="按本市专利筛选环节"
        value={hold}
        onChange={onHold}
        options={offered.map(({ one, count }) => ({
          value: one,
          label: (
            <>
              <HoldingMark holding={HOLDING_OF_FILTER[one]} /> {one === 'outside' && '其中'}
              {holdingName(one, city)} <span className="ipr-num">{count}</span>
            </>
          ),
        }))}
      />
      <Segmented<MarketFilter>
        aria-label="按公开供需筛选环节"
        value={market}
        onChange={onMarket}
        options={MARKETS.map((value) => ({ value, label: MARKET_NAMES[value] }))}
      />
    </Flex>
  );
}
