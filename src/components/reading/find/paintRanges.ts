const ALL = 'ipr-find';
const CURRENT = 'ipr-find-current';

/** Whether the browser marks places of a text without a change of the page (CSS Custom Highlight). */
export function canPaint(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined';
}

/** Marks the places found, the current one in its own way; none takes the marks away. */
export function paintRanges(ranges: readonly Range[], current: Range | undefined): void {
  if (!canPaint()) return;
  const paint = (name: string, some: readonly Range[]) => {
    if (some.length) CSS.highlights.set(name, new Highlight(...some));
    else CSS.highlights.delete(name);
  };
  paint(
    ALL,
    ranges.filter((range) => range !== current),
  );
  paint(CURRENT, current ? [current] : []);
}
