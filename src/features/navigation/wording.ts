import { signedPercent } from '@/domain/navigation/conclusions';
import { type Holding, type HoldingFilter, holdingOf } from '@/domain/navigation/holding';
import { CHAIN_POSITIONS, type ChainPosition, KEY_LEVELS } from '@/domain/navigation/labels';
import type { MarketFilter } from '@/domain/navigation/market';
import type { NodeFacts } from '@/services/nav';
import { writtenOf } from './written';

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

/** Who holds the patents of a node, in a word. */
export const HOLDING_WORDS: Readonly<Record<Holding, string>> = {
  LOCAL: '本市有',
  OUTSIDE: '只有市外持有',
  NOBODY: '没有检索到专利',
  UNKNOWN: '不能确定',
};

/** Stands in a chain where no patents were found, explained beside it; unknown numbers have another word. */
export const NONE = '无';

/** The mark that a filter stands for; those of several kinds have none. */
export const HOLDING_OF_FILTER: Readonly<Partial<Record<HoldingFilter, Holding>>> = {
  local: 'LOCAL',
  outside: 'OUTSIDE',
  unknown: 'UNKNOWN',
};

/** What each filter of a chain is called. */
export const holdingName = (filter: HoldingFilter, city: string): string =>
  ({
    '': '全部环节',
    local: `有${city}专利`,
    none: `没有检索到${city}专利`,
    outside: '只有市外持有',
    unknown: `${city}情况不详`,
  })[filter];

/** What the market can have for a node. */
export const MARKET_NAMES: Readonly<Record<MarketFilter, string>> = {
  '': '不限供需',
  license: '有可许可的权利',
  demand: '有公开需求',
};

/** What follows the name of a node for those who hear it: place, counts, growth, key level. */
export function nodeWords(node: NodeFacts, city: string): string {
  return [
    positionText(node.position),
    node.level !== undefined && `第 ${node.level} 级`,
    // What was not found needs no count of those of the city.
    node.total !== 0 && `${writtenOf('全部', node.total)}，${writtenOf(city, node.cityTotal)}`,
    node.growth !== null && `增长 ${growthText(node.growth)}`,
    keyText(node),
    holdingOf(node) !== 'LOCAL' && HOLDING_WORDS[holdingOf(node)],
  ]
    .filter(Boolean)
    .join('，');
}
