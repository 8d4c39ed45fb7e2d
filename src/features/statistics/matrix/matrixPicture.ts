import type { Drawing } from '@/components/chart/picture';
import { escaped, HATCHED } from '@/components/chart/svgText';
import { textWidth } from '@/components/chart/textWidth';
import { figureText } from '@/domain/statistics/sentences';
import type { PortalTokens } from '../../../../config/theme';
import type { MatrixYear } from './MatrixGrid';
import { decimalsOf, levelOf, mostOf } from './matrixLevels';
import type { MatrixLine } from './matrixLines';

const ROW = 26;

/** Regions by year as an SVG image, shaded as on the screen. */
export function matrixPicture(
  lines: readonly MatrixLine[],
  years: readonly MatrixYear[],
  {
    fontSizeSmall: size,
    text,
    textSecondary,
    line,
    surface,
    surfaceQuiet,
    surfacePrimary,
  }: PortalTokens,
): Drawing {
  const most = mostOf(lines);
  const decimals = decimalsOf(lines);
  const shades = [surface, surface, surfaceQuiet, surfacePrimary, surfacePrimary];
  const texts = lines.flatMap(({ cells }) => cells.map(({ value }) => figureText(value, decimals)));
  const cell = Math.ceil(Math.max(44, ...texts.map((one) => textWidth(one, size) + 14)));
  const head = Math.ceil(Math.max(60, ...lines.map(({ label }) => textWidth(label, size)))) + 12;
  const width = head + cell * years.length;
  const height = ROW * (lines.length + 1);
  const write = (words: string, x: number, row: number, colour: string, rest = '') =>
    `<text x="${x}" y="${row * ROW + ROW / 2 + size / 3}" font-size="${size}" fill="${colour}"${rest}>${escaped(words)}</text>`;
  const right = (column: number) => head + (column + 1) * cell - 7;
  const parts = [
    write('地区', 0, 0, textSecondary),
    ...years.map(({ label, lagging }, column) =>
      write(`${label}${lagging ? '*' : ''}`, right(column), 0, textSecondary, ' text-anchor="end"'),
    ),
    ...lines.flatMap(({ label, cells }, row) => [
      write(label, 0, row + 1, text),
      ...cells.flatMap(({ value }, column) => {
        const level = levelOf(value, most);
        const shade = level === undefined ? HATCHED : (shades[level] ?? surface);
        const weight = level === 4 ? ' font-weight="600"' : '';
        return [
          `<rect x="${head + column * cell}" y="${(row + 1) * ROW}" width="${cell}" height="${ROW}" fill="${shade}"/>`,
          write(
            figureText(value, decimals),
            right(column),
            row + 1,
            text,
            ` text-anchor="end"${weight}`,
          ),
        ];
      }),
      `<path d="M0 ${(row + 1) * ROW}H${width}" stroke="${line}"/>`,
    ]),
  ];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
    width,
    height,
    key: [
      { name: '底色越深、字越粗，数值越大', colour: surfacePrimary },
      { name: '无数据', colour: HATCHED },
    ],
  };
}
