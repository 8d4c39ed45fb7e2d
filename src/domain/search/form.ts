import { type AndItem, andNode, type Comparison, type Node, orNode } from './ast';
import { DEFAULT_FIELD, type FieldCode } from './fields';
import { type FormRelation, formRelations, valueKind } from './formFields';
import { foldQuery } from './lexer';
import { parseExpression } from './parser';
import { printExpression } from './print';

/** What joins a row to the ones before; AND and NOT bind tighter than OR, as in the language. */
export type FormJoiner = 'AND' | 'OR' | 'NOT';

/** A condition of the form. */
export interface FieldRow {
  readonly kind: 'field';
  /** Of no effect in the first row that holds a value, unless NOT: that is an error. */
  readonly joiner: FormJoiner;
  /** Any of them; none means the default field, not written. */
  readonly fields: readonly FieldCode[];
  readonly relation: FormRelation;
  /** As typed: words or codes with separators between them, or one date, year or number. */
  readonly value: string;
  /** Upper end as typed; of `range` only. */
  readonly upTo: string;
}

/** A part of a query that no condition can show, as an expression. */
export interface KeptRow {
  readonly kind: 'kept';
  readonly joiner: FormJoiner;
  readonly expression: string;
}

export type FormRow = FieldRow | KeptRow;

/** A query as a form, row by row: `A AND B OR C` is one of two groups, `A AND B` and `C`. */
export type SearchForm = readonly FormRow[];

const COMPARISONS: Readonly<Record<FormRelation, Comparison>> = {
  all: '=',
  any: '=',
  none: '!=',
  phrase: '=',
  notPhrase: '!=',
  is: '=',
  isNot: '!=',
  range: '=',
  from: '>=',
  to: '<=',
  after: '>',
  before: '<',
};

/** What stands between separators, a text in quotes being one piece. */
const PIECES =
  /["“”„‟＂]([^"“”„‟＂]*)(?:["“”„‟＂]|$)|[^\s\u200b-\u200f\u2060\ufeff、，,；;"“”„‟＂]+/g;

/** A prefix that people set off from its number, or the main group from its subclass. */
const SET_OFF = /((?:^|[\s、，,；;])(?:ZL|CN|PCT|WO|[A-H]\d{2}[A-Z]))\s+(?=\d)/gi;

/**
 * A word as the language can hold it: in quotes unless it is a word by itself. One with wildcards
 * stays, so that a wildcard that cuts off too much is told instead of taken literally.
 *
 * @param quoted it is to be found as it is written
 * @returns '' when nothing is left of it
 */
function wordText(text: string, quoted = false): string {
  const folded = foldQuery(text).trim();
  const parsed = quoted ? undefined : parseExpression(folded);
  const word = parsed?.ok ? parsed.ast.kind === 'term' : parsed?.error.code === 'E_WILDCARD_SHORT';
  if (word && !/[\s()]/.test(folded)) return folded;
  const content = folded.replace(/"/g, ' ').replace(/\s+/g, ' ').trim();
  return content && `"${content}"`;
}

/** The words or codes typed into a row, each as the language writes it. */
function formItems(fields: readonly FieldCode[], value: string): string[] {
  const codes = valueKind(fields) === 'codes';
  const text = codes ? foldQuery(value).replace(SET_OFF, '$1') : value;
  return Array.from(text.matchAll(PIECES), ([piece, quoted]) =>
    wordText(quoted ?? piece, quoted !== undefined),
  ).filter(Boolean);
}

/** One date, year or number, which may be typed with spaces. */
const singleText = (text: string): string => wordText(text.replace(/\s/g, ''));

function rangeText({ value, upTo }: FieldRow): [Comparison, string] {
  const [low, high] = [singleText(value), singleText(upTo)];
  if (low && high) return ['=', `(${low} TO ${high})`];
  return low ? ['>=', low] : ['<=', high];
}

/** The value of a row as the language writes it, with its comparison. */
function valueText(row: FieldRow): [Comparison, string] {
  const { fields, relation, value } = row;
  const comparison = COMPARISONS[relation];
  if (relation === 'range') return rangeText(row);
  if (relation === 'phrase' || relation === 'notPhrase') return [comparison, wordText(value, true)];
  if (['date', 'year', 'int'].includes(valueKind(fields))) return [comparison, singleText(value)];
  const items = formItems(fields, value);
  const text = items.join(relation === 'all' ? ' AND ' : ' OR ');
  return [comparison, items.length > 1 ? `(${text})` : text];
}

/** A row as the language writes it, without its joiner; '' for one without value. */
export function rowText(row: FormRow): string {
  if (row.kind === 'kept') return `(${row.expression})`;
  const [comparison, text] = valueText(row);
  if (!text || row.fields.length === 0) return text;
  return `${row.fields.join(',')}${comparison}${text}`;
}

/**
 * The expression of a form; rows without value are left out. What cannot be read in it stands there
 * as typed, so that the text parses only when every row is right.
 */
export function formText(form: SearchForm): string {
  const filled = form
    .map((row) => ({ joiner: row.joiner, text: rowText(row) }))
    .filter(({ text }) => text !== '');
  return filled
    .map(({ joiner, text }, i) => (i === 0 && joiner !== 'NOT' ? text : `${joiner} ${text}`))
    .join(' ');
}

/** Relations that take one word as it is. */
const takesWord = (relation: FormRelation): boolean =>
  !['phrase', 'notPhrase', 'range'].includes(relation);

/** The relations and values that a row may say a clause with, likeliest first. */
function rowValues(
  value: Node,
  comparison: Comparison,
  relations: readonly FormRelation[],
): Pick<FieldRow, 'relation' | 'value' | 'upTo'>[] {
  const listed = (nodes: readonly Node[]) => nodes.map(printExpression).join(' ');
  const same = relations.filter((relation) => COMPARISONS[relation] === comparison);
  const as = (wanted: readonly FormRelation[], text: string, upTo = '') =>
    same
      .filter((relation) => wanted.includes(relation))
      .map((relation) => ({ relation, value: text, upTo }));
  switch (value.kind) {
    case 'range':
      return as(['range'], value.low.text, value.high.text);
    case 'and':
      if (value.items.some(({ negated }) => negated)) return [];
      return as(['all'], listed(value.items.map(({ node }) => node)));
    case 'or':
      return as(['any', 'none'], listed(value.items));
    case 'phrase':
      return [
        ...as(['phrase', 'notPhrase'], value.text),
        ...as(['any', 'none'], printExpression(value)),
      ];
    case 'term':
      return as(same.filter(takesWord), value.text);
    default:
      return [];
  }
}

/** The row of a node; a part of the query for which there is none is kept as it is. */
function rowOf(node: Node, joiner: FormJoiner): FormRow {
  const expression = printExpression(node);
  const clause = node.kind === 'clause' ? node : undefined;
  const fields = clause?.fields ?? [];
  const relations = formRelations(fields).map(([relation]) => relation);
  const exact = rowValues(clause?.value ?? node, clause?.comparison ?? '=', relations)
    .map((found): FieldRow => ({ kind: 'field', joiner, fields, ...found }))
    .find((row) => {
      const parsed = parseExpression(rowText(row));
      return parsed.ok && parsed.canonical === expression;
    });
  return exact ?? { kind: 'kept', joiner, expression };
}

/** Words without a field, next to one another, as one operand: they make one row. */
function withWordsJoined(
  items: readonly AndItem[],
  join: (first: Node, rest: readonly AndItem[]) => Node,
): AndItem[] {
  const result: AndItem[] = [];
  let words: AndItem[] = [];
  const flush = () => {
    const [first, ...rest] = words;
    if (first) result.push({ negated: false, node: join(first.node, rest) });
    words = [];
  };
  for (const item of items) {
    const isWord = !item.negated && ['term', 'phrase'].includes(item.node.kind);
    if (isWord) words.push(item);
    else {
      flush();
      result.push(item);
    }
  }
  flush();
  return result;
}

/** The rows of operands of AND and NOT. */
function groupRows(node: Node, joiner: FormJoiner): FormRow[] {
  const items = node.kind === 'and' ? node.items : [{ negated: false, node }];
  return withWordsJoined(items, andNode).map((item, i) =>
    rowOf(item.node, i === 0 ? joiner : item.negated ? 'NOT' : 'AND'),
  );
}

/**
 * A query as a form that says exactly the same: operands of AND, OR and NOT become rows, and what
 * no row can hold (nested brackets, proximity, entries of the history) is kept in its place.
 */
export function formFromAst(ast: Node): FormRow[] {
  const alternatives = ast.kind === 'or' ? ast.items : [ast];
  const items = alternatives.map((node) => ({ negated: false, node }));
  const groups = withWordsJoined(items, (first, rest) =>
    orNode([first, ...rest.map(({ node }) => node)]),
  );
  const rows = groups.flatMap(({ node }, i) => groupRows(node, i === 0 ? 'AND' : 'OR'));
  const expression = printExpression(ast);
  const parsed = parseExpression(formText(rows));
  if (parsed.ok && parsed.canonical === expression) return rows;
  return [{ kind: 'kept', joiner: 'AND', expression }];
}

/** Why a row cannot be searched: the message of the language without its place. */
export function rowProblem(row: FormRow): string | undefined {
  const text = rowText(row);
  const parsed = text ? parseExpression(text) : undefined;
  return parsed?.ok === false ? parsed.error.message.replace(/^第 \d+ 个字符：/, '') : undefined;
}

/** A new condition. */
export function emptyRow(field: FieldCode = DEFAULT_FIELD): FieldRow {
  const relation = formRelations([field])[0]?.[0] ?? 'all';
  return { kind: 'field', joiner: 'AND', fields: [field], relation, value: '', upTo: '' };
}
