import fc, { type Arbitrary } from 'fast-check';
import {
  andNode,
  type ClauseNode,
  type Comparison,
  misplacedBeside,
  type NearOperator,
  type Node,
  orNode,
} from '../../../src/domain/search/ast';
import type { FieldCode } from '../../../src/domain/search/fields';

/** Time-out in milliseconds of property tests, which a busy machine slows down. */
export const SLOW = 60_000;

const NOWHERE = { from: 0, to: 0 };

function term(text: string): Node {
  return { kind: 'term', text, ...NOWHERE };
}

function phrase(text: string): Node {
  return { kind: 'phrase', text, ...NOWHERE };
}

/** Words, among them operators' letters, words that look like suffixes, times and wildcards. */
const word = fc
  .constantFrom(
    '电池',
    '隔膜',
    'battery',
    'S',
    'D',
    'W',
    '3D',
    '5w',
    '12:30',
    '/abc',
    'a/b',
    'Li-ion',
  )
  .map(term);

const cutWord = fc.constantFrom('electr+', '+大学', 'batter#', '华为+', 'colo?r').map(term);

const quoted = fc
  .constantFrom(
    'AND',
    '3D',
    '固态 电池',
    'C++',
    '(甲)',
    '#1',
    '电池/TI',
    'TI=x',
    'a, b',
    '2019:2020',
  )
  .map(phrase);

const prose: Arbitrary<Node> = fc.oneof(word, cutWord, quoted);

function or(items: readonly Node[]): Node {
  const [first = term('电池'), ...rest] = items;
  return orNode([first, ...rest]);
}

/** AND, OR and NOT over any operand, in every nesting. */
function combined(operand: Arbitrary<Node>): Arbitrary<Node> {
  return fc.letrec<{ node: Node }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'combined' },
      operand,
      fc.array(tie('node'), { minLength: 2, maxLength: 3 }).map(or),
      fc
        .tuple(
          tie('node'),
          fc.array(fc.record({ negated: fc.boolean(), node: tie('node') }), {
            minLength: 1,
            maxLength: 3,
          }),
        )
        .map(([first, rest]) => andNode(first, rest)),
    ),
  })).node;
}

/** Words, alternatives and proximity, which may stand beside a proximity operator. */
const close: Arbitrary<Node> = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'close' },
    prose,
    fc.array(tie('node'), { minLength: 2, maxLength: 3 }).map(or),
    fc
      .record({
        operator: fc.constantFrom<NearOperator>('W', 'D', 'S', 'P', 'F'),
        distance: fc.integer({ min: 0, max: 99 }),
        left: tie('node'),
        right: tie('node'),
      })
      .map(
        ({ operator, distance, left, right }): Node => ({
          kind: 'near',
          operator,
          distance: 'WD'.includes(operator) ? distance : 0,
          left: misplacedBeside(operator, left) ? term('电池') : left,
          right: misplacedBeside(operator, right) ? term('隔膜') : right,
          ...NOWHERE,
        }),
      ),
  ),
})).node;

function range(low: string, high: string): Node {
  const end = (text: string) => ({ kind: 'term' as const, text, ...NOWHERE });
  return { kind: 'range', low: end(low), high: end(high), ...NOWHERE };
}

/** What a group of fields may hold, by type. */
const VALUES: readonly (readonly [fields: readonly FieldCode[], value: Arbitrary<Node>])[] = [
  [['TI', 'AB', 'CLMS', 'ICLM', 'DESC', 'KW', 'TA', 'TAC', 'FT', 'AA', 'LS'], close],
  [['PA', 'FPA', 'CPA', 'IN', 'FIN', 'AG', 'AT'], prose],
  [
    ['AN', 'PN', 'PR', 'IAN', 'IPN', 'CT'],
    fc.constantFrom('202119900001.9', 'CN199000001A').map(term),
  ],
  [['PN', 'CT'], fc.constantFrom('CN1990+', 'PCT/CN2020/099999').map(term)],
  [
    ['AD', 'PD', 'GD', 'PRD'],
    fc.constantFrom('20200131', '2020-01-31', '202001', '2020年1月').map(term),
  ],
  [['AD', 'PD', 'GD', 'PRD', 'AY', 'PY'], fc.constant(range('2019', '2021'))],
  [['AY', 'PY'], fc.constantFrom('2019', '2021').map(term)],
  [
    ['CTD', 'CLN'],
    fc.oneof(
      fc.nat(50).map((n) => term(String(n))),
      fc.constant(range('3', '12')),
    ),
  ],
  [['IC', 'MIC'], fc.constantFrom('H01M10/0525', 'H01M4/+', 'G06', 'A').map(term)],
  [['CPC'], fc.constantFrom('H01M2004/027', 'Y02E').map(term)],
  [['LOC'], fc.constantFrom('14-03', '14').map(term)],
  [['PT'], fc.oneof(fc.constant(term('发明授权')), fc.constant(phrase('外观设计')))],
  [['LSS'], fc.constantFrom('有效', '失效').map(term)],
  [['OP'], fc.constantFrom('转让', '许可').map(term)],
  [['CO'], fc.constantFrom('江苏', '32').map(term)],
];

const ORDERED: readonly string[] = ['AD', 'PD', 'GD', 'PRD', 'AY', 'PY', 'CTD', 'CLN'];

const clause: Arbitrary<Node> = fc.constantFrom(...VALUES).chain(([codes, value]) =>
  fc
    .record({
      fields: fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 3 }),
      comparison: fc.constantFrom<Comparison>('=', '=', '!=', '>=', '<=', '>', '<'),
      value: combined(value),
    })
    .map(({ fields, comparison, value }): ClauseNode => {
      const ordered = fields.every((field) => ORDERED.includes(field)) && !holdsRange(value);
      return {
        kind: 'clause',
        fields,
        comparison: ordered || comparison === '!=' ? comparison : '=',
        value,
        ...NOWHERE,
      };
    }),
);

function holdsRange(node: Node): boolean {
  return JSON.stringify(node).includes('"range"');
}

/** Trees of every shape the grammar allows, as the parser would build them but without places. */
export const anyQuery: Arbitrary<Node> = combined(
  fc.oneof(
    clause,
    close,
    fc.integer({ min: 1, max: 40 }).map((id): Node => ({ kind: 'set', id, ...NOWHERE })),
  ),
);

/** Characters and words the language gives a meaning to, in any order. */
export const tokenSoup: Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'AND',
        'or',
        'NOT',
        'to',
        'W',
        'D',
        'S',
        'P',
        'F',
        '3D',
        '100w',
        '#1',
        '#',
        '/TI',
      ),
      fc.constantFrom(
        'TI',
        '发明名称',
        '申请（专利权）人',
        'PA',
        'AD',
        'IC',
        'PT',
        'CTD',
        'TL',
        'CPC',
      ),
      fc.constantFrom(
        '=',
        '!=',
        '>=',
        '<',
        '(',
        ')',
        '（',
        '）',
        '"',
        '“',
        '”',
        ',',
        '，',
        '、',
        '；',
        '!',
      ),
      fc.constantFrom(
        '电池',
        'battery',
        '2020',
        '20201301',
        'H01M10/0525',
        '发明授权',
        '+',
        '%',
        '?',
        ':',
      ),
    ),
    { maxLength: 16 },
  )
  .chain((parts) => fc.constantFrom('', ' ', '　').map((gap) => parts.join(gap)));

/** The same tree with every place set to 0, so that trees of different texts compare. */
export function withoutPlaces(node: Node): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (key === 'from' || key === 'to' ? 0 : value)),
  );
}
