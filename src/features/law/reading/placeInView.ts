/** Height of what stays at the top of the window, in pixels, and a little below. */
function upperEdge(): number {
  const style = getComputedStyle(document.documentElement);
  const padding = Number.parseFloat(style.scrollPaddingTop) || 0;
  const head = Number.parseFloat(style.getPropertyValue('--ipr-sticky')) || 0;
  return padding + head + 64;
}

/**
 * The last of the places that begins above the part of the window that is read; undefined before
 * the first. Looks at a dozen of a thousand, so that it can be asked with every frame.
 *
 * @param ids in the order of the page
 */
export function placeInView(ids: readonly string[]): string | undefined {
  const edge = upperEdge();
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = document.getElementById(ids[middle] ?? '');
    if (place && place.getBoundingClientRect().top <= edge) low = middle + 1;
    else high = middle;
  }
  return ids[low - 1];
}
