import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChainNode, NodeDetail } from '../../../mock/contract';
import { getPatentStore } from '../../../mock/data/patentStore';
import { SUBJECTS } from '../../../mock/data/subjects';
import { CITY, countedSubject } from '../../../mock/nav/count';
import { nodeDetail, reportFile, scopeOn, subjectDetail } from '../../../mock/nav/shown';
import { findHits } from '../../../mock/search/hits';
import { chainFaults, flattenChain } from '../../../src/domain/navigation/chain';
import { POSITION_ORDER } from '../../../src/domain/navigation/labels';
import { type NodeElement, nodeQuery } from '../../../src/domain/navigation/nodeQueries';
import type { PatentType, Validity } from '../../../src/domain/patentLabels';

const store = getPatentStore();
const subjects = SUBJECTS.map((source) => countedSubject(store, source));

/** How many patents the search finds. */
function found(expression: string | undefined): number {
  const result = findHits(store, expression ?? 'TI=(');
  if (!result.ok) throw new Error(`${expression}: ${result.error.message}`);
  return result.hits.records.length;
}

/** Every number of a node that opens a list, with the list. */
function numbers({ node, indicators, city }: NodeDetail): [string | undefined, number | null][] {
  const of = (element: NodeElement, within = '') => nodeQuery(node.expression, element, within);
  const { filingTrend, typeShare, validityShare, topApplicants, topInventors } = indicators;
  return [
    [of({ kind: 'all' }), node.total],
    [of({ kind: 'all' }, city.expression), node.cityTotal],
    ...filingTrend.flatMap(({ year, count, city: own }): [string | undefined, number | null][] => [
      [of({ kind: 'filingYear', year }), count],
      [of({ kind: 'filingYear', year }, city.expression), own],
    ]),
    ...typeShare.map(({ value, count }): [string | undefined, number | null] => [
      of({ kind: 'type', value: value as PatentType }),
      count,
    ]),
    ...validityShare.map(({ value, count }): [string | undefined, number | null] => [
      of({ kind: 'validity', value: value as Validity }),
      count,
    ]),
    ...[...topApplicants, ...indicators.newEntrants].map(
      ({ name, count }): [string | undefined, number | null] => [
        of({ kind: 'applicants', names: [name] }),
        count,
      ],
    ),
    ...topInventors.map(({ value, count }): [string | undefined, number | null] => [
      of({ kind: 'inventor', name: value }),
      count,
    ]),
    ...indicators.regionTop.map(({ value, count }): [string | undefined, number | null] => [
      of({ kind: 'region', value }),
      count,
    ]),
    [of({ kind: 'operation', value: '转让' }), indicators.transfers],
    [of({ kind: 'operation', value: '诉讼' }), indicators.litigations],
    ...indicators.techMatrix.rows.flatMap(({ expression, counts }) =>
      counts.map((count, index): [string | undefined, number | null] => [
        nodeQuery(expression, {
          kind: 'filingYear',
          year: indicators.techMatrix.years[index] ?? 0,
        }),
        count,
      ]),
    ),
  ];
}

describe('the industry chains of the mock', () => {
  it('give every subject a chain with all three positions, and one of 150 nodes', () => {
    for (const { source, roots } of subjects) {
      expect(chainFaults(roots), source.name).toEqual([]);
      expect(new Set(roots.map(({ position }) => position)), source.name).toEqual(
        new Set(POSITION_ORDER),
      );
    }
    const sizes = subjects.map(({ nodes }) => nodes.size);
    expect(Math.max(...sizes)).toBe(150);
    const [largest] = subjects.filter(({ nodes }) => nodes.size === 150);
    expect(new Set([...(largest?.nodes.values() ?? [])].map(({ level }) => level))).toEqual(
      new Set([1, 2, 3, 4]),
    );
  });

  it('name the day of the patents that were counted, in the list too', () => {
    for (const { source, asOf } of subjects) {
      expect(scopeOn(source, asOf)).toContain(asOf);
      expect(scopeOn(source, '2025-06-17')).toBe('中国 · 数据截至 2025-06-17');
    }
  });

  it('count what the queries of the nodes find', () => {
    const nodes = subjects.flatMap(({ roots }) => flattenChain<ChainNode>(roots));
    fc.assert(
      fc.property(fc.constantFrom(...nodes), ({ expression, total, cityTotal }) => {
        expect(found(expression)).toBe(total);
        expect(found(nodeQuery(expression, { kind: 'all' }, CITY.expression))).toBe(cityTotal);
      }),
      { numRuns: 40 },
    );
  });

  it('open for each number of a node the list of exactly as many patents', () => {
    for (const [index, id] of [
      [0, 'n3-1'],
      [4, 'n2'],
    ] as const) {
      const subject = subjects[index];
      const detail = subject && nodeDetail(subject, id);
      expect(detail).toBeDefined();
      for (const [query, count] of detail ? numbers(detail) : []) {
        expect(found(query), query).toBe(count);
      }
    }
  });

  it('rest every conclusion on evidence that its list confirms', () => {
    const kinds = new Set<string>();
    for (const subject of subjects) {
      const all = [
        ...subjectDetail(subject).conclusions,
        ...[...subject.nodes.keys()]
          .slice(0, 4)
          .flatMap((id) => nodeDetail(subject, id)?.conclusions ?? []),
      ];
      for (const { kind, evidence, text } of all) {
        kinds.add(kind);
        expect(evidence.length, text).toBeGreaterThan(0);
        for (const { expression, value } of evidence) {
          if (expression !== undefined) expect(found(expression), text).toBe(value);
        }
      }
    }
    expect(kinds.size).toBe(6);
  });

  it('have reports to read, and none under another name', () => {
    const [first] = subjects;
    if (!first) throw new Error('no subject');
    for (const { id, size } of subjectDetail(first).reports) {
      expect(reportFile(first, id)?.content.length).toBe(size);
    }
    expect(reportFile(first, 'S1-none')).toBeUndefined();
  });
});
