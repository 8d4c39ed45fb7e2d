import { expect, it } from 'vitest';
import { arrivingPages } from '../../config/plugins/routes';

const TABLE =
  "routeComponents: {\n'a': React.lazy(() => import('a.tsx')),\n'b': React.lazy(() => import('b.tsx')),\n}";

it('makes every page an arriving part, once', () => {
  const mended = arrivingPages(TABLE);
  expect(mended).not.toContain('React.lazy');
  expect(mended.match(/arriving\(\(\) => import\('[ab]\.tsx'\)\)/g)).toHaveLength(2);
  expect(arrivingPages(mended)).toBe(mended);
});

it('leaves in front what says that the generated file is not checked', () => {
  const mended = arrivingPages(`// unchecked\n// generated\nimport x from 'x';\n${TABLE}`);
  expect(mended).toMatch(/^\/\/ unchecked\n\/\/ generated\nimport \{ arriving \}/);
});

it('stops the build when Umi loads pages in another way', () => {
  expect(() => arrivingPages('routeComponents: {}')).toThrow(/React.lazy/);
});
