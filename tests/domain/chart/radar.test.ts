import { describe, expect, it } from 'vitest';
import type { ChartData } from '@/components/chart/description';
import { radarDrawing } from '@/components/chart/drawRadar';
import { step } from '@/components/chart/walk';
import { elementText } from '@/components/chart/wording';
import { tokensFor } from '../../../config/theme';
import { chartOf, svgText } from './charts';

const tokens = tokensFor(false);
const { description: plain } = chartOf('trend', { 2021: 0 });
const description = { ...plain, kind: 'radar' as const, unit: '分' };
const data: ChartData = {
  categories: ['法律价值', '技术价值', '权利要求清楚、得到支持'].map((label) => ({
    key: label,
    label,
  })),
  series: [
    { name: '报告', values: [71.3, 76, null] },
    { name: '按您的权重', values: [60, 80, null] },
  ],
};

describe('a radar', () => {
  it.each([320, 480, 900])('keeps every name within a box %i wide', (width) => {
    const layout = radarDrawing.layout(description, data, width, tokens);
    expect(layout.elements).toHaveLength(3);
    for (const { left, top, width: own, height } of layout.elements) {
      expect(left).toBeGreaterThanOrEqual(-4);
      expect(left + own).toBeLessThanOrEqual(width + 4);
      expect(top).toBeGreaterThanOrEqual(-4);
      expect(top + height).toBeLessThanOrEqual(layout.height + 4);
      expect(Math.min(own, height)).toBeGreaterThanOrEqual(24);
    }
  });

  it('is drawn with every name and value, and walked axis by axis', () => {
    const layout = radarDrawing.layout(description, data, 600, tokens);
    const svg = svgText(radarDrawing, { description, data, layout, tokens });
    expect(svg).toContain('法律价值');
    expect(svg).toContain('71.3 / 60');
    expect(svg).toContain('无数据');
    expect(svg).not.toContain('NaN');
    const { places } = layout;
    expect(step(places, 0, 'ArrowRight')).toBe(1);
    expect(step(places, 2, 'Home')).toBe(0);
    expect(elementText(description, data, 0)).toBe('法律价值：报告 71.3 分；按您的权重 60 分');
  });
});
