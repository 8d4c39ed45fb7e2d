import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BASE_PATH } from './config/portal';

const root = import.meta.dirname;

/**
 * The aliases of the real build, as `max setup` wrote them, so that the tests run the same files
 * as the product, Umi's generated ones among them.
 */
function umiAliases() {
  const generated = join(root, 'src/.umi');
  const file = join(generated, 'appData.json');
  const routes = join(generated, 'core/route.tsx');
  // Missing, or left by `npm start`, whose routes bring a page when it is first opened.
  if (!existsSync(routes) || readFileSync(routes, 'utf8').includes('/__development/page')) {
    execFileSync(join(root, 'node_modules/.bin/max'), ['setup'], { cwd: root });
  }
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as {
    config: { alias: Record<string, string> };
  };
  return Object.entries(config.alias).map(([name, target]) => {
    const exact = name.endsWith('$');
    const path = name.replace(/\$$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return {
      find: new RegExp(`^${path}${exact ? '$' : '(?=/|$)'}`),
      replacement: target.replace(/^@@/, generated),
    };
  });
}

const alias = umiAliases();

/** A rendered page is short-lived: with more room for what is new, a quarter of the collections remains. */
const execArgv = ['--max-semi-space-size=64', '--min-semi-space-size=32'];

/**
 * A file's modules and globals are its own although the process is not: see
 * tests/support/freshModules.ts. Loading the libraries for each file took half of the time.
 */
const shared = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  sequence: { setupFiles: 'list' },
  // Class names as they are written: what a test asks for is what the style sheet says.
  css: { modules: { classNameStrategy: 'non-scoped' } },
  execArgv,
} as const;

/** A shared CI machine may stall for seconds. */
const retry = process.env.CI ? 1 : 0;

/** The whole portal in a page of happy-dom. */
const screens = {
  environment: 'happy-dom',
  ...shared,
  environmentOptions: {
    happyDOM: { url: `http://localhost:8000${BASE_PATH}`, width: 1366, height: 768 },
  },
  globals: true,
  testTimeout: 60_000,
  retry,
  server: {
    deps: {
      // They import files without extensions or style sheets, or read what is aliased.
      inline: [/umi/, /antd/, /@ant-design/, /rc-/, /@rc-component/],
    },
  },
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          ...shared,
          globals: true,
          setupFiles: ['tests/support/freshModules.ts', 'tests/support/setUpNode.ts'],
          include: [
            'tests/*.test.ts',
            'tests/{domain,links,mock,nginx,plugins,architecture}/**/*.test.ts',
          ],
          testTimeout: 30_000,
          retry,
        },
      },
      {
        resolve: { alias },
        // Needs dist/: `npm test` runs it after the build.
        test: {
          name: 'build',
          environment: 'node',
          globals: true,
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'portal',
          ...screens,
          include: ['tests/{requests,screens}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/freshModules.ts', 'tests/support/setUp.ts'],
          // Screens are checked against the generated patents, whatever folder the mock may name.
          env: { IPR_DATA: '' },
        },
      },
      {
        resolve: { alias },
        // `npm run test:real`: the same screens and the mock against a folder of real data.
        test: {
          name: 'real',
          ...screens,
          include: ['tests/real/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/freshModules.ts', 'tests/support/setUp.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
