import { andNode, type LeafNode, type Node, orNode, positiveLeaves } from './ast';
import { DEFAULT_FIELD, type FieldCode, fieldType } from './fields';
import { foldText } from './fold';
import { parseExpression } from './parser';
import { printExpression } from './print';
import { quoteWord } from './smart';
import { SYNONYM_GROUPS } from './synonyms';

/** Words of a query that are widened; the others of a long query stay as they are. */
const MOST_TERMS = 3;

const CHINESE = /[\u4e00-\u9fff]/;

/** Words whose wildcards would change their meaning beside a literal one. */
const WILD = /[+%*#?]/;

const GROUP_OF: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYM_GROUPS.flatMap((group) => group.map((word) => [foldText(word), group] as const)),
);

/** Words of the list from long to short, so that 有机发光二极管 is found before 发光二极管. */
const CHINESE_WORDS = [...GROUP_OF.keys()]
  .filter((word) => CHINESE.test(word))
  .sort((a, b) => b.length - a.length);

/**
 * Other words for a term, from our own list. A term that only holds a Chinese word of the list has
 * it replaced: 锂电池隔膜 gives 锂电池隔离膜; English words are given for whole terms alone. A
 * Chinese word that holds the term itself is left out, for it cannot find more.
 */
export function synonymsOf(term: string): string[] {
  const folded = foldText(term);
  const whole = GROUP_OF.get(folded);
  const held = whole ? folded : CHINESE_WORDS.find((word) => folded.includes(word));
  const group = held === undefined ? undefined : GROUP_OF.get(held);
  if (held === undefined || !group) return [];
  return group
    .filter((word) => foldText(word) !== held && (whole || CHINESE.test(word)))
    .map((word) => (whole ? word : folded.replace(held, word)))
    .filter((word) => !(CHINESE.test(word) && foldText(word).includes(folded)));
}

/**
 * Whether our own list has a word for something else than a term: OLED, which texts give behind
 * 有机发光二极管, says nothing about 发光二极管.
 */
export function meansOther(term: string, word: string): boolean {
  const group = GROUP_OF.get(foldText(word));
  return group !== undefined && !group.some((one) => foldText(one) === foldText(term));
}

function isText(leaf: LeafNode, fields: readonly FieldCode[]): boolean {
  return (
    (leaf.kind === 'term' || leaf.kind === 'phrase') &&
    fields.every((field) => fieldType(field) === 'text' && field !== 'AA' && field !== 'LS')
  );
}

const textOf = (node: Node) => (node.kind === 'term' || node.kind === 'phrase' ? node.text : '');

/** All words that a query looks for in texts, as typed, without doubles. */
function wordsOf(ast: Node): string[] {
  const words = positiveLeaves(ast)
    .filter(({ leaf, fields }) => isText(leaf, fields))
    .map(({ leaf }) => textOf(leaf))
    .filter((word) => word.length > 1 && !WILD.test(word));
  return [...new Map(words.map((word) => [foldText(word), word])).values()];
}

/** The words of a query that other words may stand beside: the first few that texts are to hold. */
export const termsToWiden = (ast: Node): string[] => wordsOf(ast).slice(0, MOST_TERMS);

/** A query with the nodes changed that say what documents are to hold; NOT and `!=` stay. */
function changed(
  node: Node,
  change: (node: Node, fields: readonly FieldCode[]) => Node,
  fields: readonly FieldCode[] = [DEFAULT_FIELD],
): Node {
  const below = (child: Node) => changed(child, change, fields);
  switch (node.kind) {
    case 'clause':
      if (node.comparison === '!=') return node;
      return { ...node, value: changed(node.value, change, node.fields) };
    case 'near':
      return { ...node, left: below(node.left), right: below(node.right) };
    case 'or': {
      const [first, ...rest] = node.items.map(below);
      return change(first ? orNode([first, ...rest]) : node, fields);
    }
    case 'and': {
      const items = node.items.map((item) =>
        item.negated ? item : { ...item, node: below(item.node) },
      );
      const [first, ...rest] = items;
      return first ? andNode(first.node, rest) : node;
    }
    default:
      return change(node, fields);
  }
}

/** The tree as it is printed, if the language can hold it. */
function canonicalOf(ast: Node): string | undefined {
  const parsed = parseExpression(printExpression(ast));
  return parsed.ok ? parsed.canonical : undefined;
}

/**
 * The query with another word as alternative to one of its own, wherever a text is to hold it:
 * `TI=隔膜 AND 锂` with 隔离膜 is `TI=(隔膜 OR 隔离膜) AND 锂`.
 *
 * @param term a word of the query, see `termsToWiden`
 * @returns canonical spelling; undefined when the query has the other word already, when nothing
 *   would change, or when it would be too long
 */
export function withAlternative(ast: Node, term: string, added: string): string | undefined {
  const present = wordsOf(ast).map(foldText);
  const word = parseExpression(quoteWord(added));
  if (present.includes(foldText(added)) || !word.ok || !textOf(word.ast)) return undefined;
  const wanted = foldText(term);
  const widened = changed(ast, (node, fields) => {
    const same = foldText(textOf(node)) === wanted && isText(node as LeafNode, fields);
    return same ? orNode([node, word.ast]) : node;
  });
  const canonical = canonicalOf(widened);
  return canonical === printExpression(ast) ? undefined : canonical;
}

/** Words that stand beside another one in a query. */
export interface Alternative {
  /** The first of them, that the others stand beside. */
  term: string;
  word: string;
  /** The query without the word, in canonical spelling. */
  without: string;
}

/**
 * The words that a query takes in place of another one, read from the query itself, so that each
 * can be taken out again however it came there. Groups that hold more than words are no synonyms.
 */
export function alternativesIn(ast: Node): Alternative[] {
  const found = new Map<string, { term: string; word: string }>();
  changed(ast, (node, fields) => {
    if (node.kind !== 'or') return node;
    const words = node.items.map(textOf);
    const [term = ''] = words;
    if (!node.items.every((item) => textOf(item) && isText(item as LeafNode, fields))) return node;
    for (const word of words.slice(1)) found.set(foldText(word), { term, word });
    return node;
  });
  return [...found.values()].flatMap(({ term, word }) => {
    const without = canonicalOf(
      changed(ast, (node) => {
        if (node.kind !== 'or' || textOf(node.items[0] ?? node) !== term) return node;
        const [first, ...rest] = node.items.filter((item) => textOf(item) !== word);
        return first ? orNode([first, ...rest]) : node;
      }),
    );
    return without === undefined ? [] : [{ term, word, without }];
  });
}

/**
 * The English words that texts themselves give in brackets behind a Chinese term:
 * `隔膜（separator）` gives separator for 隔膜.
 *
 * @param texts titles and abstracts
 */
export function englishInTexts(term: string, texts: readonly string[]): string[] {
  if (!/[\u4e00-\u9fff]$/.test(term)) return [];
  const words = texts.flatMap((text) =>
    text
      .split(term)
      .slice(1)
      .map(
        (rest) => /^\s?[（(]\s?([A-Za-z][A-Za-z0-9 -]{1,39}?)\s?[,，;；）)]/.exec(rest)?.[1] ?? '',
      ),
  );
  const known = new Map<string, string>();
  for (const word of words) {
    // What stands behind a part in drawings and examples is no word: 测试用例（T1）.
    if (word && !/^[a-z]{1,2}\d+$/i.test(word)) {
      known.set(word.toLowerCase(), known.get(word.toLowerCase()) ?? word);
    }
  }
  return [...known.values()];
}
