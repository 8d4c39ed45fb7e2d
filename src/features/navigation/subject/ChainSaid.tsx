import { Button, Flex } from 'antd';
import type { ChainNode } from '@/services/nav';
import { HOLDING_WORDS } from '../wording';
import { written, writtenOf } from '../written';
import styles from './chain.module.css';

interface Props {
  /** What is looked for. */
  words: string;
  /** Nodes that it finds, and nodes of the chain. */
  hits: number;
  count: number;
  chosen: ChainNode | undefined;
  /** Name of the city. */
  city: string;
}

/** Leads from the chain to what is known of the chosen node, which begins below the screen. */
function goToPanel(): void {
  const title = document.getElementById('chain-node-title');
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

/** What a node comes to: its count first, which is what it was chosen for. */
const answer = ({ name, total, cityTotal }: ChainNode, city: string): string =>
  `已选“${name}”：${total === 0 ? HOLDING_WORDS.NOBODY : `${writtenOf('全部', total)}，${writtenOf(city, cityTotal)}`}。`;

function sentence({ words, hits, count, chosen, city }: Props): string {
  if (words.trim()) {
    return hits > 0 ? `找到 ${hits} 个环节，按 Enter 到第一个。` : '没有名称中有这些字的环节。';
  }
  if (count === 0) return '没有列出这个专题的环节。';
  return chosen === undefined
    ? `共 ${written(count)} 个环节，选一个看指标。`
    : answer(chosen, city);
}

/** What the search in a chain has found, or what is chosen, and the way to it. */
export function ChainSaid(props: Props) {
  const { chosen } = props;
  return (
    <Flex wrap gap="0 16px" align="center" className={styles.chainSaid}>
      <span role="status">{sentence(props)}</span>
      {chosen && (
        <Button type="link" size="small" onClick={goToPanel}>
          看指标
        </Button>
      )}
    </Flex>
  );
}
