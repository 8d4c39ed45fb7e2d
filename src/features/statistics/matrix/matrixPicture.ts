import { gridPicture } from '@/components/chart/gridPicture';
import { heatStep } from '@/components/chart/heat';
import type { Drawing } from '@/components/chart/picture';
import { figureText } from '@/domain/statistics/sentences';
import type { PortalTokens } from '../../../../config/theme';
import type { MatrixYear } from './MatrixGrid';
import { decimalsOf, mostOf } from './matrixLevels';
import type { MatrixLine } from './matrixLines';

/** Regions by year as an SVG image, shaded as on the screen. */
export function matrixPicture(
  lines: readonly MatrixLine[],
  years: readonly MatrixYear[],
  tokens: PortalTokens,
): Drawing {
  const most = mostOf(lines);
  const decimals = decimalsOf(lines);
  return gridPicture(
    {
      corner: '地区',
      columns: years.map(({ label, lagging }) => `${label}${lagging ? '*' : ''}`),
      rows: lines.map(({ label, cells }) => ({
        label,
        cells: cells.map(({ value }) => ({
          text: figureText(value, decimals),
          step: heatStep(value, most),
        })),
      })),
    },
    tokens,
  );
}
