/**
 * Scrolls a box, never the page, so that an entry is in its middle.
 *
 * @param box scrolls its content
 */
export function bringIntoSight(box: Element, entry: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  box.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
