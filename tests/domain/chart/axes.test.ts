import { expect, it } from 'vitest';
import { chartDrawing } from '@/components/chart/draw';
import { layoutChart } from '@/components/chart/layout';
import { textWidth } from '@/components/chart/textWidth';
import { tokensFor } from '../../../config/theme';
import { chartOf, svgText } from './charts';

const TOKENS = tokensFor(false);
const { fontSizeSmall: size } = TOKENS;

interface Placed {
  text: string;
  left: number;
  right: number;
}

/** The texts of a drawing with the room they take. */
function placed(svg: string): Placed[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)</g)].flatMap(([, attributes = '', text = '']) => {
    const [, x = 0] = (/ x="([-\d.]+)"/.exec(attributes) ?? []).map(Number);
    const width = textWidth(text, size);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    return [{ text, left, right: left + width }];
  });
}

it('the marks of a logarithmic axis have room, also where they go far above the figures', () => {
  const { description, data } = chartOf('trend', { '2021': 0.02, '2022': 0, '2023': 2_000_000 });
  const [first] = data.series;
  if (!first) throw new Error('no series');
  const two = { ...data, series: [first, { name: '另一个', values: [3, null, 400] }] };
  const logarithmic = { ...description, log: true };
  const layout = layoutChart(logarithmic, two, 340, TOKENS);
  const marks = placed(
    svgText(chartDrawing, { description: logarithmic, data: two, layout, tokens: TOKENS }),
  );
  expect(marks.map(({ text }) => text)).toEqual(expect.arrayContaining(['0.01', '10,000,000']));
  expect(Math.min(...marks.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
});

it('the number above the last column is not cut off, and zero and gap are told apart', () => {
  const years = Array.from({ length: 20 }, (_, index) => String(2001 + index));
  const counted = Object.fromEntries(
    years.map((year, index) => [year, index ? 1200.12 + index : 0]),
  );
  const { description, data } = chartOf('trend', { ...counted, '2002': null });
  const layout = layoutChart(description, data, 340, TOKENS);
  const texts = placed(svgText(chartDrawing, { description, data, layout, tokens: TOKENS }));
  expect(Math.max(...texts.map(({ right }) => right))).toBeLessThanOrEqual(340);
  expect(texts.map(({ text }) => text)).toContain('—');
  const stacked = { ...description, stacked: true };
  const parts = layoutChart(stacked, data, 340, TOKENS);
  const shown = placed(
    svgText(chartDrawing, { description: stacked, data, layout: parts, tokens: TOKENS }),
  ).map(({ text }) => text);
  expect(shown).toContain('—');
});

it('a trend that says how many years it draws has these at every width, on their own scale', () => {
  const years = Array.from({ length: 30 }, (_, index) => String(1997 + index));
  const counted = Object.fromEntries(years.map((year, index) => [year, index === 0 ? 900 : 8]));
  const { description, data } = chartOf('trend', counted);
  for (const width of [260, 340, 1200]) {
    const layout = layoutChart({ ...description, rows: 20 }, data, width, TOKENS);
    expect([layout.from, layout.elements.length]).toEqual([10, 20]);
    expect(Math.max(...layout.ticks)).toBeLessThan(20);
    const drawn = { description: { ...description, rows: 20 }, data, layout, tokens: TOKENS };
    expect(svgText(chartDrawing, drawn)).not.toContain('900');
  }
});
