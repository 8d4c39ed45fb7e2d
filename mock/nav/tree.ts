import type { ChainPosition, KeyLevel } from '../../src/domain/navigation/labels';
import { combineExpressions } from '../../src/domain/search/combine';
import { fieldOfThought } from '../data/blueprint/subject';
import { FIELDS } from '../data/fields/all';
import { type Product, suiting } from '../data/fields/field';
import type { SubjectSource } from '../data/subjects';
import type { StoredPatent } from '../search/store';
import { meets } from './match';
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
  /** Ideas that suit the product, and all of its field. */
  readonly ideas: readonly string[];
  readonly all: readonly string[];
}

function placeOf(name: string): ProductPlace | undefined {
  for (const field of FIELDS) {
    const product = field.products.find((one) => one.name === name);
    if (!product) continue;
    const { ideas } = fieldOfThought(field, product);
    const words = (list: readonly { readonly word: string }[]) => list.map(({ word }) => word);
    return { product, ideas: words(suiting(ideas, product)), all: words(ideas) };
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

/** A technical branch below a product, with the patents that decide whether it is shown. */
interface Idea {
  readonly word: string;
  readonly expression: string;
  readonly count: number;
}

/** Makes the nodes of one subject. */
class Grower {
  /** Queries of the branches of level 3 that are divided once more. */
  private divided: ReadonlySet<string> = new Set();

  constructor(
    private readonly subject: SubjectSource,
    private readonly patents: readonly StoredPatent[],
    private readonly depth: Depth,
  ) {}

  /** The stages; branches with the most patents are shown and divided first. */
  stages(lines: readonly string[]): NodeSource[] {
    const stages = lines.map((line, index) => this.stage(line, index));
    this.divided = new Set(
      stages
        .flatMap(({ branches }) => branches.flatMap(({ ideas }) => ideas))
        .sort((a, b) => b.count - a.count)
        .slice(0, this.depth.products)
        .map(({ expression }) => expression),
    );
    return stages.map(({ id, name, position, expression, branches }) => {
      const children = branches.map((branch, at): NodeSource => {
        const branchId = `${id}-${at + 1}`;
        return {
          id: branchId,
          parentId: id,
          name: branch.name,
          position,
          level: 2,
          expression: branch.expression,
          keyLevel: keyLevelOf(branch.name, 2),
          children: branch.ideas.map((idea, index) =>
            this.idea(`${branchId}-${index + 1}`, branchId, position, idea),
          ),
        };
      });
      const keyLevel = keyLevelOf(name, 1);
      return { id, parentId: null, name, position, level: 1, expression, keyLevel, children };
    });
  }

  private stage(line: string, index: number) {
    const [mark = '', name = '', branches = ''] = line.split('|');
    const named = branches.split(';').map((branch) => {
      const [branchName = '', ...query] = branch.split('=');
      const place = placeOf(branchName);
      const own = place ? `IC=(${place.product.ipcs.slice(0, 2).join(' OR ')})` : query.join('=');
      const near = place ?? placeOf(productNear(own, this.subject.expression) ?? '');
      return { name: branchName, own, words: place?.ideas ?? near?.all ?? [] };
    });
    const any = named.map(({ own }) => `(${own})`).join(' OR ');
    const expression = both(this.subject.expression, 'AND', any);
    return {
      id: `n${index + 1}`,
      name,
      position: POSITIONS[mark] ?? ('MIDSTREAM' as const),
      expression,
      branches: named.map((branch) => {
        const within = named.length === 1 ? expression : both(expression, 'AND', branch.own);
        return { name: branch.name, expression: within, ideas: this.ideas(within, branch.words) };
      }),
    };
  }

  private ideas(expression: string, words: readonly string[]): Idea[] {
    const patents = this.patents.filter(meets(expression));
    return words
      .map((word): Idea => {
        const own = both(expression, 'AND', `TI=${word}`);
        return { word, expression: own, count: patents.filter(meets(own)).length };
      })
      .sort((a, b) => b.count - a.count)
      .slice(0, this.depth.ideas);
  }

  private idea(id: string, parentId: string, position: ChainPosition, idea: Idea): NodeSource {
    const { word, expression } = idea;
    const name = `${word}技术`;
    const halves = this.divided.has(expression) ? (['NOT', 'AND'] as const) : [];
    const children = halves.map((operator, index): NodeSource => {
      const half = `${word}：${operator === 'NOT' ? '产品与结构' : '方法与工艺'}`;
      return {
        id: `${id}-${index + 1}`,
        parentId: id,
        name: half,
        position,
        level: 4,
        expression: both(expression, operator, 'TI=方法'),
        keyLevel: keyLevelOf(half, 4),
        children: [],
      };
    });
    const keyLevel = keyLevelOf(name, 3);
    return { id, parentId, name, position, level: 3, expression, keyLevel, children };
  }
}

/**
 * The chain of a subject, upstream first; every node's query lies within that of the node above.
 *
 * @param patents those of the subject
 */
export function chainOf(
  subject: SubjectSource,
  patents: readonly StoredPatent[],
): readonly NodeSource[] {
  const depth = LARGE_CHAINS.has(subject.id) ? DEEP : FLAT;
  return new Grower(subject, patents, depth).stages(OUTLINES[subject.id] ?? []);
}
