import { defineConfig } from '@playwright/test';

/** `npm test` asks for a report to count; without a file the report would be printed. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/**
 * The browser tests: production build behind the project's nginx template and the mock server.
 * Which Chromium runs is decided in tests/browser/support/portal.ts.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: false,
  // One more than the two cores of a small CI machine: pages wait for the network now and then.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A shared CI machine may stall for seconds; Playwright reports what needed a second try.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
  },
});
