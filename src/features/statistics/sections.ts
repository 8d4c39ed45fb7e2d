import type { ComponentProps } from 'react';
import type { StatisticsBlock } from '@/links/statistics';
import type { ChartBlock } from './blocks/all';
import type { ChartControls } from './Filters';

/** A part of the page: the charts that stand below one heading. */
export interface Section {
  readonly name: string;
  readonly charts: readonly ChartBlock[];
  /** What changes some of them, but not those of all sections. */
  readonly controls: NonNullable<ComponentProps<typeof ChartControls>['only']>;
}

/** Before the comparison of regions. */
export const BEFORE: readonly Section[] = [
  { name: '趋势', charts: ['trend', 'grants'], controls: ['base'] },
  { name: '结构与质量', charts: ['composition', 'value', 'density'], controls: ['scale'] },
];

export const AFTER: readonly Section[] = [
  { name: '技术、产业与企业', charts: ['industry', 'ipc', 'enterprise'], controls: [] },
  { name: '运营', charts: ['operations', 'pledge'], controls: ['base'] },
  { name: '商标与保护', charts: ['trademark', 'protection'], controls: ['base', 'scale'] },
];

export const REGIONAL: readonly StatisticsBlock[] = ['regions', 'map', 'matrix'];
