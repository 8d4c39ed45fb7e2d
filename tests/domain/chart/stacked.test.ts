import { describe, expect, it } from 'vitest';
import { chartNumbers } from '@/components/chart/chartNumbers';
import type { ChartData } from '@/components/chart/description';
import { chartDrawing } from '@/components/chart/draw';
import { layoutChart } from '@/components/chart/layout';
import { pictureSvg } from '@/components/chart/picture';
import { step } from '@/components/chart/walk';
import { elementText } from '@/components/chart/wording';
import { tokensFor } from '../../../config/theme';
import { chartOf, svgText } from './charts';

const tokens = tokensFor(false);
const { description: plain, data: counted } = chartOf('trend', { 2021: 0, 2022: 0, 2023: 0 });
const description = { ...plain, stacked: true };
const data: ChartData = {
  ...counted,
  series: [
    { name: '发明授权', key: 'INVENTION_GRANT', tone: 'INVENTION_GRANT', values: [3, 0, 5] },
    { name: '实用新型', key: 'UTILITY', tone: 'UTILITY', values: [1, 0, 4] },
  ],
  finding: '2023 年最多',
};
const layout = layoutChart(description, data, 600, tokens);
const segments = layout.places.filter(({ series }) => series !== undefined);

describe('a stacked trend', () => {
  it('has a scale for the sums and a place for every part that has a height', () => {
    expect(layout.ticks.at(-1)).toBeGreaterThanOrEqual(9);
    expect(segments.map(({ category, series }) => [category, series])).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
      [2, 1],
    ]);
    for (const {
      box: { left, top, width, height },
    } of segments) {
      expect(top).toBeGreaterThanOrEqual(layout.plot.top - 1);
      expect(top + height).toBeLessThanOrEqual(layout.plot.top + layout.plot.height + 1);
      expect(left + width).toBeLessThanOrEqual(layout.width);
    }
    const [lower, upper] = segments.map(({ box }) => box);
    expect((upper?.top ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.top ?? -1);
  });

  it('is walked by year with the arrows sideways and by part with those up and down', () => {
    const { places } = layout;
    const walk = (keys: string[], from = 0) =>
      keys.reduce((at, key) => step(places, at, key) ?? at, from);
    const named = (at: number) => {
      const { category, series } = places[at] ?? { category: -1 };
      return [category, series];
    };
    expect(named(walk(['ArrowUp', 'ArrowUp']))).toEqual([0, 1]);
    expect(named(walk(['ArrowUp', 'ArrowUp', 'ArrowUp']))).toEqual([0, 1]);
    // A year without the part leads to the whole year.
    expect(named(walk(['ArrowUp', 'ArrowRight']))).toEqual([1, undefined]);
    expect(named(walk(['ArrowUp', 'ArrowDown']))).toEqual([0, undefined]);
    expect(named(walk(['End']))).toEqual([2, undefined]);
    expect(named(walk(['End', 'ArrowRight', 'Home']))).toEqual([0, undefined]);
    expect(step(places, 0, 'a')).toBeUndefined();
  });

  it('says what a whole and what a part is', () => {
    expect(elementText(description, data, 0)).toBe('2021：4 件；发明授权 3，实用新型 1');
    expect(elementText(description, data, 0, 1)).toBe('2021，实用新型：1 件');
    expect(elementText(description, data, 1)).toBe('2022：0 件');
    const { columns, rows } = chartNumbers(description, data);
    expect(columns.map(({ title }) => title)).toEqual([
      '申请年',
      '发明授权（件）',
      '实用新型（件）',
      '合计（件）',
    ]);
    expect(rows[2]).toEqual([2023, 5, 4, 9]);
  });

  it('is drawn with its sums above the columns', () => {
    const svg = svgText(chartDrawing, { description, data, layout, tokens });
    expect(svg).toContain('>9<');
    expect(svg).toContain('>4<');
  });
});

it('a picture holds title, finding, scope, source and date, and texts stay texts', () => {
  const drawing = {
    svg: svgText(chartDrawing, { description, data, layout, tokens }),
    width: layout.width,
    height: layout.height,
    key: data.series.map(({ name }) => ({ name, colour: tokens.primary })),
    note: '有底纹的年份公开滞后',
  };
  const hostile = { ...description, finding: data.finding ?? '', scope: '<script>&"甲"' };
  const { svg, width, height } = pictureSvg(hostile, drawing, tokens);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&#60;script&#62;');
  for (const text of [
    '申请趋势',
    '2023 年最多',
    '发明授权',
    '单位：件',
    '公开滞后',
    '2026-11-20',
  ]) {
    expect(svg).toContain(text);
  }
  expect(width).toBeGreaterThan(layout.width);
  expect(height).toBeGreaterThan(layout.height);
});
