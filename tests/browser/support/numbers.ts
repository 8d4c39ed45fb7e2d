import type { Page } from '@playwright/test';

/**
 * Where numbers stand that the portal has counted or scored itself: figures and totals are set in
 * strong type, facets and tables of counts in parts of their own. Prices, dates, years and places in
 * a list are data of a record, and the points of a chart are looked at with their chart.
 */
const NUMBERS = 'main :is(strong, td.ipr-num, [class*="ipr-facetCount-"])';

/** How numbers were counted, where they come from and as of when. */
const DEFINITIONS =
  ':is([data-definition], .ipr-chart-source, [class*="Definition-"], [role="tooltip"])';

/** What a number belongs to. */
const PARTS = 'figure, section, article, aside, dialog, main, .ipr-result';

/** Numbers whose part of the page does not say how, from where and as of when, one line each. */
function undefinedIn([numbers, definitions, parts]: [string, string, string]): string[] {
  const NUMBER = /^[+-]?[\d,]+(\.\d+)?%?$/;
  const UNIT = /^\s*(件|篇|条|家|部|个|次|项|分|户|%)/;
  const HEAD_UNIT = /（(件|篇|条|家|部|个|次|项|分|户|%)）/;
  /** The text that follows an element on its line. */
  const after = (element: Element) => {
    let text = '';
    for (let next = element.nextSibling; next && text.length < 4; next = next.nextSibling) {
      if (next.nodeType !== Node.COMMENT_NODE) text += next.textContent;
    }
    return text;
  };
  const counted = (element: Element) => {
    const text = (element.textContent ?? '').trim();
    // What answers somebody who is filling in a form is an advice, not a statistic.
    if (!NUMBER.test(text) || element.closest('form, [class*="ipr-form-"], [class*="ipr-apply-"]'))
      return false;
    if (element.matches('[class*="ipr-facetCount-"]')) return true;
    if (!(element instanceof HTMLTableCellElement)) return UNIT.test(after(element));
    const heads = element.closest('table')?.tHead?.rows[0]?.cells;
    return HEAD_UNIT.test(heads?.[element.cellIndex]?.textContent ?? '');
  };
  /** What a part says, without what the parts within it say. */
  const said = (part: Element) =>
    [...part.querySelectorAll(definitions)]
      .filter((one) => {
        const whole = part.tagName === 'MAIN' && one.getAttribute('data-definition') === 'page';
        return whole || one.closest(parts) === part;
      })
      .map((one) => one.textContent)
      .join();
  const told = (text: string) => {
    const how = text.replace(/来源：[^。]*。?/g, '').length;
    return /来源/.test(text) && /\d{4}-\d{2}-\d{2}/.test(text) && how >= 6;
  };
  const wrong: string[] = [];
  for (const element of document.querySelectorAll(numbers)) {
    if (!counted(element) || !element.checkVisibility()) continue;
    let part = element.closest(parts);
    while (part && !told(said(part))) part = part.parentElement?.closest(parts) ?? null;
    if (part) continue;
    const around = (element.parentElement?.textContent ?? '').trim().slice(0, 30);
    wrong.push(`${element.closest('[class]')?.className}: ${around}`);
  }
  return wrong;
}

/** Numbers of the page that nothing defines, one line each. */
export function undefinedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(undefinedIn, [NUMBERS, DEFINITIONS, PARTS] as [string, string, string]);
}
