import type { ChainPlace } from './layout';

/** The place nearest in height in another column; undefined when that column has none. */
function beside(places: readonly ChainPlace[], at: ChainPlace, column: number): number | undefined {
  let best: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const distance = Math.abs(place.top - at.top);
    if (place.column === column && distance < nearest) [best, nearest] = [index, distance];
  });
  return best;
}

/**
 * Where a key leads on a chain drawing: up and down the column; to the right the first node below,
 * or the next column that has nodes; to the left the node above, or the column before; Home and
 * End the ends of the column; Page Up and Page Down the neighbour of the same branch.
 *
 * @param at index of the place with the focus
 * @returns index of the place to go to; undefined when the key leads nowhere
 */
export function stepInChain(
  places: readonly ChainPlace[],
  at: number,
  key: string,
): number | undefined {
  const place = places[at];
  if (!place) return undefined;
  const inColumn = (index: number) => (places[index]?.column === place.column ? index : undefined);
  const column = places.flatMap((one, index) => (one.column === place.column ? [index] : []));
  const brothers = places.flatMap((one, index) =>
    one.parent === place.parent && one.column === place.column ? [index] : [],
  );
  const others = (by: 1 | -1) => {
    const last = Math.max(...places.map((one) => one.column));
    for (let next = place.column + by; next >= 0 && next <= last; next += by) {
      const found = beside(places, place, next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  switch (key) {
    case 'ArrowDown':
      return inColumn(at + 1);
    case 'ArrowUp':
      return inColumn(at - 1);
    case 'ArrowRight':
      return places[at + 1]?.parent === at ? at + 1 : others(1);
    case 'ArrowLeft':
      return place.parent >= 0 ? place.parent : others(-1);
    case 'Home':
      return column[0] === at ? undefined : column[0];
    case 'End':
      return column.at(-1) === at ? undefined : column.at(-1);
    case 'PageDown':
      return brothers[brothers.indexOf(at) + 1];
    case 'PageUp':
      return brothers[brothers.indexOf(at) - 1];
    default:
      return undefined;
  }
}
