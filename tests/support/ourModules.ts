import { join, relative } from 'node:path';

interface LoadedModule {
  readonly file: string;
  readonly promise?: Promise<unknown>;
  readonly evaluated: boolean;
}

/** The part of Vitest's worker that knows the modules loaded so far. */
interface Worker {
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, LoadedModule>;
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

function evaluatedModules(): Worker['evaluatedModules'] {
  const worker = (globalThis as unknown as { __vitest_worker__?: Worker }).__vitest_worker__;
  if (!worker?.evaluatedModules) {
    throw new Error('Vitest keeps its modules elsewhere now: change ourModules.ts, or isolate.');
  }
  return worker.evaluatedModules;
}

const PATIENCE_MS = 10_000;

/**
 * Waits for the modules that an earlier file began to load and did not wait for. A module that is
 * forgotten while it is evaluated would hand the next file what it exports so far, and no more.
 */
export async function endOldImports(): Promise<void> {
  const modules = [...evaluatedModules().idToModuleMap.values()];
  const pending = modules.filter(
    ({ file, promise, evaluated }) =>
      // What waits here is being evaluated itself.
      promise && !evaluated && !isKept(file) && !file.endsWith('/freshModules.ts'),
  );
  if (pending.length === 0) return;
  await Promise.race([
    Promise.allSettled(pending.map(({ promise }) => promise)),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

/**
 * Forgets the modules of the product and of its tests: the next import evaluates them anew.
 * Libraries stay, unlike with `vi.resetModules`, which would load React and antd a second time.
 */
export function forgetOurModules(): void {
  const loaded = evaluatedModules();
  for (const module of loaded.idToModuleMap.values()) {
    if (!isKept(module.file)) loaded.invalidateModule(module);
  }
}
