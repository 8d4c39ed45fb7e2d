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
  // As many as a small CI machine has cores: a third takes no time off the run, but makes each page
  // a third slower (27 tests: 87 s with two, 81 s with three).
  workers: 2,
  // A shared CI machine may be several times slower for minutes; what passes takes no longer for it.
  timeout: process.env.CI ? 150_000 : 60_000,
  expect: { timeout: process.env.CI ? 30_000 : 10_000 },
  // Playwright reports what needed a second try.
  retries: process.env.CI ? 1 : 0,
  // What breaks every page is told at once, not after hours.
  maxFailures: process.env.CI ? 30 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    // One context per worker, emptied between tests: the scripts stay in its cache, which takes a
    // seventh to a fifth off a file (uploads: 59 to 51 s, ten pages of everyPage: 72 to 59 s).
    reuseContext: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
  },
});
