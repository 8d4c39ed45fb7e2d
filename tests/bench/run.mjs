/**
 * `npm run bench`: the table of measurements. Serves the production build behind nginx with the
 * mock server and drives Chromium over one page of each kind, beside the least that a React page
 * costs (`floor.mjs`); `--against` measures other pages in the same run, `--runs` sets how often (3), `--growth` adds 2 thousand, 24 thousand (with IPR_DATA) and
 * 100 thousand records.
 */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startPreview } from '../../config/scripts/preview.mjs';
import { findChromium } from '../../config/scripts/tools.mjs';
import { startFloor } from './floor.mjs';
import { grow } from './growth.mjs';
import { CONDITIONS, measure, median } from './measure.mjs';
import { portalPages } from './pages.mjs';

/** @param {string} name */
const option = (name) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
};

/** URLs after `--against`: a comma list, or a file with one a line; `#sel=` names what makes a page usable. */
function others() {
  const given = option('against');
  if (!given) return [];
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given;
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [url = '', selector] = entry.split('#sel=');
      return { name: url, url, ...(selector ? { usable: decodeURIComponent(selector) } : {}) };
    });
}

const runs = Number(option('runs') ?? 3);
const preview = await startPreview({ dataFolder: process.env.IPR_DATA });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

const floor = await startFloor();

try {
  const bare = { name: 'bare React page', url: floor.url, usable: floor.usable };
  const pages = [bare, ...(await portalPages(browser, preview.url)), ...others()];
  console.log(
    `${CONDITIONS.cpuSlowDown}× CPU slow-down, ${CONDITIONS.megabitsPerSecond} Mbit/s, ` +
      `${CONDITIONS.roundTrip} ms round trip, gzip, cold cache, median of ${runs}\n`,
  );
  console.log('| page | usable | of bare | FCP | LCP | blocking | CLS | script | requests |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  let least = 0;
  for (const { name, ...target } of pages) {
    const loads = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measure(browser, target));
    const { usable, fcp, lcp, blocking, cls, script, requests } = median(loads);
    least ||= usable;
    const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
    console.log(
      `| ${name} | ${seconds(usable)} | ${(usable / least).toFixed(1)} | ${seconds(fcp)} | ${seconds(lcp)} | ${seconds(blocking)} | ` +
        `${cls.toFixed(3)} | ${script.toFixed(0)} KB | ${requests} |`,
    );
  }
  if (process.argv.includes('--growth')) {
    console.log(
      '\n| records | hits | first search | search | 18 facets | far page | export of 1,000 | page turn, screen |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    const sets = [
      { name: '2 thousand, generated', size: 2400 },
      ...(process.env.IPR_DATA
        ? [{ name: '24 thousand, real', dataFolder: process.env.IPR_DATA }]
        : []),
      { name: '100 thousand, generated', size: 100_000 },
    ];
    for (const set of sets) {
      const { name, hits, ...times } = await grow(browser, set, runs);
      const cells = Object.values(times).map((ms) => `${ms.toFixed(0)} ms`);
      console.log(`| ${[name, hits, ...cells].join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  floor.stop();
  await preview.stop();
}
