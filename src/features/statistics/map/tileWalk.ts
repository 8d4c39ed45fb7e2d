/** A tile's place, column and row from 0. */
export interface TilePlace {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, TilePlace>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Columns of a map whose regions have no places of their own. */
const COLUMNS = 4;

/** Places of tiles: their own where each has one, otherwise row by row. */
export function placesOfTiles(tiles: readonly (TilePlace | null | undefined)[]): TilePlace[] {
  const own = tiles.flatMap((tile) => tile ?? []);
  if (own.length === tiles.length) return own;
  return tiles.map((_, index) => ({ x: index % COLUMNS, y: Math.floor(index / COLUMNS) }));
}

/**
 * The tile that an arrow key leads to: the nearest in that direction, those straight ahead first;
 * Home and End lead to the first and the last. Undefined for a key or an edge that leads nowhere.
 */
export function tileAfter(
  places: readonly TilePlace[],
  at: number,
  key: string,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const step = STEPS[key];
  const here = places[at];
  if (!step || !here) return undefined;
  const ahead = places.flatMap(({ x, y }, index) => {
    const forward = (x - here.x) * step.x + (y - here.y) * step.y;
    const aside = Math.abs((x - here.x) * step.y) + Math.abs((y - here.y) * step.x);
    return forward > 0 ? [{ index, distance: forward + aside * 3 }] : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.index;
}
