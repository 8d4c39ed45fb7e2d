import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time on the processor, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

const STEPS = 80;
const STEP = 400;

/**
 * Scrolls through the page with the wheel.
 *
 * @returns the longest task of the page's thread meanwhile, in ms of the processor: what else the
 *   machine does makes no frame longer
 */
export async function longestTaskOfScrolling(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.mouse.move(900, 500);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(500);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.flatMap(({ name, args, pid, tid }) =>
    name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid}:${tid}`] : [],
  );
  const tasks = traceEvents.flatMap(({ ph, pid, tid, tdur = 0 }) =>
    ph === 'X' && threads.includes(`${pid}:${tid}`) ? [tdur / 1000] : [],
  );
  return Math.max(0, ...tasks);
}
