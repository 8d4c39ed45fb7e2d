import { type Node, positiveLeaves } from '../../../src/domain/search/ast';
import { type FieldCode, fieldType } from '../../../src/domain/search/fields';
import { compileFind, type Find } from '../../../src/domain/search/find';
import { isProse } from '../../../src/domain/search/values';
import { partsOf, type SearchDoc, valuesOf } from './document';

/** What a hit counts by the field it is in; other fields of text and names count 2. */
const WEIGHTS: Readonly<Partial<Record<FieldCode, number>>> = {
  TI: 8,
  KW: 6,
  AB: 3,
  DESC: 1,
};

/** Further hits in one field add less and less: the count at which half the weight is reached. */
const HALF_COUNT = 1;

/** Share of a short text that a word makes up also counts, up to this much of the weight. */
const COVER_SHARE = 0.5;

interface ScoredWord {
  readonly find: Find;
  readonly parts: readonly FieldCode[];
}

function scoreValues(values: readonly string[], find: Find): number {
  let count = 0;
  let covered = 0;
  let length = 0;
  for (const value of values) {
    length += value.length;
    for (let place = find(value, 0); place; place = find(value, place.to)) {
      count++;
      covered += place.to - place.from;
    }
  }
  return count === 0 ? 0 : count / (count + HALF_COUNT) + COVER_SHARE * (covered / length);
}

/**
 * Prepares the relevance of documents that meet a query: how often, where, and in how short a text
 * its words stand (title before keywords, abstract, claims, description). 0 when the query looks
 * for no words. Only the order means something.
 */
export function compileScore(ast: Node): (doc: SearchDoc) => number {
  const words: ScoredWord[] = positiveLeaves(ast).flatMap(({ leaf, fields }) => {
    if (leaf.kind !== 'term' && leaf.kind !== 'phrase') return [];
    return fields.filter(isProse).map((field) => ({
      find: compileFind(leaf, fieldType(field) === 'name' ? 'name' : 'text'),
      parts: partsOf(field),
    }));
  });
  return (doc) => {
    let score = 0;
    for (const { find, parts } of words) {
      for (const part of parts) {
        score += (WEIGHTS[part] ?? 2) * scoreValues(valuesOf(doc, part), find);
      }
    }
    return score;
  };
}
