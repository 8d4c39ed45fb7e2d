import fc from 'fast-check';
import { chartDrawing } from '@/components/chart/draw';
import { layoutChart } from '@/components/chart/layout';
import { labelEvery, valueScale } from '@/components/chart/scale';
import { chartHeight } from '@/components/chart/size';
import { tokensFor } from '../../../config/theme';
import { chartOf, svgText } from './charts';

const TOKENS = tokensFor(false);

interface Bar {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The columns or bars that are drawn, in their order. */
function bars(svg: string): Bar[] {
  return [...svg.matchAll(/<rect class="bar"[^>]*>/g)].map(([rect]) => {
    const of = (name: string) => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(rect)?.[1]);
    const [left, top] = [of('x'), of('y')];
    return { left, top, right: left + of('width'), bottom: top + of('height') };
  });
}

const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('scales', () => {
  const marks = (...asked: Parameters<typeof valueScale>) => valueScale(...asked).ticks;

  it('hold the greatest value in few even steps', () => {
    expect(marks(41, 4, true)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(marks(3, 4, true)).toEqual([0, 1, 2, 3]);
    expect(marks(0, 4, true)).toEqual([0, 1]);
    expect(marks(0.7, 4, false)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 2, max: 8 }),
        (most, steps) => {
          const { scale, ticks } = valueScale(most, steps, true);
          const [, step = 0] = ticks;
          const max = ticks.at(-1) ?? 0;
          expect(scale.domain()).toEqual([0, max]);
          expect(max).toBeGreaterThanOrEqual(most);
          expect(max - most).toBeLessThan(step);
          expect(ticks.length).toBeLessThanOrEqual(2 * steps + 1);
          expect(ticks.every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });

  it('write as many labels as have room', () => {
    expect(labelEvery(50, 30)).toBe(1);
    expect(labelEvery(20, 30)).toBe(2);
    expect(labelEvery(7, 30)).toBe(6);
  });
});

describe('a drawing', () => {
  it('has every column where its element is, as high as its value', () => {
    const { description, data } = chartOf('trend', { '2021': 10, '2022': 0, '2023': 20 });
    const layout = layoutChart(description, data, 500, TOKENS);
    const drawn = bars(svgText(chartDrawing, { description, data, layout, tokens: TOKENS }));
    expect(drawn).toHaveLength(3);
    drawn.forEach(({ left, right, top, bottom }, index) => {
      const element = layout.elements[index];
      if (!element) throw new Error('no element');
      expect(left).toBeGreaterThanOrEqual(element.left);
      expect(right).toBeLessThanOrEqual(element.left + element.width);
      expect(bottom).toBeCloseTo(layout.plot.top + layout.plot.height, 0);
      const value = data.series[0]?.values[index] ?? 0;
      expect(bottom - top).toBeCloseTo(
        layout.plot.top + layout.plot.height - layout.value(value),
        0,
      );
    });
  });

  it.each([360, 540, 900])('has every bar where its element is, %i px wide', (width) => {
    const { description, data } = chartOf('bars', { 甲公司: 8, 乙大学: 4, 丙研究院: 1 });
    const layout = layoutChart(description, data, width, TOKENS);
    const svg = svgText(chartDrawing, { description, data, layout, tokens: TOKENS });
    const drawn = bars(svg).filter(({ left, right }) => right > left);
    expect(drawn).toHaveLength(3);
    drawn.forEach(({ left, right, top, bottom }, index) => {
      const element = layout.elements[index];
      if (!element) throw new Error('no element');
      expect(top).toBeGreaterThanOrEqual(element.top);
      expect(bottom).toBeLessThanOrEqual(element.top + element.height + 0.1);
      const value = data.series[0]?.values[index] ?? 0;
      expect(right - left).toBeCloseTo((value / 8) * layout.plot.width, 0);
    });
    expect(texts(svg)).toEqual(expect.arrayContaining(['甲公司', '乙大学', '丙研究院', '8']));
    expect(layout.height).toBe(chartHeight(description, width, TOKENS));
  });

  it('lets nothing stand out where too little is known for a conclusion', () => {
    const fills = (unsure: boolean) => {
      const { description, data } = chartOf('bars', { 甲公司: 8, 乙大学: 4 }, { unsure });
      const layout = layoutChart(description, data, 500, TOKENS);
      const svg = svgText(chartDrawing, { description, data, layout, tokens: TOKENS });
      return new Set(
        [...svg.matchAll(/<rect class="bar"[^>]* fill="([^"]+)"/g)].map(([, to]) => to),
      );
    };
    expect(fills(false).size).toBe(2);
    expect([...fills(true)]).toEqual([TOKENS.ranking]);
  });

  it('draws a part against the whole', () => {
    const { description, data } = chartOf('parts', { 有效: 1, 失效: 3 }, { whole: 4 });
    const layout = layoutChart(description, data, 700, TOKENS);
    const svg = svgText(chartDrawing, { description, data, layout, tokens: TOKENS });
    expect(texts(svg)).toEqual(expect.arrayContaining(['1 件，25.0%', '3 件，75.0%']));
    const lengths = bars(svg).map(({ left, right }) => (right - left) / layout.plot.width);
    expect(lengths.some((length) => Math.abs(length - 0.25) < 0.01)).toBe(true);
  });

  it('shows what is not known as — and zero as 0', () => {
    const { description, data } = chartOf('trend', { '2021': 10, '2022': null, '2023': 0 });
    const layout = layoutChart(description, data, 500, TOKENS);
    const svg = svgText(chartDrawing, { description, data, layout, tokens: TOKENS });
    const labels = texts(svg);
    expect(labels.filter((text) => text === '—')).toHaveLength(1);
    // A dash stands on the axis: its middle is a third of its size above its foot.
    const [, foot, size] = /<text[^>]* y="([\d.]+)" font-size="(\d+)"[^>]*>—</.exec(svg) ?? [];
    const middle = Number(foot) - Number(size) * 0.36;
    const axis = layout.plot.top + layout.plot.height;
    expect(middle).toBeLessThan(axis);
    expect(axis - middle).toBeLessThanOrEqual(4);
    // The axis has one as well.
    expect(labels.filter((text) => text === '0')).toHaveLength(2);
  });

  it('leaves a gap in a line where nothing is known, and names each line at its end', () => {
    const { description, data } = chartOf('trend', { '2021': 1, '2022': 1, '2023': 1, '2024': 1 });
    const series = [
      { name: '发明', values: [4, null, 6, 8] },
      { name: '外观设计', values: [1, 2, 3, 4] },
    ];
    const layout = layoutChart(description, { ...data, series }, 500, TOKENS);
    const svg = svgText(chartDrawing, {
      description,
      data: { ...data, series },
      layout,
      tokens: TOKENS,
    });
    expect(texts(svg)).toEqual(expect.arrayContaining(['发明', '外观设计']));
    const [first = '', second = ''] = [
      ...svg.matchAll(/<path d="([^"]+)"[^>]*stroke-width="2"/g),
    ].map(([, path]) => path);
    expect(first.match(/M/g)).toHaveLength(2);
    expect(second.match(/M/g)).toHaveLength(1);
  });

  it('keeps the newest years when there is no room for all', () => {
    const years = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [String(1967 + index), index]),
    );
    const { description, data } = chartOf('trend', years);
    const layout = layoutChart(description, data, 343, TOKENS);
    expect(layout.from).toBeGreaterThan(0);
    expect(layout.from + layout.elements.length).toBe(60);
    expect(texts(svgText(chartDrawing, { description, data, layout, tokens: TOKENS }))).toContain(
      '2026',
    );
  });

  it('takes names for text', () => {
    const { description, data } = chartOf('bars', { '<b>&"公司': 2 });
    const svg = svgText(chartDrawing, {
      description,
      data,
      layout: layoutChart(description, data, 700, TOKENS),
      tokens: TOKENS,
    });
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&lt;b&gt;');
  });
});
