import { heatColours, heatStep } from '@/components/chart/heat';
import type { Drawing } from '@/components/chart/picture';
import { escaped, HATCHED, shortened } from '@/components/chart/svgText';
import { figureText } from '@/domain/statistics/sentences';
import type { PortalTokens } from '../../../../config/theme';
import type { RegionFigure } from '../blocks/regions';
import type { TilePlace } from './tileWalk';

const TILE = { width: 128, height: 72, gap: 6 };

/** Tiles as an SVG image: the same places, colours and texts as on the screen. */
export function tilePicture(
  figures: readonly RegionFigure[],
  places: readonly TilePlace[],
  tokens: PortalTokens,
): Drawing {
  const { fontSizeSmall: size, lineStrong, heat } = tokens;
  const most = Math.max(1e-9, ...figures.map(({ value }) => value ?? 0));
  const across = Math.max(1, ...places.map(({ x }) => x + 1));
  const down = Math.max(1, ...places.map(({ y }) => y + 1));
  const width = across * (TILE.width + TILE.gap) - TILE.gap + 2;
  const height = down * (TILE.height + TILE.gap) - TILE.gap + 2;
  const tiles = figures.map(({ label, value }, index) => {
    const { x = 0, y = 0 } = places[index] ?? {};
    const left = x * (TILE.width + TILE.gap) + 1;
    const top = y * (TILE.height + TILE.gap) + 1;
    const { ground, ink } = heatColours(heatStep(value, most) ?? 0, tokens);
    const box = `x="${left}" width="${TILE.width}"`;
    const write = (words: string, at: number, weight: number) =>
      `<text x="${left + TILE.width / 2}" y="${top + at}" text-anchor="middle" font-size="${size}" font-weight="${weight}" fill="${ink}">${escaped(words)}</text>`;
    return [
      `<rect ${box} y="${top}" height="${TILE.height}" fill="${value === null ? HATCHED : ground}"/>`,
      `<rect ${box} y="${top}" height="${TILE.height}" fill="none" stroke="${lineStrong}"/>`,
      write(shortened(label, TILE.width - 12, size), TILE.height / 2 - 6, 400),
      write(figureText(value), TILE.height / 2 + size, 600),
    ].join('');
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tiles.join('')}</svg>`,
    width,
    height,
    key: [
      { name: '数值小', colour: heat[0] ?? lineStrong },
      { name: '数值大', colour: heat.at(-1) ?? lineStrong },
      { name: '无数据', colour: HATCHED },
    ],
  };
}
