import { expect, it } from 'vitest';
import type { ChartData, ChartDescription } from '@/components/chart/description';
import { chartDrawing } from '@/components/chart/draw';
import { drawnOnly } from '@/components/chart/marks';
import { renderedSvg } from '@/components/chart/renderedSvg';
import { tokensFor } from '../../../config/theme';

it('draws no line of which too little is known, beside those that are', () => {
  const tokens = tokensFor(false);
  const description = { kind: 'trend', title: '申请', unit: '件' } as ChartDescription;
  const data: ChartData = {
    categories: ['2023', '2024'].map((year) => ({ key: year, label: year })),
    series: [
      { name: '多知', values: [10, 20] },
      { name: '少知', values: [700, 900], undrawn: true },
    ],
  };
  const layout = chartDrawing.layout(description, data, 600, tokens);
  const svg = renderedSvg(
    layout,
    chartDrawing.parts({ description, data, layout, tokens }, drawnOnly),
  );
  expect(svg).toContain('多知');
  expect(svg).not.toContain('少知');
  // The scale is that of what is drawn.
  expect(Math.max(...layout.ticks)).toBeLessThan(100);
});
