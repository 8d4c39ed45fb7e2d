import { Button, Flex } from 'antd';
import { written } from '../written';
import styles from './chain.module.css';

interface Props {
  /** What is looked for. */
  words: string;
  /** Nodes that it finds, and nodes of the chain. */
  hits: number;
  count: number;
  /** Name of the chosen node. */
  chosen: string | undefined;
}

/** Leads from the chain to what is known of the chosen node, which begins below the screen. */
function goToPanel(): void {
  const title = document.getElementById('chain-node-title');
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

function sentence({ words, hits, count, chosen }: Props): string {
  if (words.trim()) {
    return hits > 0 ? `找到 ${hits} 个环节，按 Enter 到第一个。` : '没有名称中有这些字的环节。';
  }
  if (count === 0) return '没有列出这个专题的环节。';
  return chosen === undefined
    ? `共 ${written(count)} 个环节，选一个看指标。`
    : `已选“${chosen}”，指标在下方。`;
}

/** What the search in a chain has found, or what is chosen, and the way to it. */
export function ChainSaid(props: Props) {
  return (
    <Flex wrap gap="0 16px" align="center" flex="1 1 16em" className={styles.chainSaid}>
      <span role="status">{sentence(props)}</span>
      {props.chosen !== undefined && (
        <Button type="link" size="small" onClick={goToPanel}>
          看指标
        </Button>
      )}
    </Flex>
  );
}
