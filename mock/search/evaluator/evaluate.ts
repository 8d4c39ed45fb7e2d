import type {
  AndItem,
  ClauseNode,
  Comparison,
  LeafNode,
  Node,
} from '../../../src/domain/search/ast';
import {
  DEFAULT_FIELD,
  type FieldCode,
  type FieldType,
  fieldType,
} from '../../../src/domain/search/fields';
import { globTest, type Prose } from '../../../src/domain/search/find';
import { foldText } from '../../../src/domain/search/fold';
import { compileMatcher } from '../../../src/domain/search/match';
import { readSingleDate } from '../../../src/domain/search/values';
import { classTest, numberTest } from './codes';
import { partsOf, type SearchDoc, valuesOf } from './document';

type Test = (doc: SearchDoc) => boolean;

type ValueTest = (value: string) => boolean;

/** Days or numbers between two ends, both included. */
interface Extent<Value> {
  readonly low: Value;
  readonly high: Value;
}

function extentTest<Value extends string | number>(
  comparison: Comparison,
  { low, high }: Extent<Value>,
): (value: Value) => boolean {
  switch (comparison) {
    case '>':
      return (value) => value > high;
    case '>=':
      return (value) => value >= low;
    case '<':
      return (value) => value < low;
    case '<=':
      return (value) => value <= high;
    default:
      return (value) => value >= low && value <= high;
  }
}

function orderedTest(type: FieldType, comparison: Comparison, leaf: LeafNode): ValueTest {
  if (leaf.kind === 'set') return () => false;
  const [low, high] =
    leaf.kind === 'range' ? [leaf.low.text, leaf.high.text] : [leaf.text, leaf.text];
  if (type === 'int') {
    const test = extentTest(comparison, { low: Number(low), high: Number(high) });
    return (value) => test(Number(value));
  }
  if (type === 'year') return extentTest(comparison, { low, high });
  const first = readSingleDate(low);
  const last = readSingleDate(high);
  return first && last ? extentTest(comparison, { low: first.from, high: last.to }) : () => false;
}

/** Test of one value of a field that holds no prose. */
function valueTest(type: FieldType, comparison: Comparison, leaf: LeafNode): ValueTest {
  if (['date', 'year', 'int'].includes(type)) return orderedTest(type, comparison, leaf);
  if (leaf.kind !== 'term' && leaf.kind !== 'phrase') return () => false;
  if (type === 'number') return numberTest(leaf);
  if (type === 'ipc' || type === 'cpc' || type === 'loc') return classTest(leaf);
  const folded = foldText(leaf.text);
  if (leaf.kind === 'term' && /[+#?]/.test(folded)) return globTest(folded);
  return (value) => value === folded;
}

function proseOf(type: FieldType): Prose | undefined {
  return type === 'text' || type === 'name' ? type : undefined;
}

/** F joins what stands in one field, be it in different claims or paragraphs. */
function proseTest(node: Node, prose: Prose): (values: readonly string[]) => boolean {
  if (node.kind === 'near' && node.operator === 'F') {
    const sides = [proseTest(node.left, prose), proseTest(node.right, prose)];
    return (values) => sides.every((side) => side(values));
  }
  if (node.kind === 'or') {
    const items = node.items.map((item) => proseTest(item, prose));
    return (values) => items.some((item) => item(values));
  }
  const matcher = compileMatcher(node, prose);
  return (values) => values.some((value) => matcher.has(value));
}

/** Test of what one field holds; AND and NOT look at the field as a whole. */
function fieldTest(node: Node, field: FieldCode, comparison: Comparison): Test {
  const type = fieldType(field);
  const prose = proseOf(type);
  const compile = (part: Node): Test => {
    if (part.kind === 'or') return some(part.items.map(compile));
    if (part.kind === 'and') return every(part.items, compile);
    if (part.kind === 'clause') return () => false;
    if (prose) {
      const test = proseTest(part, prose);
      return (doc) => partsOf(field).some((code) => test(valuesOf(doc, code)));
    }
    if (part.kind === 'near') return () => false;
    const test = valueTest(type, comparison, part);
    return (doc) => valuesOf(doc, field).some(test);
  };
  return compile(node);
}

function some(tests: readonly Test[]): Test {
  return (doc) => tests.some((test) => test(doc));
}

function every(items: readonly AndItem[], compile: (node: Node) => Test): Test {
  const tests = items
    .map(({ negated, node }) => ({ negated, cost: costOf(node), test: compile(node) }))
    .sort((a, b) => a.cost - b.cost);
  return (doc) => tests.every(({ negated, test }) => test(doc) !== negated);
}

const COSTS: Readonly<Partial<Record<FieldCode, number>>> = { TI: 2, AB: 3, DESC: 9, FT: 9 };

/** Rough price of a test, so that dates and classes are asked before long texts. */
function costOf(node: Node): number {
  switch (node.kind) {
    case 'clause':
      return Math.max(
        ...node.fields.map((field) =>
          proseOf(fieldType(field)) === 'text' ? (COSTS[field] ?? 5) : 1,
        ),
      );
    case 'or':
      return Math.max(...node.items.map(costOf));
    case 'and':
      return Math.min(...node.items.map((item) => costOf(item.node)));
    default:
      return 5;
  }
}

function clauseTest({ fields, comparison, value }: ClauseNode): Test {
  if (comparison !== '!=') return some(fields.map((field) => fieldTest(value, field, comparison)));
  const tests = fields.map((field) => ({ field, test: fieldTest(value, field, '=') }));
  return (doc) => {
    const present = tests.filter(({ field }) =>
      partsOf(field).some((code) => valuesOf(doc, code).length > 0),
    );
    return present.length > 0 && !present.some(({ test }) => test(doc));
  };
}

function compile(node: Node): Test {
  switch (node.kind) {
    case 'or':
      return some(node.items.map(compile));
    case 'and':
      return every(node.items, compile);
    case 'clause':
      return clauseTest(node);
    case 'set':
      return () => false;
    default:
      return fieldTest(node, DEFAULT_FIELD, '=');
  }
}

/**
 * Prepares a query for many documents.
 *
 * - Several fields before one comparison: any of them must meet the whole value.
 * - `!=` asks for documents that have a value in one of the fields and in none the one named;
 *   a missing field meets no comparison. `NOT` leaves out what meets its operand, so
 *   `A NOT PT=外观设计` keeps documents without a type and `A AND PT!=外观设计` does not.
 * - A dated field compares by whole periods: `PD>2023` begins on 2024-01-01, `PD<=2023` ends on
 *   2023-12-31.
 * - Entries of the search history must have been replaced (`expandHistory`); one that is left is
 *   met by nothing.
 */
export function compileQuery(ast: Node): (doc: SearchDoc) => boolean {
  return compile(ast);
}
