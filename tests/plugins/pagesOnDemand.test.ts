import { describe, expect, it } from 'vitest';
import { withoutPages } from '../../config/plugins/pagesOnDemand';

const line = (id: string) =>
  `'${id}': arriving(() => import(/* webpackChunkName: "x" */'../../../src/pages/${id}.tsx')),`;
const table = (...ids: string[]) => `    routeComponents: {\n${ids.map(line).join('\n')}\n},`;

describe('pages on demand in development', () => {
  it('leaves a page that was opened as it stands', () => {
    const text = table('changshu/user/login', 'changshu/nav');
    expect(withoutPages(text, () => false)).toBe(text);
  });

  it('puts a call that asks for the page in the place of one that waits', () => {
    const lean = withoutPages(table('a', 'b/index', '$'), (id) => id !== 'a');
    expect(lean).toContain(line('a'));
    expect(lean).not.toContain('src/pages/b/index.tsx');
    expect(lean).toContain(`'b/index': arriving(() => fetch("/__development/page?id=b%2Findex"`);
    expect(lean).toContain(`'$': arriving(() => fetch("/__development/page?id=%24"`);
    expect(lean.split('\n')).toHaveLength(5);
  });

  it('stops when the table has another shape', () => {
    expect(() => withoutPages("{ a: React.lazy(() => import('./a')) }", () => true)).toThrow();
  });
});
