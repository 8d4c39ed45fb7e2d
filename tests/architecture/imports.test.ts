import { expect, it } from 'vitest';
import { type Source, sources } from './sources';

/**
 * The parts of src in the order of the README: each may use its own part and those below it. The
 * files at the top of src are Umi's entrances; access.ts derives from the initial state alone.
 */
const LEVELS: [part: RegExp, level: number][] = [
  [/^src\/access$/, 2],
  [/^src\/(app|global|loading|typings)$/, 5],
  [/^src\/pages\//, 5],
  [/^src\/(shell|features)\//, 4],
  [/^src\/components\//, 3],
  [/^src\/(services|models)\//, 2],
  [/^src\/requests\//, 1],
  [/^src\/domain\//, 0],
];

/** Addresses and storage, open to every part; of src they use the pure rules alone. */
const OPEN = /^src\/links\/|^src\/(address|storage|store)$|^config\//;

const withoutExtension = (path: string) => path.replace(/(\.d)?\.tsx?$/, '');
const levelOf = (path: string) => LEVELS.find(([part]) => part.test(withoutExtension(path)))?.[1];
const areaOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];
const isOurs = (path: string) => /^(src|config|mock|tests)\//.test(path);

const src = sources('src');

/** Every import of our own that breaks a rule, as `from → to`. */
function broken(files: Source[], breaks: (from: string, to: string) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.filter((to) => isOurs(to) && breaks(path, to)).map((to) => `${path} → ${to}`),
  );
}

it('knows the part of every file', () => {
  const parts = src.filter(({ path }) => !OPEN.test(withoutExtension(path)));
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter(({ path }) => levelOf(path) === undefined)).toEqual([]);
});

it('keeps what is open to all at the bottom', () => {
  const open = src.filter(({ path }) => OPEN.test(withoutExtension(path)));
  expect(open).not.toHaveLength(0);
  expect(broken(open, (_, to) => !/^(config|src\/(domain|links))\/|^src\/store$/.test(to))).toEqual(
    [],
  );
});

it('imports downwards only', () => {
  const upwards = broken(src, (from, to) => {
    if (OPEN.test(to)) return false;
    const level = levelOf(to);
    const own = levelOf(from) ?? 0;
    return level === undefined || level > own;
  });
  expect(upwards).toEqual([]);
});

it('keeps features apart: they meet in addresses', () => {
  const across = broken(src, (from, to) => {
    const area = areaOf(from);
    return area !== undefined && areaOf(to) !== undefined && areaOf(to) !== area;
  });
  expect(across).toEqual([]);
});

it('keeps the shell free of features', () => {
  expect(
    broken(src, (from, to) => from.startsWith('src/shell/') && areaOf(to) !== undefined),
  ).toEqual([]);
});

it('keeps the rules of the field free of everything else', () => {
  const domain = src.filter(({ path }) => path.startsWith('src/domain/'));
  expect(broken(domain, (_, to) => !to.startsWith('src/domain/'))).toEqual([]);
  const packages = domain.flatMap(({ path, imports }) =>
    imports
      .filter((name) => /^(react|react-dom|antd|@ant-design|@umijs|umi|ahooks)(\/|$)/.test(name))
      .map((name) => `${path} → ${name}`),
  );
  expect(packages).toEqual([]);
});

it('never lets the product import the mock or the tests', () => {
  expect(broken([...src, ...sources('config')], (_, to) => /^(mock|tests)\//.test(to))).toEqual([]);
});

it('lets mock, config and domain import one another by relative paths', () => {
  const files = [...sources('mock', 'config'), ...src.filter(({ path }) => /domain/.test(path))];
  const byAlias = files.flatMap(({ path, text }) => (/from '@@?\//.test(text) ? [path] : []));
  expect(byAlias).toEqual([]);
});

it('gives the mock nothing of src but the pure rules and the contract', () => {
  expect(
    broken(
      sources('mock'),
      (_, to) => to.startsWith('src/') && !/^src\/(domain|services\/contract)\//.test(to),
    ),
  ).toEqual([]);
});

it('asks through the hook that aborts: the build leaves out what else useRequest can do', () => {
  const asking = src.filter(({ text }) =>
    /import \{[^}]*\buseRequest\b[^}]*\} from 'ahooks'/.test(text),
  );
  expect(asking.map(({ path }) => path)).toEqual(['src/requests/useAsked.ts']);
});
