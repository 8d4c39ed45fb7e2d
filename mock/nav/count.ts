import { flattenChain } from '../../src/domain/navigation/chain';
import { growthOf } from '../../src/domain/navigation/indicators';
import { enough, knownCount } from '../../src/domain/statistics/coverage';
import type { ChainNode, NodeFacts } from '../contract';
import type { SubjectSource } from '../data/subjects';
import { getEnterpriseStore } from '../enterprise/store';
import { findHits } from '../search/hits';
import type { PatentStore, StoredPatent } from '../search/store';
import { meets } from './match';
import { chainOf, type NodeSource } from './tree';

/** The city of the portal, and what its patents are found by: the address of the first applicant. */
export const CITY = { name: '常熟', expression: 'AA=常熟' };

/** A subject with its chain, counted. */
export interface CountedSubject {
  readonly source: SubjectSource;
  /** Day on which the patents were taken. */
  readonly asOf: string;
  readonly patentTotal: number;
  /** Null where addresses do not tell. */
  readonly cityTotal: number | null;
  readonly roots: readonly ChainNode[];
  readonly nodes: ReadonlyMap<string, ChainNode>;
  /** Patents of the nodes, by their ids. */
  readonly patents: ReadonlyMap<string, readonly StoredPatent[]>;
}

/** Whether the first applicant of a patent has its address in the city. */
export const inCity = meets(CITY.expression);

/** Year of the filing; null when it is not known. */
export function filingYear({ head: { filingDate } }: StoredPatent): number | null {
  return filingDate === undefined ? null : Number(filingDate.slice(0, 4));
}

/** Patents by a key, in the order of the keys' first appearance. */
export function countBy<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Of how many patents something is known; what a generated one does not have, it lacks. */
function knownOf(patents: readonly StoredPatent[]): NodeFacts['known'] {
  const having = (test: (head: StoredPatent['head']) => unknown) =>
    patents.filter(({ head }) => Boolean(test(head))).length;
  return {
    address: having(({ address }) => address),
    filing: having(({ filingDate }) => filingDate),
    type: having(({ patentType }) => patentType),
    validity: having(({ validity }) => validity),
    applicants: having(({ applicants = [] }) => applicants.length > 0),
    operations: process.env.IPR_DATA ? having(({ transfers }) => transfers) : patents.length,
    region: having(({ stateCode }) => stateCode),
  };
}

/** Patents of the city; none found where addresses are not known is no zero. */
export function cityTotalOf(patents: readonly StoredPatent[]): number | null {
  const base = { known: knownOf(patents).address, total: patents.length };
  return knownCount(patents.filter(inCity).length, base);
}

function count(store: PatentStore, source: SubjectSource): CountedSubject {
  const asOf = getEnterpriseStore().dataDay;
  const result = findHits(store, source.expression);
  const all = result.ok
    ? [...result.hits.records].flatMap((record) => store.patents[record] ?? [])
    : [];
  const patents = new Map<string, readonly StoredPatent[]>();
  // A node's query lies within that of the node above: only the patents of that one are read.
  const counted = (node: NodeSource, above: readonly StoredPatent[]): ChainNode => {
    const own = above.filter(meets(node.expression));
    patents.set(node.id, own);
    const years = [...countBy(own.flatMap((patent) => filingYear(patent) ?? []))];
    return {
      id: node.id,
      parentId: node.parentId,
      name: node.name,
      position: node.position,
      level: node.level,
      expression: node.expression,
      total: own.length,
      cityTotal: cityTotalOf(own),
      known: knownOf(own),
      keyLevel: node.keyLevel,
      growth: enough({ known: knownOf(own).filing, total: own.length })
        ? growthOf(
            years.map(([year, total]) => ({ year, count: total })),
            asOf,
          )
        : null,
      children: node.children.map((child) => counted(child, own)),
    };
  };
  const roots = chainOf(source, all).map((root) => counted(root, all));
  return {
    source,
    asOf,
    patentTotal: all.length,
    cityTotal: cityTotalOf(all),
    roots,
    nodes: new Map(flattenChain(roots).map((node) => [node.id, node])),
    patents,
  };
}

const kept = new WeakMap<PatentStore, Map<string, CountedSubject>>();

/** The chain of a subject with its counts; counted when it is asked for first. */
export function countedSubject(store: PatentStore, source: SubjectSource): CountedSubject {
  const subjects = kept.get(store) ?? new Map<string, CountedSubject>();
  kept.set(store, subjects);
  const subject = subjects.get(source.id) ?? count(store, source);
  subjects.set(source.id, subject);
  return subject;
}

/** A node without those below it. */
export function factsOf({ children: _, ...facts }: ChainNode): NodeFacts {
  return facts;
}
