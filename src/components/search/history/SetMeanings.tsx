import { type Node, someNode } from '@/domain/search/ast';
import { describeExpression } from '@/domain/search/describe';
import type { History } from '@/domain/search/grammar';
import { parseExpression } from '@/domain/search/parser';
import styles from '../search.module.css';

/** Numbers of the history in a query, each once. */
function setsIn(ast: Node): number[] {
  const found = new Set<number>();
  someNode(ast, (node) => {
    if (node.kind === 'set') found.add(node.id);
    return false;
  });
  return [...found];
}

/** What each `#n` of a query stands for, in words. */
export function SetMeanings({ ast, history }: { ast: Node; history: History }) {
  return setsIn(ast).map((id) => {
    const parsed = parseExpression(history[id] ?? '');
    return (
      parsed.ok && (
        <p key={id} className={styles.setMeaning}>
          <code>#{id}</code>
          {describeExpression(parsed.ast)}
        </p>
      )
    );
  });
}
