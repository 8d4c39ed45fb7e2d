import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CountedTree,
  chainFaults,
  findInChain,
  flattenChain,
  isChoosable,
  pathTo,
  placedChain,
} from '../../../src/domain/navigation/chain';
import { POSITION_ORDER } from '../../../src/domain/navigation/labels';
import { layoutChain } from '../../../src/domain/navigation/layout';
import { stepInChain } from '../../../src/domain/navigation/walk';

type Tree = Omit<CountedTree, 'children'> & { readonly children: readonly Tree[] };

/** Makes a chain from numbers of branches: wide or deep, some positions without any. */
function chain(branches: readonly number[]): Tree[] {
  let next = 0;
  const at = () => branches[next++ % Math.max(1, branches.length)] ?? 0;
  const node = (
    id: string,
    parent: Tree | null,
    position: Tree['position'],
    level: number,
  ): Tree => {
    const total = Math.max(0, (parent?.total ?? 200) - at());
    const bare = { id, parentId: parent?.id ?? null, name: `环节 ${id}`, position, level, total };
    const own: Tree = { ...bare, cityTotal: Math.min(total, 5), children: [] };
    const count = level < 4 ? at() : 0;
    const children = Array.from({ length: count }, (_, index) =>
      node(`${id}-${index}`, { ...own, cityTotal: total }, position, level + 1),
    ).map((child) => ({ ...child, cityTotal: Math.min(child.cityTotal ?? 0, own.cityTotal ?? 0) }));
    return { ...own, children };
  };
  return POSITION_ORDER.flatMap((position, index) =>
    Array.from({ length: at() }, (_, root) => node(`${index}${root}`, null, position, 1)),
  );
}

const chains = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }).map(chain);
const METRICS = { row: 32, gap: 4, indent: 16, column: 280, head: 40 };

describe('the nodes of a chain', () => {
  it('are found by name, with the way to each', () => {
    fc.assert(
      fc.property(chains, (roots) => {
        const nodes = flattenChain(roots);
        expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
        for (const node of nodes) {
          const path = pathTo(roots, node.id);
          expect(path.map(({ level }) => level)).toEqual(path.map((_, index) => index + 1));
          expect(path.at(-1)).toBe(node);
          expect(findInChain(nodes, node.name)).toContain(node);
        }
        expect(pathTo(roots, 'none')).toEqual([]);
        expect(findInChain(nodes, ' ')).toEqual([]);
      }),
    );
  });

  it('may not have more patents than the node above, nor the city more than there are', () => {
    fc.assert(
      fc.property(chains, (roots) => {
        expect(chainFaults(roots)).toEqual([]);
      }),
    );
    const child = { id: 'b', parentId: 'a', name: 'b', position: 'UPSTREAM', level: 2 } as const;
    const parent = { ...child, id: 'a', parentId: null, level: 1, total: 3, cityTotal: 1 } as const;
    const wrong: Tree = {
      ...parent,
      children: [{ ...child, total: 4, cityTotal: 5, children: [] }],
    };
    expect(chainFaults([wrong]).map(({ fault }) => fault)).toEqual(['city', 'counts']);
  });
});

/** A node as a back end may leave it: its place in the tree stands for itself. */
interface Bare {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: Tree['position'] | undefined;
  readonly level: number | undefined;
  readonly children: readonly Bare[];
}

describe('a chain whose nodes do not say where they stand', () => {
  const bared = ({ id, name, position, children }: Tree, root = true): Bare => ({
    id,
    name,
    parentId: null,
    position: root ? position : undefined,
    level: undefined,
    children: children.map((child) => bared(child, false)),
  });

  it('is placed by the tree', () => {
    fc.assert(
      fc.property(chains, (roots) => {
        const places = (nodes: readonly Pick<Bare, 'id' | 'parentId' | 'position' | 'level'>[]) =>
          nodes.map(({ id, parentId, position, level }) => [id, parentId, position, level]);
        const placed = placedChain(roots.map((root) => bared(root)));
        expect(places(flattenChain(placed))).toEqual(places(flattenChain(roots)));
      }),
    );
  });

  it('keeps nodes without an id or a position, which cannot be chosen', () => {
    const blank: Bare = {
      id: '',
      parentId: null,
      name: '',
      position: undefined,
      level: undefined,
      children: [],
    };
    const nodes = flattenChain(placedChain([blank, { ...blank, children: [blank] }]));
    expect(nodes.map(({ name, level }) => `${name} ${level}`)).toEqual([
      '名称不详 1',
      '名称不详 1',
      '名称不详 2',
    ]);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(3);
    expect(nodes.some(({ id }) => isChoosable(id))).toBe(false);
    const { columns, places } = layoutChain(nodes, { ...METRICS, width: 2000 });
    expect(columns).toHaveLength(4);
    expect(places).toHaveLength(nodes.length + 1);
  });
});

describe('the drawing of a chain', () => {
  it('places every node once, without overlaps, inside of itself, and always the same way', () => {
    fc.assert(
      fc.property(chains, fc.integer({ min: 200, max: 2000 }), (roots, width) => {
        const layout = layoutChain(roots, { ...METRICS, width });
        expect(layout).toEqual(layoutChain(roots, { ...METRICS, width }));
        const { places } = layout;
        expect(places.map(({ id }) => id)).toEqual(flattenChain(roots).map(({ id }) => id));
        for (const [index, one] of places.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.left + one.width).toBeLessThanOrEqual(layout.width);
          expect(one.top + one.height).toBeLessThanOrEqual(layout.height);
          expect(one.width).toBeGreaterThan(0);
          for (const other of places.slice(index + 1)) {
            const beside =
              one.left + one.width <= other.left || other.left + other.width <= one.left;
            const below = one.top + one.height <= other.top || other.top + other.height <= one.top;
            expect(beside || below).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has as many columns beside each other as there is room for', () => {
    const roots = chain([2, 1, 0, 1, 0, 2, 0, 1, 0, 1, 0]);
    const lefts = (width: number) =>
      layoutChain(roots, { ...METRICS, width }).columns.map(({ left }) => left);
    const all = lefts(2000);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(lefts(2 * METRICS.column + 2 * METRICS.indent)).size).toBe(2);
    expect(new Set(lefts(METRICS.column)).size).toBe(1);
  });

  it('is walked by keys without a dead end: every node can be reached', () => {
    fc.assert(
      fc.property(chains, (roots) => {
        const { places } = layoutChain(roots, { ...METRICS, width: 1100 });
        const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
        const reached = new Set(places.length > 0 ? [0] : []);
        for (const at of reached) {
          for (const key of [...keys, 'PageUp', 'PageDown']) {
            const next = stepInChain(places, at, key);
            if (next !== undefined) reached.add(next);
            if (next === at) throw new Error(`${key} stays at ${at}`);
          }
        }
        expect(reached.size).toBe(places.length);
      }),
      { numRuns: 30 },
    );
  });
});
