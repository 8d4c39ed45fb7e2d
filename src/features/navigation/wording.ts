import { signedPercent } from '@/domain/navigation/conclusions';
import { holdingOf } from '@/domain/navigation/holding';
import { CHAIN_POSITIONS, type ChainPosition, KEY_LEVELS } from '@/domain/navigation/labels';
import type { NodeFacts } from '@/services/nav';

const THOUSANDS = new Intl.NumberFormat('zh-CN');

/**
 * A number of patents, thousands separated; — when it is not known. A chain has hundreds, so the
 * format is made once.
 */
export const written = (count: number | null | undefined): string =>
  count === null || count === undefined ? '—' : THOUSANDS.format(count);

/** Where a node stands in its chain. */
export const positionText = (position: ChainPosition | undefined): string =>
  position === undefined ? '位置不详' : CHAIN_POSITIONS[position];

/** Whether it is of the city. */
export const placeText = (local: boolean | null | undefined, city: string): string | undefined =>
  typeof local === 'boolean' ? (local ? city : '市外') : undefined;

/** What a node is marked with; undefined for most. */
export const keyText = ({ keyLevel }: Pick<NodeFacts, 'keyLevel'>): string | undefined =>
  keyLevel === undefined || keyLevel === 'GENERAL' ? undefined : KEY_LEVELS[keyLevel];

/** Growth with its sign; — when there was too little to compare with, or it is not known. */
export const growthText = (growth: number | null): string =>
  growth === null ? '—' : signedPercent(growth);

/** What follows the name of a node for those who hear it: place, counts, growth, key level. */
export function nodeWords(node: NodeFacts, city: string): string {
  return [
    positionText(node.position),
    node.level !== undefined && `第 ${node.level} 级`,
    `全部 ${written(node.total)} 件`,
    `${city} ${written(node.cityTotal)} 件`,
    node.growth !== null && `增长 ${growthText(node.growth)}`,
    keyText(node),
    holdingOf(node) === 'OUTSIDE' && '只有市外持有',
  ]
    .filter(Boolean)
    .join('，');
}
