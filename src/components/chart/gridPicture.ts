import type { PortalTokens } from '../../../config/theme';
import { heatColours } from './heat';
import type { Drawing } from './picture';
import { escaped, HATCHED } from './svgText';
import { textWidth } from './textWidth';

/** Height of a row in px. */
const ROW = 26;

/** A cell as it is written; its step is 0 to 5, undefined where nothing is known. */
interface GridCell {
  readonly text: string;
  readonly step: number | undefined;
}

interface Grid {
  /** What the rows are, e.g. 地区. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly GridCell[] }[];
}

/** Rows by columns of numbers as an SVG image, shaded as on the screen. */
export function gridPicture({ corner, columns, rows }: Grid, tokens: PortalTokens): Drawing {
  const { fontSizeSmall: size, text, textSecondary, line, heat } = tokens;
  const texts = [...columns, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.text))];
  const cell = Math.ceil(Math.max(44, ...texts.map((one) => textWidth(one, size) + 14)));
  const labels = [corner, ...rows.map(({ label }) => label)];
  const head = Math.ceil(Math.max(60, ...labels.map((label) => textWidth(label, size)))) + 12;
  const width = head + cell * columns.length;
  const height = ROW * (rows.length + 1);
  const write = (words: string, x: number, row: number, colour: string, rest = '') =>
    `<text x="${x}" y="${row * ROW + ROW / 2 + size / 3}" font-size="${size}" fill="${colour}"${rest}>${escaped(words)}</text>`;
  const right = (column: number) => head + (column + 1) * cell - 7;
  const parts = [
    write(corner, 0, 0, textSecondary),
    ...columns.map((column, index) =>
      write(column, right(index), 0, textSecondary, ' text-anchor="end"'),
    ),
    ...rows.flatMap(({ label, cells }, row) => [
      write(label, 0, row + 1, text),
      ...cells.flatMap(({ text: words, step }, column) => {
        const { ground, ink } = heatColours(step ?? 0, tokens);
        const shade = step === undefined ? HATCHED : ground;
        const weight = step === 5 ? ' font-weight="600"' : '';
        return [
          `<rect x="${head + column * cell}" y="${(row + 1) * ROW}" width="${cell}" height="${ROW}" fill="${shade}"/>`,
          write(words, right(column), row + 1, ink, ` text-anchor="end"${weight}`),
        ];
      }),
      `<path d="M0 ${(row + 1) * ROW}H${width}" stroke="${line}"/>`,
    ]),
  ];
  const gaps = rows.some(({ cells }) => cells.some(({ step }) => step === undefined));
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
    width,
    height,
    key: [
      { name: '数值小', colour: heat[0] ?? line },
      { name: '数值大', colour: heat.at(-1) ?? line },
      ...(gaps ? [{ name: '无数据', colour: HATCHED }] : []),
    ],
  };
}
