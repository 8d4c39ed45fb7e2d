import { expect, it } from 'vitest';
import { pictureSvg } from '@/components/chart/picture';
import { drawCounties } from '@/features/statistics/map/drawCounties';
import { tilePicture } from '@/features/statistics/map/tilePicture';
import { matrixPicture } from '@/features/statistics/matrix/matrixPicture';
import { tokensFor } from '../../../config/theme';

const TOKENS = tokensFor(false);
const HATCHED = 'url(#ipr-hatched)';

const text = {
  title: '常熟市专利授权量地图',
  finding: '各地区专利授权量：甲镇最多，10 件',
  scope: '常熟市，2024—2025 年',
  unit: '件',
  definition: '按授权公告日统计。',
  source: '示例数据',
  asOf: '2026-10-31',
};

const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, one]) => one);

it('a saved map has every region with its figure; no figure is hatched, zero is blank', () => {
  const figure = (label: string, value: number | null) => ({
    key: label,
    label,
    value,
    rank: null,
    rest: false,
    link: undefined,
  });
  const figures = [figure('甲<镇', 10), figure('乙镇', 0), figure('丙镇', null)];
  const drawing = tilePicture(
    figures,
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
    TOKENS,
  );
  expect(texts(drawing.svg)).toEqual(['甲&#60;镇', '10', '乙镇', '0', '丙镇', '—']);
  expect(drawing.svg.split(HATCHED)).toHaveLength(2);
  const picture = pictureSvg(text, drawing, TOKENS);
  for (const said of [
    text.title,
    text.finding,
    '单位：件',
    '示例数据',
    '统计日 2026-10-31',
    '无数据',
  ]) {
    expect(picture.svg).toContain(said);
  }
  expect(picture.svg).toContain('<pattern id="ipr-hatched"');
});

it('a saved matrix has every cell of every year, and marks the years that still grow', () => {
  const cell = (value: number | null) => ({ value, change: null, link: undefined });
  const lines = [
    { key: 'a', label: '甲镇', cells: [cell(1200), cell(0)], rest: false },
    { key: 'b', label: '乙镇', cells: [cell(null), cell(3)], rest: false },
  ];
  const years = [
    { label: '2025', lagging: false },
    { label: '2026', lagging: true },
  ];
  const drawing = matrixPicture(lines, years, TOKENS);
  expect(texts(drawing.svg)).toEqual([
    '地区',
    '2025',
    '2026*',
    '甲镇',
    '1,200',
    '0',
    '乙镇',
    '—',
    '3',
  ]);
  expect(drawing.svg.split(HATCHED)).toHaveLength(2);
});

it('a map of counties hatches what has no figure or is not named among the figures', () => {
  const square = (name: string, x: number) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, 31],
          [x + 1, 31],
          [x + 1, 32],
          [x, 32],
          [x, 31],
        ],
      ],
    },
  });
  const borders = {
    type: 'FeatureCollection' as const,
    features: [square('甲市', 120), square('乙市', 121), square('丙市', 122), square('丁市', 123)],
  };
  const shares = new Map([
    ['甲市', 1],
    ['乙市', 0],
    ['丙市', null],
  ]);
  const { svg, key } = drawCounties(borders, shares, { width: 600, height: 300 }, TOKENS);
  const areas = [...svg.matchAll(/<path[^>]*fill="([^"]+)"/g)].map(([, fill]) => fill);
  expect(areas.filter((fill) => fill === HATCHED)).toHaveLength(2);
  expect(new Set(areas).size).toBe(3);
  expect(texts(svg)).toEqual(expect.arrayContaining(['甲市', '丁市']));
  expect(key.at(-1)).toEqual({ name: '无数据', colour: HATCHED });
});
