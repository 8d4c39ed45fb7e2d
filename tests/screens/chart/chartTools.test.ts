import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHEET = join(import.meta.dirname, '../../../src/components/chart/chart.module.css');

it('a tool of a chart that is pressed looks other than one that is not', () => {
  const css = readFileSync(SHEET, 'utf8').replace(/:global\(([^()]*)\)/g, '$1');
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  document.body.innerHTML =
    '<span class="ipr-chart-tools"><button aria-pressed="true"></button><button aria-pressed="false"></button></span>';
  const [pressed, other] = [...document.querySelectorAll('button')].map((button) => {
    const { fontWeight, textDecoration } = getComputedStyle(button);
    return { fontWeight, textDecoration };
  });
  style.remove();
  document.body.replaceChildren();
  expect(pressed).toEqual({ fontWeight: '600', textDecoration: 'underline' });
  expect(other).not.toEqual(pressed);
});
