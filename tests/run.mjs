/**
 * `npm test`: types, lint, unused code, unit, request and screen tests, the production build, and
 * the browser tests with the byte budgets behind nginx. Prints `tests: N passed, N failed` as its
 * last line and exits non-zero when anything failed or could not be run. Nothing is ever skipped
 * silently.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, root } from '../config/scripts/build.mjs';
import { findNginx, findTestChromium } from '../config/scripts/tools.mjs';

const reports = mkdtempSync(join(tmpdir(), 'ipr-tests-'));
const total = { passed: 0, failed: 0 };
/** What failed, told again at the end: the log of a whole run is long. */
const failures = /** @type {string[]} */ ([]);
/** What passed, but not at once: to be looked into before it fails. */
const secondTries = /** @type {string[]} */ ([]);
/** How long each test file took, in seconds; of browser tests, the time of its tests. */
const durations = /** @type {Map<string, number>} */ (new Map());

/**
 * @param {string} program name of an executable in node_modules/.bin
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {boolean} [late] tells what it prints when it has ended, for it runs beside others
 * @returns {Promise<boolean>} whether it exited with 0
 */
function run(program, args, env = {}, late = false) {
  return new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: late ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let printed = '';
    const keep = (/** @type {Buffer} */ text) => {
      printed += text;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', () => done(false));
    child.on('close', (code) => {
      if (late) console.log(`\n== ${[program, ...args].join(' ')}\n${printed}`);
      done(code === 0);
    });
  });
}

/**
 * One step that counts as one test.
 *
 * @param {string} name
 * @param {() => Promise<boolean> | boolean} step
 */
async function single(name, step) {
  console.log(`\n== ${name}`);
  let passed = false;
  try {
    passed = await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  total[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
  return passed;
}

/**
 * One step that counts its own tests; a run that ends badly without a failed test is a failure.
 *
 * @param {string} name
 * @param {(report: string) => Promise<boolean>} step
 * @param {(report: any) => { passed: number, failed: number, names: string[] }} count
 */
async function counted(name, step, count) {
  console.log(`\n== ${name}`);
  const file = join(reports, 'report.json');
  rmSync(file, { force: true });
  const ended = await step(file);
  let counts = { passed: 0, failed: 0, names: /** @type {string[]} */ ([]) };
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    failures.push(`${name}: left no report`);
  }
  if ((!ended || counts.passed === 0) && counts.failed === 0) {
    counts.failed = 1;
    failures.push(`${name}: ended badly without a failed test`);
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...counts.names);
}

/** @param {any} report */
function vitestCounts(report) {
  for (const { name, startTime, endTime } of report.testResults) {
    durations.set(relative(root, name), (endTime - startTime) / 1000);
  }
  const names = report.testResults.flatMap((/** @type {any} */ result) => {
    const file = relative(root, result.name);
    const failed = result.assertionResults.filter(
      (/** @type {any} */ { status }) => status === 'failed',
    );
    // A file that could not be read has no tests, but says why.
    if (failed.length === 0 && result.status === 'failed') return [`${file}: ${result.message}`];
    return failed.map((/** @type {any} */ { fullName }) => `${file}: ${fullName}`);
  });
  return { passed: report.numPassedTests, failed: names.length, names };
}

/**
 * Titles of the browser tests that failed at their last try.
 *
 * @param {any} suite
 * @returns {string[]}
 */
const failedTitles = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, line, title }) => `tests/browser/${file}:${line} ${title}`),
  ...suites.flatMap(failedTitles),
];

/**
 * Titles of the browser tests that needed a second try.
 *
 * @param {any} suite
 * @returns {string[]}
 */
const triedAgain = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some((/** @type {any} */ { status }) => status === 'flaky'))
    .map((/** @type {any} */ { file, line, title }) => `tests/browser/${file}:${line} ${title}`),
  ...suites.flatMap(triedAgain),
];

/**
 * Adds the durations of browser tests, tries that failed among them, to those of their files.
 *
 * @param {any} suite
 */
function noteDurations({ suites = [], specs = [] }) {
  for (const { file, tests } of specs) {
    const name = `tests/browser/${file}`;
    const results = tests.flatMap((/** @type {any} */ one) => one.results);
    const ms = results.reduce(
      (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration,
      0,
    );
    durations.set(name, (durations.get(name) ?? 0) + ms / 1000);
  }
  suites.forEach(noteDurations);
}

await single('umi set-up', () => run('max', ['setup']));
await single('nginx and Chromium', () => Boolean(findNginx() && findTestChromium()));
// One core bundles, and another checks meanwhile: each of these takes one alone.
const [built] = await Promise.all([
  single('production build', async () => {
    await build();
    return true;
  }),
  (async () => {
    await single('types', () => run('tsc', ['--noEmit'], {}, true));
    await single('lint', () => run('biome', ['check', '--error-on-warnings', '.'], {}, true));
    await single('unused code', () => run('knip', ['--treat-config-hints-as-errors'], {}, true));
  })(),
]);
await counted(
  'domain, request, screen, mock and nginx tests',
  (report) =>
    run('vitest', [
      'run',
      '--project=node',
      '--project=portal',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  vitestCounts,
);
if (built) {
  await counted(
    'tests of the build',
    (report) =>
      run('vitest', [
        'run',
        '--project=build',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    vitestCounts,
  );
  await counted(
    'browser tests and byte budgets',
    (report) => run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats, suites }) => {
      noteDurations({ suites });
      secondTries.push(...triedAgain({ suites }));
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped,
        names: failedTitles({ suites }),
      };
    },
  );
}

rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed ? 1 : 0;
const slowest = [...durations].sort(([, one], [, other]) => other - one).slice(0, 10);
console.log('\nslowest files:');
for (const [name, seconds] of slowest) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
for (const name of secondTries) console.log(`second try: ${name}`);
for (const name of failures) console.log(`failed: ${name}`);
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`);
