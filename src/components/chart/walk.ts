import type { Place } from './placement';

/** From category to category; the part that was reached is kept where the next has it as well. */
function across(places: readonly Place[], at: number, by: number): number {
  const here = places[at];
  if (!here) return at;
  const category = here.category + by;
  const same = places.findIndex((one) => one.category === category && one.series === here.series);
  if (same >= 0) return same;
  const next = places.findIndex((one) => one.category === category && one.series === undefined);
  return next >= 0 ? next : at;
}

/** Within a column: the whole, then its parts from the axis upwards. */
function within(places: readonly Place[], at: number, by: number): number {
  const next = places[at + by];
  return next && next.category === places[at]?.category ? at + by : at;
}

/**
 * Where a key leads: arrows to the next element, and up and down within a stacked column; Home and
 * End to the ends.
 *
 * @param at index of the place that has the focus
 * @returns undefined for a key that leads nowhere
 */
export function step(places: readonly Place[], at: number, key: string): number | undefined {
  const parts = places.some(({ series }) => series !== undefined);
  switch (key) {
    case 'ArrowRight':
      return across(places, at, 1);
    case 'ArrowLeft':
      return across(places, at, -1);
    case 'ArrowDown':
      return parts ? within(places, at, -1) : across(places, at, 1);
    case 'ArrowUp':
      return parts ? within(places, at, 1) : across(places, at, -1);
    case 'Home':
      return 0;
    case 'End':
      return places.findIndex(({ category }) => category === places.at(-1)?.category);
    default:
      return undefined;
  }
}
