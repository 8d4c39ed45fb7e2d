import { signedPercent } from '@/domain/navigation/conclusions';
import { CHAIN_POSITIONS, KEY_LEVELS } from '@/domain/navigation/labels';
import type { NodeFacts } from '@/services/nav';

const THOUSANDS = new Intl.NumberFormat('zh-CN');

/** A number of patents, thousands separated. A chain has hundreds, so the format is made once. */
export const written = (count: number): string => THOUSANDS.format(count);

/** Growth with its sign; — when there was nothing to compare with. */
export const growthText = (growth: number | null): string =>
  growth === null ? '—' : signedPercent(growth);

/** What follows the name of a node for those who hear it: place, counts, growth, key level. */
export function nodeWords(node: NodeFacts, city: string): string {
  return [
    CHAIN_POSITIONS[node.position],
    `第 ${node.level} 级`,
    `全部 ${written(node.total)} 件`,
    `${city} ${written(node.cityTotal)} 件`,
    node.growth !== null && `增长 ${growthText(node.growth)}`,
    node.keyLevel !== 'GENERAL' && KEY_LEVELS[node.keyLevel],
  ]
    .filter((word) => word !== false)
    .join('，');
}
