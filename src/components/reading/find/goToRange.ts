import { settle } from '../settle';

/** How far down the window a place is brought. */
const AT = 0.35;

function closedAround(node: Node): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement && !one.open) closed.push(one);
  }
  return closed;
}

/** Brings a place of the text into sight, unfolding what hides it; the focus stays where it is. */
export function goToRange(range: Range): void {
  for (const details of closedAround(range.startContainer)) details.open = true;
  // Boxes of their own, such as a wide table.
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  settle(() => {
    const { top } = range.getBoundingClientRect();
    window.scrollBy(0, top - window.innerHeight * AT);
  });
}

/** The first place at or below the upper edge of the window's reading part; the first when there is none. */
export function firstInSight(ranges: readonly Range[], top: number): number {
  const at = ranges.findIndex((range) => range.getBoundingClientRect().bottom > top);
  return Math.max(0, at);
}
