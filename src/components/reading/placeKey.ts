/**
 * Key of an item of a list that never changes places, such as the lines of a record: what an item
 * says may be missing, or be said twice.
 */
export const placeKey = (place: number, ...words: readonly unknown[]): string =>
  [place, ...words].join(' ');
