import type { Page } from '@playwright/test';

/**
 * The widths of the windows people have, in px: 375 is a telephone, 768 a tablet; 320 is the narrowest
 * of WCAG 1.4.10, and 683 and 960 are the two usual desktops at 200 %.
 */
export const WIDTHS = [320, 375, 683, 768, 960, 1024, 1280, 1366, 1600, 1920];

/** One of each arrangement, for care mode: its pages have the same breakpoints. */
export const CARE_WIDTHS = [375, 768, 1024, 1366, 1920];

/** Takes what a new width has set moving, such as the menu at its side, to where it ends. */
export function endTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // The page answers to its width in the frame after.
    await new Promise((done) => requestAnimationFrame(done));
    for (const animation of document.getAnimations()) {
      // One that goes on for ever has no end.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish();
      }
    }
  });
}

/** What is wrong with where the text of a page stands, in sentences that name the element. */
export function layoutFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Narrowest column of text that people can read, in em; at 400 % what fits is all there is. */
    const narrowest = window.innerWidth < 375 ? 0 : 6;
    const found = new Set<string>();
    const named = (element: Element) => {
      const names = [element, element.parentElement].map((one) =>
        one ? `${one.tagName.toLowerCase()}.${String(one.getAttribute('class') ?? '')}` : '',
      );
      return names.reverse().join(' > ').slice(0, 120);
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Words in no colour are for the ear.
      getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)' &&
      !element.closest('.ipr-visually-hidden, [aria-hidden=true] svg, svg');
    /** The lines a range of text takes, each with its width. */
    const linesOf = (range: Range) => {
      const lines: { top: number; width: number }[] = [];
      for (const { top, width, height } of range.getClientRects()) {
        if (width < 1 || height < 1) continue;
        const line = lines.find((one) => Math.abs(one.top - top) < height / 2);
        if (line) line.width += width;
        else lines.push({ top, width });
      }
      return lines;
    };
    /** Width that text of an element has for its lines, in px. */
    const columnOf = (element: Element): number => {
      const { display, paddingLeft, paddingRight } = getComputedStyle(element);
      const parent = element.parentElement;
      if (parent && /^(inline|contents)$/.test(display)) return columnOf(parent);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!element || text.trim().length < 3) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = linesOf(range);
      // Whether it is seen is asked last: that takes longest.
      if (lines.length < 2 || !isSeen(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (lines.length > 2 && columnOf(element) / size < narrowest) {
        found.add(
          `narrow: “${text.trim().slice(0, 16)}” in ${lines.length} lines, ${named(element)}`,
        );
      }
      for (const { index, 0: date } of text.matchAll(/\d{4}-\d{2}-\d{2}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        if (linesOf(range).length > 1) found.add(`broken date: ${date}, ${named(element)}`);
      }
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { scrollWidth, clientWidth } = element;
      if (scrollWidth <= clientWidth + 1 || clientWidth < 2 || !isSeen(element)) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (!element.textContent?.trim() || textOverflow === 'ellipsis') continue;
      if (overflowX === 'hidden' || overflowX === 'clip') {
        found.add(`cut: ${scrollWidth - clientWidth} px, ${named(element)}`);
      }
    }
    for (const area of document.body.querySelectorAll('textarea[rows]')) {
      const lines = area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight);
      const rows = Number(area.getAttribute('rows'));
      if (isSeen(area) && lines < rows) found.add(`low: ${rows} lines, ${named(area)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
    return [...found];
  });
}
