import type { AndItem, Node, PhraseNode, Span, TermNode } from './ast';
import { DEFAULT_FIELD, FIELD_PARTS, type FieldCode, fieldType } from './fields';
import { foldName, foldText } from './fold';
import { compileMatcher, type Hit } from './match';
import { isProse } from './values';

/** Words that share a colour: alternatives of one another, or one word alone. */
export interface HighlightGroup {
  /** Counted from 0 in the order of the query; the same words always share one. */
  readonly group: number;
  /** As the query has them, wildcards included. */
  readonly words: readonly string[];
}

/** A place to be marked. */
export interface HighlightRange extends Span {
  readonly group: number;
}

type Word = TermNode | PhraseNode;

/** Finds the hits of a part of a query in a folded text. */
type Collect = (text: string) => readonly Hit[];

/** The wider field that holds a shown one: an independent claim is a claim. */
const WIDER: Readonly<Partial<Record<FieldCode, FieldCode>>> = {
  ICLM: 'CLMS',
  FPA: 'PA',
  FIN: 'IN',
};

/** Fields that have one text, so that AND and F are decided in it. */
const SINGLE: readonly FieldCode[] = ['TI', 'AB'];

function covers(searched: FieldCode, shown: FieldCode): boolean {
  const parts = FIELD_PARTS[searched] ?? [searched];
  const wider = WIDER[shown];
  return parts.includes(shown) || (wider !== undefined && parts.includes(wider));
}

function isWord(node: Node): node is Word {
  return node.kind === 'term' || node.kind === 'phrase';
}

/** Words of one colour each, from left to right: nothing that is left out or no word. */
function wordLists(node: Node): (readonly Word[])[] {
  if (isWord(node)) return [[node]];
  switch (node.kind) {
    case 'or':
      return node.items.every(isWord) ? [node.items] : node.items.flatMap(wordLists);
    case 'and':
      return node.items.flatMap((item) => (item.negated ? [] : wordLists(item.node)));
    case 'near':
      return [...wordLists(node.left), ...wordLists(node.right)];
    case 'clause':
      return node.comparison === '=' && node.fields.some(isProse) ? wordLists(node.value) : [];
    default:
      return [];
  }
}

/** Equal for the same words in any order. */
const wordsKey = (words: readonly string[]) => words.map(foldText).sort().join('\n');

function groupsOf(ast: Node): { groups: HighlightGroup[]; groupOf: Map<Word, number> } {
  const groups: HighlightGroup[] = [];
  const groupOf = new Map<Word, number>();
  const byKey = new Map<string, number>();
  for (const list of wordLists(ast)) {
    const words = [...new Set(list.map(({ text }) => text))];
    const key = wordsKey(words);
    const group = byKey.get(key) ?? groups.length;
    if (group === groups.length) groups.push({ group, words });
    byKey.set(key, group);
    for (const word of list) groupOf.set(word, group);
  }
  return { groups, groupOf };
}

function any(collects: readonly Collect[]): Collect {
  return (text) => collects.flatMap((collect) => [...collect(text)]);
}

/** Hits of all operands, and none at all when one of them is not met. */
function all(items: readonly AndItem[], compile: (node: Node) => Collect): Collect {
  const operands = items.map(({ negated, node }) => ({ negated, collect: compile(node) }));
  return (text) => {
    const hits: Hit[] = [];
    for (const { negated, collect } of operands) {
      const found = collect(text);
      if (negated !== (found.length === 0)) return [];
      if (!negated) hits.push(...found);
    }
    return hits;
  };
}

const wanted = (items: readonly AndItem[]): Node[] =>
  items.filter(({ negated }) => !negated).map(({ node }) => node);

/**
 * Hits of a value in the shown field.
 * @param whole whether the shown text is all that the value is looked for in
 */
function collectValue(node: Node, shown: FieldCode, whole: boolean): Collect {
  const compile = (part: Node) => collectValue(part, shown, whole);
  switch (node.kind) {
    case 'or':
      return any(node.items.map(compile));
    case 'and':
      return whole ? all(node.items, compile) : any(wanted(node.items).map(compile));
    case 'near': {
      if (node.operator !== 'F') break;
      const sides = [node.left, node.right];
      if (!SINGLE.includes(shown)) return any(sides.map(compile));
      return all(
        sides.map((side) => ({ negated: false, node: side })),
        compile,
      );
    }
    default:
  }
  const matcher = compileMatcher(node, fieldType(shown) === 'name' ? 'name' : 'text');
  return (text) => matcher.matches(text).flatMap(({ hits }) => [...hits]);
}

function collectQuery(node: Node, shown: FieldCode): Collect {
  const compile = (part: Node) => collectQuery(part, shown);
  switch (node.kind) {
    case 'or':
      return any(node.items.map(compile));
    case 'and':
      return any(wanted(node.items).map(compile));
    case 'clause': {
      const fields = node.fields.filter((field) => covers(field, shown));
      if (node.comparison !== '=' || fields.length === 0) return () => [];
      const whole = SINGLE.includes(shown) && fields.every((field) => field === shown);
      return collectValue(node.value, shown, whole);
    }
    default:
      return covers(DEFAULT_FIELD, shown) ? collectValue(node, shown, false) : () => [];
  }
}

/** Ranges that do not overlap: the one that begins first wins, at the same place the longer. */
function withoutOverlap(ranges: readonly HighlightRange[]): HighlightRange[] {
  const sorted = [...ranges].sort((a, b) => a.from - b.from || b.to - a.to || a.group - b.group);
  const kept: HighlightRange[] = [];
  for (const range of sorted) {
    const last = kept[kept.length - 1];
    const from = Math.max(range.from, last?.to ?? 0);
    if (range.to <= from) continue;
    if (last && last.group === range.group && from === last.to && range.from < last.to) {
      kept[kept.length - 1] = { ...last, to: range.to };
    } else kept.push({ ...range, from });
  }
  return kept;
}

/** Places of the folded name in the name as shown: the folded one has no brackets. */
function foldShownName(name: string): { folded: string; places: number[] } {
  const places: number[] = [];
  for (let i = 0; i < name.length; i++) if (foldName(name.charAt(i))) places.push(i);
  return { folded: foldName(name), places };
}

interface Highlighter {
  readonly groups: readonly HighlightGroup[];
  ranges(field: FieldCode, text: string): HighlightRange[];
}

function compileHighlighter(ast: Node): Highlighter {
  const { groups, groupOf } = groupsOf(ast);
  const collects = new Map<FieldCode, Collect>();
  const find = (field: FieldCode, folded: string): HighlightRange[] => {
    const collect = collects.get(field) ?? collectQuery(ast, field);
    collects.set(field, collect);
    return withoutOverlap(
      collect(folded).map(({ leaf, from, to }) => ({ from, to, group: groupOf.get(leaf) ?? 0 })),
    );
  };
  return {
    groups,
    ranges(field, text) {
      if (fieldType(field) !== 'name') return find(field, foldText(text));
      const { folded, places } = foldShownName(text);
      return find(field, folded).map(({ from, to, group }) => ({
        from: places[from] ?? 0,
        to: (places[to - 1] ?? 0) + 1,
        group,
      }));
    },
  };
}

const HIGHLIGHTERS = new WeakMap<Node, Highlighter>();

function highlighterOf(ast: Node): Highlighter {
  const known = HIGHLIGHTERS.get(ast);
  if (known) return known;
  const made = compileHighlighter(ast);
  HIGHLIGHTERS.set(ast, made);
  return made;
}

/** The words of a query that documents are searched for, by colour. */
export function highlightTerms(ast: Node): readonly HighlightGroup[] {
  return highlighterOf(ast).groups;
}

/**
 * The colours that the words of a part of a query have in the whole of it, in the order of the
 * part; none where the whole query searches documents for no such words.
 */
export function highlightGroupsOf(ast: Node, part: Node): readonly HighlightGroup[] {
  const whole = highlightTerms(ast);
  return highlightTerms(part).flatMap(
    ({ words }) => whole.find((group) => wordsKey(group.words) === wordsKey(words)) ?? [],
  );
}

/**
 * Where to mark a shown text, following the logic of the query: only words looked for in that
 * field, only those within the distance, sentence or paragraph asked for, nothing behind NOT.
 *
 * @param field what is shown: TI, AB, CLMS (one claim; ICLM if independent), DESC (one paragraph),
 *   PA (one name; FPA for the first) and so on; compound fields are not shown as such. Fields that
 *   hold neither text nor names have no marks
 * @returns ranges in the order of the text, not overlapping
 */
export function highlightRanges(
  ast: Node,
  field: FieldCode,
  text: string,
): readonly HighlightRange[] {
  return isProse(field) ? highlighterOf(ast).ranges(field, text) : [];
}
