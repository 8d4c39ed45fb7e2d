import { expect, type Page, test } from '@playwright/test';

/** The aim for any interaction until the next paint, in ms (scorecard row 25). */
export const INTERACTION_AIM = 120;

/** No interaction may take as long on any machine; what takes longer hangs. */
const HANG = 1500;

const KEY = 'portalTestsDurations';

/** Notes from now on how long the page takes from an interaction, or inside a task, to its end. */
async function watch(page: Page, type: 'event' | 'longtask'): Promise<void> {
  await page.evaluate(
    ([key, kind]) => {
      const noted: number[] = [];
      Object.assign(window, { [key]: noted });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) noted.push(duration);
      }).observe({ type: kind, durationThreshold: 16 } as PerformanceObserverInit);
    },
    [KEY, type] as const,
  );
}

/** Watches keys and presses until the next paint. */
export const watchInteractions = (page: Page) => watch(page, 'event');

/** Watches tasks of more than 50 ms. */
export const watchLongTasks = (page: Page) => watch(page, 'longtask');

/** The longest duration noted since the last look, in ms; 0 when all were short. */
export function longestNoted(page: Page): Promise<number> {
  return page.evaluate((key) => {
    const noted = (window as unknown as Record<string, number[]>)[key] ?? [];
    return Math.max(0, ...noted.splice(0));
  }, KEY);
}

/**
 * Reports a time beside its aim. Times depend on the machine, so that an aim that is missed fails
 * nothing; a page that hangs does.
 */
export function reportTime(name: string, ms: number, aim = INTERACTION_AIM): void {
  const text = `${name}: ${Math.round(ms)} ms, aim ${aim} ms`;
  test.info().annotations.push({ type: 'time', description: text });
  console.log(text);
  expect(ms, text).toBeLessThan(HANG);
}
