import type { Page } from '@playwright/test';

/** Width in px that the margins of the page sheets leave of A4: upright, and on its side. */
const UPRIGHT = 688;
const LYING = 1032;

/** Names of the sheets that lie on their side. */
const LYING_SHEETS = ['comparison', 'table'];

/** What belongs to the screen alone. */
const SCREEN_ONLY = [
  'header.ant-layout-header',
  '.ant-layout-sider',
  '.ant-drawer',
  '.ant-message',
  '.ant-notification',
  '[class*="ipr-accessBar-"]',
  '[class*="ipr-skipLink-"]',
  '[class*="ipr-care-"]',
  '[class*="ipr-careStrip-"]',
  '[class*="ipr-careGuide-"]',
  '[class*="ipr-journey-"]',
  '[class*="ipr-palette-"]',
  '[class*="ipr-footer-"]',
  '[class*="ipr-selectionBar-"]',
  '.ipr-pager',
  '.ipr-rail',
  '[class*="ipr-textSize-"]',
  '[class*="ipr-find-"]',
  '.ant-btn:not(.ant-btn-sm, .ant-btn-link, .ant-btn-text)',
];

/** What is wrong with the paper that stands in the window, one line each. */
function wrongOnPaper(screenOnly: string): string[] {
  const nameOf = (element: Element) => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24);
    const kind = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : '';
    return `${element.tagName.toLowerCase()}${kind} ${text}`;
  };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
    element.getClientRects().length > 0;
  /** Cut down to nothing, for those who listen. */
  const spoken = (element: Element) =>
    element.closest('.ipr-visually-hidden, [aria-hidden="true"]') !== null ||
    element.getBoundingClientRect().width <= 1;

  /** Within so many px of the top stands the heading; above it are the breadcrumbs at most. */
  const HEAD = 160;

  /** So many px of empty room are seen: about a line. */
  const LINE = 16;

  const wrong: string[] = [];
  const { documentElement: paper } = document;
  const beyond = paper.scrollWidth - paper.clientWidth;
  if (beyond > 0) wrong.push(`${beyond} px wider than the paper`);
  // A page, or a document made for paper, says first what it is.
  const headings = [...document.querySelectorAll('h1, h2')].filter((one) => shown(one));
  // What begins above the paper is cut off.
  for (const one of [...headings, ...document.querySelectorAll('.ipr-breadcrumbs')]) {
    const { top } = one.getBoundingClientRect();
    if (!spoken(one) && shown(one) && top + window.scrollY < 0) {
      wrong.push(`${nameOf(one)} begins ${Math.round(-top - window.scrollY)} px above the paper`);
    }
  }
  if (!headings.some((one) => !spoken(one) && one.getBoundingClientRect().top < HEAD)) {
    wrong.push('no heading at the top');
  }
  for (const element of document.querySelectorAll(screenOnly)) {
    if (shown(element) && !spoken(element)) wrong.push(`on paper: ${nameOf(element)}`);
  }
  // What is cut down for those who listen takes room again where it is no longer positioned.
  for (const element of document.querySelectorAll<HTMLElement>('main :is(thead, th, caption)')) {
    const { position, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none' && position === 'static' && element.offsetHeight > LINE) {
      wrong.push(`empty room of ${element.offsetHeight} px: ${nameOf(element)}`);
    }
  }
  for (const element of document.querySelectorAll('main details:not([open])')) {
    const hidden = [...element.children].filter(({ tagName }) => tagName !== 'SUMMARY');
    // What is chosen in them stands in their summary.
    const controls = hidden.every((one) => one.matches(':has(input, select, textarea)'));
    if (shown(element) && !controls && !hidden.some(shown)) {
      wrong.push(`closed: ${nameOf(element)}`);
    }
  }
  for (const element of document.querySelectorAll('main *, [aria-modal="true"] *')) {
    if (!(element instanceof HTMLElement)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight, offsetParent } = element;
    // Only these can be cut or fixed; the style of every other element is none of our business.
    const wide = scrollWidth > clientWidth + 1;
    const high = scrollHeight > clientHeight + 1;
    if (!wide && !high && offsetParent !== null) continue;
    const { position, overflowX, overflowY, display } = getComputedStyle(element);
    if (position === 'fixed' && shown(element) && !element.matches('[class*="ipr-watermark-"]')) {
      wrong.push(`on every sheet: ${nameOf(element)}`);
    }
    const side = wide && overflowX !== 'visible';
    if (!side && !(high && /auto|scroll|clip/.test(overflowY))) continue;
    if ((display.startsWith('inline') && clientWidth === 0) || !shown(element)) continue;
    if (!spoken(element)) wrong.push(`cut ${side ? 'at its side' : 'below'}: ${nameOf(element)}`);
  }
  return wrong;
}

/** What is wrong with the page on A4 paper; the window is left as it was found. */
export async function paperFindings(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'));
  await page.setViewportSize({
    width: LYING_SHEETS.includes(sheet) ? LYING : UPRIGHT,
    height: 1000,
  });
  // Drawings take their new width in the frame after.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const wrong = await page.evaluate(wrongOnPaper, SCREEN_ONLY.join());
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return wrong;
}
