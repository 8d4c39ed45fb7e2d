import { describe, expect, it } from 'vitest';
import { readRouteProps, wrongAccess } from '../../config/plugins/routeProps';

const GENERATED = `// src/pages/changshu/nav.tsx
var routeProps = { name: "专利导航", icon: "compass", order: 1 };
// src/pages/404/index.tsx
var routeProps2 = { name: "页面不存在", hideInMenu: true };
// src/.umi/core/routeProps.ts
var routeProps_default = {
  "changshu/nav": routeProps,
  "404/index": routeProps2
};
export {
  routeProps_default as default
};
`;

describe('readRouteProps', () => {
  it('reads the properties by route id', () => {
    expect(readRouteProps(GENERATED)).toEqual({
      'changshu/nav': { name: '专利导航', icon: 'compass', order: 1 },
      '404/index': { name: '页面不存在', hideInMenu: true },
    });
  });

  it('reads a table without any properties', () => {
    expect(readRouteProps('var x_default = {};\nexport {\n  x_default as default\n};\n')).toEqual(
      {},
    );
  });

  it.each([
    'import { LANDING_PATH } from "../../config/portal";\n',
    'import "@/features/patent/search/SearchScreen";\n',
  ])('refuses a table that imports: %j', (line) => {
    expect(() => readRouteProps(line + GENERATED)).toThrow(/must be plain data/);
  });
});

describe('wrongAccess', () => {
  const paths: Record<string, string> = { a: '/changshu/a', b: '/changshu/b' };
  const pathOf = (id: string) => paths[id] ?? id;

  it('accepts names and routes without one', () => {
    expect(wrongAccess({ a: { access: 'canAdmin' }, b: {} }, pathOf)).toEqual([]);
  });

  it.each([
    [true, 'true'],
    [false, 'false'],
    [null, 'null'],
    [0, '0'],
    [['canAdmin'], '["canAdmin"]'],
    [{ rule: 'canAdmin' }, '{"rule":"canAdmin"}'],
    [() => true, 'function'],
  ])('names the route whose access is %j', (access, found) => {
    expect(wrongAccess({ a: { access: 'canAdmin' }, b: { access } }, pathOf)).toEqual([
      `Route /changshu/b: access must be a string, found ${found}`,
    ]);
  });

  it('names every wrong route', () => {
    expect(wrongAccess({ a: { access: 1 }, b: { access: [] } }, pathOf)).toHaveLength(2);
  });
});
