import { Button, Flex } from 'antd';
import { useTransition } from 'react';
import { listingQueries } from '@/domain/navigation/nodeClasses';
import { errorSentence } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import type { ChainNode } from '@/services/nav';
import type { Market, MarketAnswer } from '../nodeMarket';
import { MARKET_NAMES } from '../wording';

interface Props {
  market: Market;
  /** Nodes to ask for, in the order of the chain. */
  nodes: readonly ChainNode[];
  /** By id of the node; what is known is not asked for again. */
  answers: ReadonlyMap<string, MarketAnswer>;
  onAnswers: (answers: ReadonlyMap<string, MarketAnswer>) => void;
}

/** Answers are shown together: each draws the chain anew, for which no press or key waits. */
const SHOWN_EVERY_MS = 300;

/**
 * Asks for the listings of the nodes, one after the other, until it is done, stopped or fails; it
 * goes on where it was.
 */
export function MarketSearch({ market, nodes, answers, onAnswers }: Props) {
  const [drawing, startTransition] = useTransition();
  const {
    loading: asking,
    error,
    refresh,
    cancel,
  } = useAsked(
    async (signal) => {
      const { askMarket } = await import('../askMarket');
      // Branches of the same name and class have the same answer.
      const said = new Map<string, MarketAnswer>();
      let fresh = new Map<string, MarketAnswer>();
      let shownAt = Date.now();
      const show = () => {
        const found = fresh;
        if (found.size > 0) startTransition(() => onAnswers(found));
        fresh = new Map();
        shownAt = Date.now();
      };
      try {
        for (const node of nodes) {
          const queries = listingQueries(node);
          const key = queries.join('\n');
          const known = answers.get(node.id);
          const answer = known ?? said.get(key) ?? (await askMarket(market, queries, signal));
          if (signal.aborted) return;
          said.set(key, answer);
          if (!known) fresh.set(node.id, answer);
          if (Date.now() - shownAt >= SHOWN_EVERY_MS) show();
        }
      } finally {
        // Also what was found before it was stopped or failed.
        show();
      }
    },
    { refreshDeps: [nodes] },
  );
  // The last answers are known before they are drawn.
  const loading = asking || drawing;
  const known = nodes.flatMap(({ id }) => answers.get(id) ?? []);
  const found = known.filter(({ count }) => count !== null && count > 0).length;
  const unclear = known.filter(({ count }) => count === null).length;
  const left = nodes.length - known.length;
  const sofar = `已查 ${known.length} / 共 ${nodes.length} 个环节，${found} 个${MARKET_NAMES[market]}`;
  const said = () => {
    if (loading) return '正在逐个环节查找…';
    if (error) return `没有查完：${errorSentence(error)}已经查到的都在。`;
    return `${left > 0 ? '已停止，' : ''}${sofar}。`;
  };
  return (
    <>
      <Flex wrap gap="4px 16px" align="center" className="ipr-no-print">
        <span role="status">{said()}</span>
        {(loading || left > 0) && (
          <>
            <progress aria-label="查找进度" value={known.length} max={nodes.length} />
            <span className="ipr-num">
              {known.length} / {nodes.length}
            </span>
            <Button size="small" onClick={loading ? cancel : refresh}>
              {loading ? '停止' : error ? '重试' : '继续查找'}
            </Button>
          </>
        )}
      </Flex>
      <p className="ipr-note">
        按环节名称查找公开发布的供需信息，没有找到再按环节自己的分类号查找；没有找到不等于没有。
        {unclear > 0 && `${unclear} 个环节的回答与所问不符，不能确定。`}
        {left > 0 && !loading && `${left} 个环节还没有查，情况不详。`}
      </p>
    </>
  );
}
