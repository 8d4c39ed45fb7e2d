import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** What is used of axe; `_audit` has the rules with their impact, which `getRules` leaves out. */
interface Axe {
  _audit: { rules: { id: string; impact?: string }[] };
  run: (context: unknown, options: object) => Promise<{ violations: Finding[] }>;
}

/** Rules that care mode adds: 7:1 contrast and targets of 44 px are its promise. */
const CARE_RULES = {
  'color-contrast-enhanced': { enabled: true },
  // Asks for less of the same.
  'color-contrast': { enabled: false },
};

/**
 * What axe finds that is serious or critical, one line each. What it finds is looked for once more:
 * colours on their way to others, begun by an answer while axe looks, are gone by then.
 */
export async function findings(page: Page, care: boolean): Promise<string[]> {
  const found = await look(page, care);
  if (found.length === 0) return found;
  const again = await look(page, care);
  return found.filter((one) => again.includes(one));
}

async function look(page: Page, care: boolean): Promise<string[]> {
  // A notice or a drawer that is still fading has other colours than it will have.
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ended = Promise.all(running.map((one) => one.finished.catch(() => undefined)));
    // One that goes on for ever, such as that of something still loading, is not waited for.
    await Promise.race([ended, new Promise((done) => setTimeout(done, 2000))]);
  });
  // Evaluated, not inserted: the policy forbids scripts from elsewhere, and it stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (rules) => {
      const { axe } = window as unknown as { axe: Axe };
      // A rule of less impact gives it to all it finds, and none of that is reported.
      const minor = axe._audit.rules.filter(({ impact }) =>
        /^(minor|moderate)$/.test(impact ?? ''),
      );
      const off = Object.fromEntries(minor.map(({ id }) => [id, { enabled: false }]));
      return axe.run(document, { resultTypes: ['violations'], rules: { ...off, ...rules } });
    },
    care ? CARE_RULES : {},
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Switches care mode on and off. */
export const careSwitch = (page: Page) => page.getByRole('button', { name: '适老化' });

/** Controls that are less than 44 px high or wide, one line each. */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('button, input:not([type=hidden]), select, textarea, summary, [role=menuitem]')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        // antd's box around an input, and a label around a tick, take the click as well.
        const own =
          element.closest('label, .ant-input-affix-wrapper, .ant-input-number') ?? element;
        const { width, height } = own.getBoundingClientRect();
        const { visibility, display } = getComputedStyle(element);
        // Within closed details sizes are those of the last look.
        if (!width || !height || visibility === 'hidden' || !element.checkVisibility()) return [];
        // What stands within a sentence is as high as its lines (WCAG 2.5.5, inline targets).
        const sentence = element.closest('p')?.textContent ?? '';
        const alone = sentence.trim() === element.textContent?.trim();
        if (display.startsWith('inline') && sentence && !alone) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return height < 43.5 || width < 43.5
          ? [`${element.tagName} ${name?.slice(0, 20)} ${width}×${height}`]
          : [];
      }),
    );
}
