import type { ChainPosition, KeyLevel } from '../../src/domain/navigation/labels';
import { combineExpressions } from '../../src/domain/search/combine';
import { fieldOfThought } from '../data/blueprint/subject';
import { FIELDS } from '../data/fields/all';
import { type Product, suiting } from '../data/fields/field';
import type { SubjectSource } from '../data/subjects';
import { LARGE_CHAINS, OUTLINES } from './outlines';

/** A node of a chain before its patents are counted. */
export interface NodeSource {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: ChainPosition;
  readonly level: number;
  /** The whole query, that of the node above in it. */
  readonly expression: string;
  readonly keyLevel: KeyLevel;
  readonly children: readonly NodeSource[];
}

const POSITIONS: Readonly<Record<string, ChainPosition>> = {
  U: 'UPSTREAM',
  M: 'MIDSTREAM',
  D: 'DOWNSTREAM',
};

/** Technical branches below a product, and how many of them are divided once more. */
interface Depth {
  readonly ideas: number;
  readonly products: number;
}

const DEEP: Depth = { ideas: 6, products: 26 };
const FLAT: Depth = { ideas: 3, products: 2 };

/** Experts mark what a chain hangs on; here the name decides. */
function keyLevelOf(name: string, level: number): KeyLevel {
  if (level === 1) return 'GENERAL';
  const sum = [...name].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  return sum % 5 === 0 ? 'BOTTLENECK' : sum % 5 < 3 ? 'KEY' : 'GENERAL';
}

interface ProductPlace {
  readonly product: Product;
  readonly ideas: readonly string[];
}

function placeOf(name: string): ProductPlace | undefined {
  for (const field of FIELDS) {
    const product = field.products.find((one) => one.name === name);
    if (!product) continue;
    const { ideas } = fieldOfThought(field, product);
    return { product, ideas: suiting(ideas, product).map(({ word }) => word) };
  }
  return undefined;
}

/** The first product that has a class of the query or the subject. */
function productNear(query: string, subject: string): string | undefined {
  const classesOf = (text: string) => text.match(/[A-H]\d\d[A-Z]?(?:\d+\/\d+)?/g) ?? [];
  for (const wanted of [...classesOf(query), ...classesOf(subject)]) {
    for (const { products } of FIELDS) {
      const near = products.find(({ ipcs }) => ipcs.some((ipc) => ipc.startsWith(wanted)));
      if (near) return near.name;
    }
  }
  return undefined;
}

function both(first: string, operator: 'AND' | 'NOT', second: string): string {
  const combined = combineExpressions(first, operator, second);
  if (!combined.ok) throw new Error(`${first} ${operator} ${second}: ${combined.error.message}`);
  return combined.canonical;
}

/** Makes the nodes of one subject. */
class Grower {
  private divided = 0;

  constructor(
    private readonly subject: SubjectSource,
    private readonly depth: Depth,
  ) {}

  stages(lines: readonly string[]): NodeSource[] {
    return lines.map((line, index) => {
      const [mark = '', name = '', branches = ''] = line.split('|');
      const position = POSITIONS[mark] ?? 'MIDSTREAM';
      const named = branches.split(';').map((branch) => {
        const [branchName = '', ...query] = branch.split('=');
        const place = placeOf(branchName);
        const own = place ? `IC=(${place.product.ipcs.slice(0, 2).join(' OR ')})` : query.join('=');
        const near = place ?? placeOf(productNear(own, this.subject.expression) ?? '');
        const ideas = near?.ideas ?? [];
        return { branchName, own, ideas };
      });
      const any = named.map(({ own }) => `(${own})`).join(' OR ');
      const expression = both(this.subject.expression, 'AND', any);
      const id = `n${index + 1}`;
      const children = named.map(({ branchName, own, ideas }, at) =>
        this.branch(
          { id: `${id}-${at + 1}`, parentId: id, name: branchName, position, level: 2 },
          named.length === 1 ? expression : both(expression, 'AND', own),
          ideas.slice(0, this.depth.ideas),
        ),
      );
      const common = { id, parentId: null, name, position, level: 1 };
      return { ...common, expression, keyLevel: keyLevelOf(name, 1), children };
    });
  }

  private branch(
    common: Pick<NodeSource, 'id' | 'parentId' | 'name' | 'position' | 'level'>,
    expression: string,
    ideas: readonly string[],
  ): NodeSource {
    const { id, position } = common;
    const children = ideas.map((word, index): NodeSource => {
      const own = both(expression, 'AND', `TI=${word}`);
      const name = `${word}技术`;
      const ideaId = `${id}-${index + 1}`;
      const halves =
        this.divided++ < this.depth.products ? this.halves(ideaId, word, own, position) : [];
      return {
        id: ideaId,
        parentId: id,
        name,
        position,
        level: 3,
        expression: own,
        keyLevel: keyLevelOf(name, 3),
        children: halves,
      };
    });
    return { ...common, expression, keyLevel: keyLevelOf(common.name, 2), children };
  }

  private halves(parentId: string, word: string, own: string, position: ChainPosition) {
    return (['NOT', 'AND'] as const).map((operator, index): NodeSource => {
      const name = `${word}：${operator === 'NOT' ? '产品与结构' : '方法与工艺'}`;
      return {
        id: `${parentId}-${index + 1}`,
        parentId,
        name,
        position,
        level: 4,
        expression: both(own, operator, 'TI=方法'),
        keyLevel: keyLevelOf(name, 4),
        children: [],
      };
    });
  }
}

/** The chain of a subject, upstream first; every node's query lies within that of the node above. */
export function chainOf(subject: SubjectSource): readonly NodeSource[] {
  const depth = LARGE_CHAINS.has(subject.id) ? DEEP : FLAT;
  return new Grower(subject, depth).stages(OUTLINES[subject.id] ?? []);
}
