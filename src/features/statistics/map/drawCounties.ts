import { type ExtendedFeature, geoIdentity, geoPath } from 'd3-geo';
import { heatColours, heatStep } from '@/components/chart/heat';
import type { KeyEntry } from '@/components/chart/picture';
import { HATCHED, hatchPattern, svgImage, svgWords } from '@/components/chart/svgText';
import type { CountyBorders } from '@/services/data/statistics';
import type { PortalTokens } from '../../../../config/theme';

/** Room around the map, in px. */
const MARGIN = 8;

/** A county's share of the greatest figure, 0 to 1; null where its figure is not known. */
export type CountyShares = ReadonlyMap<string, number | null>;

/** Degrees of longitude as wide as they are in the middle of these borders; other values stay. */
function narrowed(coordinates: unknown, narrow: number): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  const [x, y] = coordinates;
  if (typeof x === 'number' && typeof y === 'number') return [x * narrow, y];
  return coordinates.map((one) => narrowed(one, narrow));
}

/** The coordinates of a county, however deep; undefined for one without borders. */
function coordinatesOf({ geometry }: CountyBorders['features'][number]): unknown {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  return type === 'Polygon' || type === 'MultiPolygon' ? coordinates : undefined;
}

/** All latitudes of some coordinates. */
function latitudes(coordinates: unknown): number[] {
  if (!Array.isArray(coordinates)) return [];
  const [x, y] = coordinates;
  if (typeof x === 'number' && typeof y === 'number') return [y];
  return coordinates.flatMap(latitudes);
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
  // What has no borders cannot be drawn; its figure stands in the table.
  const bordered = borders.features.flatMap((feature) => {
    const { name } = feature.properties;
    const coordinates = coordinatesOf(feature);
    return Array.isArray(coordinates)
      ? [{ ...feature, coordinates, name: typeof name === 'string' ? name : '' }]
      : [];
  });
  const heights = bordered.flatMap(({ coordinates }) => latitudes(coordinates));
  const middle = heights.reduce((sum, one) => sum + one, 0) / Math.max(1, heights.length);
  const narrow = Math.cos((middle * Math.PI) / 180);
  // Its kind and that it has coordinates has been seen; they stay as deep as they were.
  const counties = bordered.map(({ coordinates, ...feature }) => ({
    ...feature,
    geometry: { ...feature.geometry, coordinates: narrowed(coordinates, narrow) },
  })) as unknown as (ExtendedFeature & { name: string })[];
  const path = geoPath(
    geoIdentity()
      .reflectY(true)
      .fitExtent(
        [
          [MARGIN, MARGIN],
          [width - MARGIN, height - MARGIN],
        ],
        { type: 'FeatureCollection', features: counties },
      ),
  ).digits(1);
  const { fontSizeSmall: size, lineStrong, heat, surface } = tokens;
  const drawn = counties.map((county) => {
    const share = shares.get(county.name) ?? null;
    const outline = path(county) ?? '';
    const fill = share === null ? HATCHED : heatColours(heatStep(share, 1) ?? 0, tokens).ground;
    return `<path d="${outline}" fill="${fill}" stroke="${lineStrong}"/>`;
  });
  const names = counties.map((county) => {
    const [x, y] = path.centroid(county);
    const step = heatStep(shares.get(county.name) ?? null, 1) ?? 0;
    const { ground, ink } = heatColours(step, tokens);
    // A name that is wider than its county is read beyond it as well.
    const words = svgWords(county.name, x, y, { size, fill: ink, anchor: 'middle' });
    return `<g stroke="${ground}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${words}</g>`;
  });
  return {
    svg: svgImage({ width, height }, [hatchPattern(tokens), ...drawn, ...names]),
    key: [
      { name: '数值小', colour: heat[0] ?? surface },
      { name: '数值大', colour: heat.at(-1) ?? surface },
      { name: '无数据', colour: HATCHED },
    ],
  };
}
