import { type Comparison, type LeafNode, type NearNode, type Node, someNode } from './ast';
import { DEFAULT_FIELD, type FieldCode, type FieldType, fieldName, fieldType } from './fields';
import { readSingleDate } from './values';

/** Fields whose own name says less than their parts. */
const FIELD_WORDS: Readonly<Partial<Record<FieldCode, string>>> = {
  TA: '名称或摘要',
  TAC: '名称、摘要或权利要求',
};

type Verbs = Readonly<Record<Comparison, string>>;

const verbs = (
  is: string,
  isNot: string,
  order: readonly [string, string, string, string],
): Verbs => ({
  '=': is,
  '!=': isNot,
  '>': order[0],
  '>=': order[1],
  '<': order[2],
  '<=': order[3],
});

const DATE_ORDER = ['晚于', '不早于', '早于', '不晚于'] as const;
const SIZE_ORDER = ['大于', '不小于', '小于', '不大于'] as const;

const VERBS: Readonly<Partial<Record<FieldType, Verbs>>> = {
  text: verbs('含', '不含', SIZE_ORDER),
  name: verbs('含', '不含', SIZE_ORDER),
  ipc: verbs('属于', '不属于', SIZE_ORDER),
  cpc: verbs('属于', '不属于', SIZE_ORDER),
  loc: verbs('属于', '不属于', SIZE_ORDER),
  date: verbs('在', '不在', DATE_ORDER),
  year: verbs('为', '不为', DATE_ORDER),
};

const OTHER_VERBS = verbs('为', '不为', SIZE_ORDER);

const WILDCARD_WORDS = [
  ['+', '+ 代表任意个字符'],
  ['#', '# 代表一个字符'],
  ['?', '? 代表零或一个字符'],
] as const;

/** The value a leaf belongs to. */
interface Use {
  readonly type: FieldType;
  readonly comparison: Comparison;
}

function describeWord(text: string, { type }: Use): string {
  const what = type === 'name' ? '名称' : '词';
  const begin = /^([^+#?]+)\+$/.exec(text)?.[1];
  const end = /^\+([^+#?]+)$/.exec(text)?.[1];
  if (begin) return `以“${begin}”开头的${what}`;
  if (end) return `以“${end}”结尾的${what}`;
  const signs = WILDCARD_WORDS.filter(([sign]) => text.includes(sign)).map(([, words]) => words);
  return signs.length > 0 ? `“${text}”（${signs.join('，')}）` : `“${text}”`;
}

/** A day, or the month or year in words; for an order the day that decides it. */
function describeDate(text: string, comparison: Comparison): string {
  const span = readSingleDate(text);
  if (!span) return text;
  if (comparison === '>' || comparison === '<=') return span.to;
  if (comparison === '<' || comparison === '>=' || span.precision === 'day') return span.from;
  const [year, month] = span.from.split('-');
  return span.precision === 'year' ? `${year} 年` : `${year} 年 ${Number(month)} 月`;
}

function describeLeaf(leaf: LeafNode, use: Use): string {
  if (leaf.kind === 'set') return `检索历史第 ${leaf.id} 条`;
  if (leaf.kind === 'range') {
    const low = use.type === 'date' ? describeDate(leaf.low.text, '>=') : leaf.low.text;
    const high = use.type === 'date' ? describeDate(leaf.high.text, '<=') : leaf.high.text;
    return `${low} 至 ${high}`;
  }
  if (use.type === 'date') return describeDate(leaf.text, use.comparison);
  if (use.type !== 'text' && use.type !== 'name') return leaf.text;
  if (leaf.kind === 'term') return describeWord(leaf.text, use);
  return use.type === 'name' ? `全名“${leaf.text}”` : `“${leaf.text}”`;
}

function describeNearness({ operator, distance }: NearNode): string {
  if (operator === 'S') return '在同一句';
  if (operator === 'P') return '在同一段';
  if (operator === 'F') return '在同一字段';
  const order = operator === 'W' ? '按此顺序' : '不分先后';
  return distance > 0 ? `${order}，间隔不超过 ${distance} 个字` : `${order}，紧邻`;
}

/** Words between the values of one field. */
const JOINS = { or: '或', and: '和', not: '而非' } as const;

function bracket(node: Node, text: string): string {
  return node.kind === 'or' || node.kind === 'and' ? `（${text}）` : text;
}

/** A value as it stands behind the verb. */
function describeValue(node: Node, use: Use): string {
  const part = (child: Node) => bracket(child, describeValue(child, use));
  switch (node.kind) {
    case 'or':
      return node.items.map(part).join(JOINS.or);
    case 'and':
      return node.items
        .map((item, i) => (i === 0 ? '' : item.negated ? JOINS.not : JOINS.and) + part(item.node))
        .join('');
    case 'near':
      return `${part(node.left)}与${part(node.right)}（${describeNearness(node)}）`;
    case 'clause':
      return describe(node);
    default:
      return describeLeaf(node, use);
  }
}

function describeClause(fields: readonly FieldCode[], comparison: Comparison, value: Node): string {
  const names = fields.map((field) => FIELD_WORDS[field] ?? fieldName(field)).join('或');
  const type = fieldType(fields[0] ?? DEFAULT_FIELD);
  const verb = (VERBS[type] ?? OTHER_VERBS)[comparison];
  const text = describeValue(value, { type, comparison });
  // A record without a value is not unequal to any (domain reference 4.4): the echo says so.
  if (comparison === '!=') return `有${names}且${verb}${/^[\w#+]/.test(text) ? ' ' : ''}${text}`;
  return `${names} ${verb}${/^[\w#+]/.test(text) ? ' ' : ''}${text}`;
}

function describe(node: Node): string {
  const part = (child: Node) => bracket(child, describe(child));
  if (node.kind === 'clause') return describeClause(node.fields, node.comparison, node.value);
  if (node.kind === 'set') return `检索历史第 ${node.id} 条`;
  const loose = !someNode(node, ({ kind }) => kind === 'clause' || kind === 'set');
  if (loose) return describeClause([DEFAULT_FIELD], '=', node);
  if (node.kind === 'or') return node.items.map(part).join(' 或者 ');
  if (node.kind === 'and') {
    return node.items
      .map((item, i) => (i === 0 ? '' : item.negated ? ' 并且排除 ' : ' 并且 ') + part(item.node))
      .join('');
  }
  return describeClause([DEFAULT_FIELD], '=', node);
}

/**
 * A query in Chinese words, so that the user sees how it was understood:
 * `发明名称 含“电池” 并且 申请日 不早于 2020-01-01`. Brackets show what belongs together.
 */
export function describeExpression(ast: Node): string {
  return describe(ast);
}
