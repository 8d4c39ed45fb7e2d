import type { Page } from '@playwright/test';

/** Charts, maps and matrices of numbers. */
const CHARTS = 'main figure.ipr-chart';

/** What charts lack for those who cannot see them or have no pointer, one line each. */
function lackingIn(charts: string): string[] {
  const nameOf = (element: Element | null): string => {
    const by = element?.getAttribute('aria-labelledby');
    const label = by
      ? document.getElementById(by)?.textContent
      : element?.getAttribute('aria-label');
    return (label ?? '').trim();
  };
  const wrong: string[] = [];
  const focused = document.activeElement;
  for (const chart of document.querySelectorAll(charts)) {
    if (!chart.checkVisibility() || chart.getAttribute('aria-busy') === 'true') continue;
    if (chart.querySelector('[class*="ipr-chartEmpty-"], [role="alert"]')) continue;
    const title = nameOf(chart);
    const lack = (what: string) => wrong.push(`${title || chart.className}: ${what}`);
    if (!title) lack('no name');

    const sentence = chart.querySelector('.ipr-chart-finding');
    if (!sentence?.textContent?.trim()) lack('no sentence');
    const source = chart.querySelector('.ipr-chart-source');
    if (!/来源：.+\d{4}-\d{2}-\d{2}/.test(source?.textContent ?? '')) lack('no source and day');

    // What has nothing to draw says so, and has no table either.
    const nothing = !chart.querySelector('.ipr-chart-box, table');
    if (nothing && /没有|不|都有/.test(sentence?.textContent ?? '')) continue;

    const buttons = [...chart.querySelectorAll('button')].filter((one) => !one.disabled);
    const has = (name: RegExp) => buttons.some((one) => name.test(nameOf(one)));
    if (!has(/^下载：/)) lack('no files');
    const shownTable = [...chart.querySelectorAll('table')].find((one) => one.checkVisibility());
    if (!shownTable && !has(/^表格/)) lack('no table');

    const points = [...chart.querySelectorAll<HTMLElement | SVGElement>('[tabindex]')].filter(
      (one) =>
        one.checkVisibility() && one.matches('[role="img"], [role="option"], a, [data-cell]'),
    );
    const stops = points.filter((one) => one.tabIndex === 0);
    if (points.length === 0) {
      // Shown as a table, it is read as one.
      if (!shownTable) lack('nothing to focus');
      continue;
    }
    if (stops.length !== 1) lack(`${stops.length} stops for Tab`);
    if (points.some((one) => !/\d|—|无数据/.test(nameOf(one)))) lack('a value that is not spoken');
    const rows = chart.querySelectorAll('table tbody tr').length;
    const whole = points.filter((one) => one.matches('[data-mark]')).length;
    const columns = chart.querySelectorAll('.ipr-chart-table thead th').length - 1;
    if (rows === 0 || whole > rows * Math.max(1, columns)) lack('a point without a row');
    if (points.length > 1) {
      const [first] = stops;
      first?.focus({ preventScroll: true });
      const moves = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].some((key) => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
        return document.activeElement !== first && chart.contains(document.activeElement);
      });
      if (!moves) lack('arrow keys do not move');
    }
  }
  const { activeElement } = document;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  else if (activeElement && 'blur' in activeElement) (activeElement as HTMLElement).blur();
  return wrong;
}

/** What the charts of the page lack, one line each. */
export function lackingCharts(page: Page): Promise<string[]> {
  return page.evaluate(lackingIn, CHARTS);
}
