import { join, relative } from 'node:path';

/** The part of Vitest's worker that knows the modules loaded so far. */
interface Worker {
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly file: string }>;
    invalidateModule(module: object): void;
  };
}

const ROOT = join(import.meta.dirname, '../..');

/** What is costly to load: it remembers nothing, or the set-up files reset it. */
const KEPT = ['mock', 'config', 'src/domain', 'tests/support/contract.ts'];

/** These keep the product's theme from the first notice on. */
const NOTICES = /\/antd\/es\/(message|notification)\/index\.js$/;

function isKept(file: string): boolean {
  // Node's own modules have no path.
  if (!file.startsWith('/') || file === import.meta.filename) return true;
  const path = relative(ROOT, file);
  if (path.startsWith('..') || path.startsWith('node_modules/')) return !NOTICES.test(file);
  return KEPT.some((kept) => path === kept || path.startsWith(`${kept}/`));
}

/**
 * Forgets the modules of the product and of its tests: the next import evaluates them anew.
 * Libraries stay, unlike with `vi.resetModules`, which would load React and antd a second time.
 */
export function forgetOurModules(): void {
  const worker = (globalThis as unknown as { __vitest_worker__?: Worker }).__vitest_worker__;
  if (!worker?.evaluatedModules) {
    throw new Error('Vitest keeps its modules elsewhere now: change ourModules.ts, or isolate.');
  }
  for (const module of worker.evaluatedModules.idToModuleMap.values()) {
    if (!isKept(module.file)) worker.evaluatedModules.invalidateModule(module);
  }
}
