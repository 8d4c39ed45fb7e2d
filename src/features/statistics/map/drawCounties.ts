import { MapChart } from 'echarts/charts';
import { GeoComponent } from 'echarts/components';
import { init, registerMap, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { KeyEntry } from '@/components/chart/picture';
import { HATCHED, hatchPattern } from '@/components/chart/svgText';
import type { CountyBorders } from '@/services/data/statistics';
import { FONT_FAMILY, type PortalTokens } from '../../../../config/theme';

use([MapChart, GeoComponent, SVGRenderer]);

const NAME = 'ipr-counties';

/** A colour that nothing has: stands for the hatching, which ECharts cannot name. */
const UNKNOWN = '#fe01fd';

/** A county's share of the greatest figure, 0 to 1; null where its figure is not known. */
export type CountyShares = ReadonlyMap<string, number | null>;

/** The colour of a share between the lightest tint and the primary colour. */
function mixed(share: number, { surface, primary }: PortalTokens): string {
  const parts = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [from, to] = [parts(surface), parts(primary)];
  const weight = 0.08 + share * 0.47;
  return `rgb(${from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * weight)).join(',')})`;
}

/**
 * Draws counties by name as the text of an SVG image; darker is more, what is not known is hatched.
 */
export function drawCounties(
  borders: CountyBorders,
  shares: CountyShares,
  { width, height }: { width: number; height: number },
  tokens: PortalTokens,
): { svg: string; key: KeyEntry[] } {
  registerMap(NAME, borders as unknown as Parameters<typeof registerMap>[1]);
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({
      animation: false,
      series: [
        {
          type: 'map',
          map: NAME,
          silent: true,
          roam: false,
          itemStyle: { borderColor: tokens.lineStrong, areaColor: UNKNOWN },
          label: {
            show: true,
            color: tokens.text,
            fontSize: tokens.fontSizeSmall,
            fontFamily: FONT_FAMILY,
          },
          data: [...shares].map(([name, share]) => ({
            name,
            value: share ?? undefined,
            itemStyle: { areaColor: share === null ? UNKNOWN : mixed(share, tokens) },
          })),
        },
      ],
    });
    const svg = chart
      .renderToSVGString()
      .replace(/<style[\s\S]*<\/style>/, '')
      .replaceAll(UNKNOWN, HATCHED)
      .replace(/<svg [^>]*>/, (start) => start + hatchPattern(tokens));
    const key = [
      { name: '数值小', colour: mixed(0, tokens) },
      { name: '数值大', colour: mixed(1, tokens) },
      { name: '无数据', colour: HATCHED },
    ];
    return { svg, key };
  } finally {
    chart.dispose();
  }
}
