import { holdingOf } from '@/domain/navigation/holding';
import type { NodeFacts } from '@/services/nav';
import { growthText, keyText, nodeWords, positionText, written } from '../wording';

interface Props {
  node: NodeFacts;
  /** Name of the city. */
  city: string;
  growth: boolean;
  /** The position is shown beside the name. */
  position?: boolean;
}

/** A node in one line; those who hear it are told what its marks and numbers are. */
export function NodeText({ node, city, growth, position = false }: Props) {
  const key = keyText(node);
  return (
    <>
      <span className="ipr-chain-name" title={node.name}>
        {node.name}
      </span>
      <span className="ipr-visually-hidden">{nodeWords(node, city)}</span>
      {position && (
        <span className="ipr-chain-key" aria-hidden="true">
          {positionText(node.position)}
        </span>
      )}
      {key !== undefined && (
        <span className="ipr-chain-key" data-key={node.keyLevel} aria-hidden="true">
          {key}
        </span>
      )}
      {holdingOf(node) === 'OUTSIDE' && (
        <span className="ipr-chain-key" data-key="OUTSIDE" aria-hidden="true">
          市外
        </span>
      )}
      {growth && (
        <span className="ipr-chain-growth" aria-hidden="true">
          {growthText(node.growth)}
        </span>
      )}
      <span className="ipr-chain-count ipr-num" aria-hidden="true">
        {written(node.total)}／{written(node.cityTotal)}
      </span>
    </>
  );
}
