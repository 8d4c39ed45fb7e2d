import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BUDGETS } from './support/budgets';
import { expect, test } from './support/portal';

const dist = join(__dirname, '../../dist');

/** Bytes of a script as the browser gets it with Brotli. */
function brotliBytes(pathname: string): number {
  const file = join(dist, pathname.replace(/^\/ipr-front\//, ''));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * Keeps what waits for an idle moment waiting: on a slow machine that moment may come before the page
 * can be used, and bytes would depend on the machine.
 */
async function noIdleMoment(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

for (const { name, path, limit, usable, userPage } of BUDGETS) {
  test(`${name} can be used with at most ${limit} KB of script`, async ({ page, portal }) => {
    if (!userPage) await portal.signIn();
    let address = path;
    if (typeof address !== 'string') {
      address = await address(page, portal);
      await page.goto('about:blank');
    }
    await noIdleMoment(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await portal.open(address);
    // Seen at once: an expectation looks again after a second only, when more may have been loaded.
    await usable(page).waitFor();
    await expect(usable(page)).toBeEnabled();
    const bytes = [...scripts].reduce((sum, pathname) => sum + brotliBytes(pathname), 0);
    const kilobytes = bytes / 1024;
    console.log(`${name}: ${kilobytes.toFixed(1)} of ${limit} KB in ${scripts.size} scripts`);
    expect(kilobytes).toBeLessThanOrEqual(limit);
  });
}
