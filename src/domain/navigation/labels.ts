/** Where a node stands in an industry chain (domain reference 1.9), in the order of the chain. */
export const CHAIN_POSITIONS = { UPSTREAM: '上游', MIDSTREAM: '中游', DOWNSTREAM: '下游' } as const;
export type ChainPosition = keyof typeof CHAIN_POSITIONS;
export const POSITION_ORDER: readonly ChainPosition[] = ['UPSTREAM', 'MIDSTREAM', 'DOWNSTREAM'];

/** How much depends on a node (domain reference 1.9). */
export const KEY_LEVELS = { KEY: '关键', BOTTLENECK: '卡脖子', GENERAL: '一般' } as const;
export type KeyLevel = keyof typeof KEY_LEVELS;

/** What the city has of a node, against what it has of the whole subject (domain reference 1.9). */
export const CITY_POSITIONS = {
  STRONG: '优势',
  EVEN: '均势',
  WEAK: '劣势',
  BLANK: '空白',
} as const;
export type CityPosition = keyof typeof CITY_POSITIONS;

/** Kinds of conclusions of patent navigation (domain reference 1.9), in the order shown. */
export const CONCLUSION_KINDS = {
  DIRECTION: '产业方向',
  POSITION: '区域定位',
  PATH: '发展路径',
  TALENT: '创新人才',
  INVESTMENT: '招商引资',
  COOPERATION: '协同创新',
} as const;
export type ConclusionKind = keyof typeof CONCLUSION_KINDS;
