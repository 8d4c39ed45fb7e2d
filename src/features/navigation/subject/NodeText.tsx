import { memo } from 'react';
import { holdingOf } from '@/domain/navigation/holding';
import type { NodeFacts } from '@/services/nav';
import { growthText, keyText, NONE, nodeWords, positionText } from '../wording';
import { countsOf } from '../written';
import styles from './chain.module.css';
import { HoldingMark } from './HoldingMark';

interface Props {
  node: NodeFacts;
  /** Name of the city. */
  city: string;
  /** Its growth is shown. */
  growth: boolean;
  /** What it is part of has no patents, which is said there. */
  quiet: boolean;
  /** The position is shown beside the name. */
  position?: boolean;
}

/**
 * A node in one line; those who hear it are told what its marks and numbers are. A branch without
 * patents says so once, in a word that the legend explains.
 */
export const NodeText = memo(function NodeText({
  node,
  city,
  growth,
  quiet,
  position = false,
}: Props) {
  const key = keyText(node);
  return (
    <>
      <span className={styles.chainName} title={node.name}>
        {node.name}
      </span>
      <span className="ipr-visually-hidden">{nodeWords(node, city)}</span>
      {position && (
        <span className={`${styles.chainKey} ipr-note`} aria-hidden="true">
          {positionText(node.position)}
        </span>
      )}
      {key !== undefined && (
        <span className={`${styles.chainKey} ipr-note`} data-key={node.keyLevel} aria-hidden="true">
          {key}
        </span>
      )}
      {holdingOf(node) === 'OUTSIDE' && (
        <span className={`${styles.chainKey} ipr-note`} data-key="OUTSIDE" aria-hidden="true">
          市外
        </span>
      )}
      {growth && !(quiet && node.total === 0) && (
        <span
          className={`${styles.chainGrowth} ipr-note`}
          data-none={node.growth === null}
          aria-hidden="true"
        >
          {node.total !== 0 && growthText(node.growth)}
        </span>
      )}
      {node.total === 0 ? (
        !quiet && (
          <span className={`${styles.chainNone} ipr-note`} aria-hidden="true">
            {NONE}
          </span>
        )
      ) : (
        <>
          <HoldingMark holding={holdingOf(node)} />
          <span className={`${styles.chainCount} ipr-num`} aria-hidden="true">
            {countsOf(node)}
          </span>
        </>
      )}
    </>
  );
});
