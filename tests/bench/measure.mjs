/**
 * What the browser measures of one cold page load, under the conditions of the comparison:
 * 4× CPU slow-down, 10 Mbit/s, 40 ms round trip, gzip, empty cache.
 */

export const CONDITIONS = {
  cpuSlowDown: 4,
  megabitsPerSecond: 10,
  roundTrip: 40,
};

const observer = () => {
  const seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  Object.assign(globalThis, { __bench: seen });
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.longTasks.push([entry.startTime, entry.duration]));
};

/**
 * @typedef {object} Load
 * @property {number} usable milliseconds until the page's main control can be used
 * @property {number} fcp milliseconds until the first content was painted
 * @property {number} lcp milliseconds until the largest content was painted
 * @property {number} blocking milliseconds that long tasks lasted beyond 50 each
 * @property {number} cls layout shift, without unit
 * @property {number} script KB of script as sent
 * @property {number} requests all requests
 */

/**
 * Loads one page with an empty cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, usable?: string, prepare?: (page: import('@playwright/test').Page) => Promise<void> }} target
 *   `usable`: a selector; without one, the page counts as usable when the network has been quiet
 *   and no long task has run for half a second
 * @returns {Promise<Load>}
 */
export async function measure(browser, { url, usable, prepare }) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  const page = await context.newPage();
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.roundTrip,
    downloadThroughput: (CONDITIONS.megabitsPerSecond * 1e6) / 8,
    uploadThroughput: (CONDITIONS.megabitsPerSecond * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowDown });
  const scripts = new Set();
  let script = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.addInitScript(observer);
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  let ready;
  if (usable) {
    await page.waitForSelector(usable, { state: 'visible', timeout: 120_000 });
    ready = await page.evaluate(() => performance.now());
  }
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => globalThis.__bench);
  const lastTask = Math.max(0, ...seen.longTasks.map(([start, lasted]) => start + lasted));
  const network = await page.evaluate(() =>
    Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd)),
  );
  await context.close();
  return {
    usable: ready ?? Math.max(lastTask, network, seen.fcp),
    fcp: seen.fcp,
    lcp: seen.lcp,
    blocking: seen.longTasks.reduce((sum, [, lasted]) => sum + Math.max(0, lasted - 50), 0),
    cls: seen.cls,
    script: script / 1024,
    requests,
  };
}

/**
 * The middle one of several loads, measure by measure.
 *
 * @param {Load[]} loads
 * @returns {Load}
 */
export function median(loads) {
  const middle = (/** @type {keyof Load} */ key) => {
    const sorted = loads.map((load) => load[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  };
  return {
    usable: middle('usable'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    blocking: middle('blocking'),
    cls: middle('cls'),
    script: middle('script'),
    requests: middle('requests'),
  };
}
