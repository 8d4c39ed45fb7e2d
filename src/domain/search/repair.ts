import { readDate } from '../patentDates';
import { legacyReplacement } from './cursor';
import { Damage, type Repair } from './damage';
import { ENUMS, fieldName, findField, similarFieldNames } from './fields';
import { LIMITS } from './limits';
import type { ParseError, ParseErrorCode } from './messages';
import { parseExpression } from './parser';
import { dateValue as valueOfSpan } from './smartCodes';

export type { Repair } from './damage';

/** More buttons than that would not help. */
const MOST = 3;

type Proposal = (damage: Damage) => readonly Repair[];

const quote = (text: string): string => `"${text.replace(/["“”„‟＂]/g, '')}"`;

const dropOperand: Proposal = (damage) => [damage.dropOperand()];

function closeParens(damage: Damage): Repair[] {
  const { text, error, tokens } = damage;
  const open = tokens.filter(({ kind }) => kind === '(').length;
  const closed = tokens.filter(({ kind }) => kind === ')').length;
  const sign = damage.typed() === '（' ? '）' : ')';
  const missing = Math.max(1, open - closed);
  return [
    { label: '在末尾补上右括号', text: text.trimEnd() + sign.repeat(missing) },
    { ...damage.remove(error), label: '删除这个左括号' },
  ];
}

function openParens(damage: Damage): Repair[] {
  return [
    { ...damage.remove(), label: '删除多余的右括号' },
    { label: '在开头补上左括号', text: `(${damage.text}` },
  ];
}

/** The quote may have been meant to end before a bracket, before the next operator, or at the end. */
function closeQuote(damage: Damage): Repair[] {
  const { text, error } = damage;
  const inside = text.slice(error.from + 1);
  const end = inside.search(/[)）]|\s+(?:AND|OR|NOT)\s/i);
  const early = error.from + 1 + end;
  const repairs = [{ label: '在末尾补上右引号', text: `${text.trimEnd()}"` }];
  if (end > 0) {
    const before = text.slice(0, early).trimEnd();
    repairs.unshift({ label: '补上右引号', text: `${before}"${text.slice(before.length)}` });
  }
  return [
    ...repairs,
    { ...damage.remove({ from: error.from, to: error.from + 1 }), label: '删除引号' },
  ];
}

function doubleOperator(damage: Damage): Repair[] {
  const first = damage.token(-1);
  const second = damage.token();
  if (!first || !second) return [];
  return [
    { ...damage.remove(second), label: `保留“${damage.typed(first)}”` },
    { ...damage.remove(first), label: `保留“${damage.typed(second)}”` },
  ];
}

function missingOperator(damage: Damage): Repair[] {
  const before = damage.token(-1);
  const here = damage.token();
  if (!before || !here) return [];
  const gap = { from: before.to, to: here.from };
  const joined = ['AND', 'OR'].map((word) => damage.replace(`补上 ${word}`, gap, ` ${word} `));
  if (before.kind === 'word' && findField(before.text)) {
    return [damage.replace('补上“=”', gap, '='), ...joined];
  }
  if (before.kind !== 'word') return joined;
  // 华为（深圳）公司 in one piece is one name; 固态 电池 may be one phrase.
  const piece = /^[^\s"“”]*/.exec(damage.text.slice(before.from))?.[0] ?? '';
  const attached = before.to === here.from;
  const whole = { from: before.from, to: attached ? before.from + piece.length : here.to };
  const quoted = damage.replace('加引号作为一个词', whole, quote(damage.typed(whole)));
  return attached ? [quoted, ...joined] : [...joined, quoted];
}

function unknownField(damage: Damage): Repair[] {
  const { error } = damage;
  const renamed = similarFieldNames(damage.typed())
    .slice(0, 2)
    .map((name) => {
      const field = findField(name);
      const meaning =
        field && fieldName(field).replace(' ', '') !== name ? `（${fieldName(field)}）` : '';
      return damage.replace(`改为“${name}”${meaning}`, error, name);
    });
  if (damage.text.charAt(error.from - 1) === '/') {
    return [...renamed, damage.remove({ from: error.from - 1, to: error.to })];
  }
  const value = damage.token(2);
  if (value?.kind !== 'word') return renamed;
  const whole = { from: error.from, to: value.to };
  return [...renamed, damage.replace('加引号作为检索词', whole, quote(damage.typed(whole)))];
}

function nestedField(damage: Damage): Repair[] {
  const { error, text } = damage;
  if (text.charAt(error.from) === '#') return [damage.dropOperand()];
  const comparison = damage.tokens.find(
    ({ from, kind }) => from >= error.to && kind === 'comparison',
  );
  const attached = text.slice(error.to, comparison?.from).trim() === '';
  return comparison && attached
    ? [damage.remove({ from: error.from, to: comparison.to })]
    : [damage.remove({ from: error.from - 1, to: error.to })];
}

function dateValue(damage: Damage): Repair[] {
  const typed = damage.typed();
  const range = readDate(typed);
  if (range?.precision === 'range') {
    const value = valueOfSpan(range);
    return [damage.replace(`改为区间 ${value}`, damage.error, value)];
  }
  const digits = typed.replace(/\D/g, '');
  return [digits.slice(0, 6), digits.slice(0, 4)]
    .filter((value, i) => value.length === 6 - i * 2 && readDate(value))
    .map((value) => damage.replace(`改为 ${value}`, damage.error, value));
}

function swapRange(damage: Damage): Repair[] {
  const typed = damage.typed();
  const [, low, middle, high] = /^(\S+?)(\s+to\s+|\s*[:：]\s*)(\S+)$/i.exec(typed) ?? [];
  if (!low || !middle || !high) return [];
  return [damage.replace('交换起止', damage.error, high + middle + low)];
}

/** Letters in the place of digits and the other way round, and the wrong sign before a subgroup. */
function classValue(damage: Damage): Repair[] {
  const typed = damage.typed();
  const [, section, number, subclass, rest = ''] =
    /^([A-Z])([\dOIL]{2})([A-Z\d])(.*)$/i.exec(typed.toUpperCase()) ?? [];
  if (!section || !number || !subclass) return [damage.dropOperand()];
  const toDigits = (text: string) => text.replace(/O/g, '0').replace(/[IL]/g, '1');
  const letter = subclass === '0' ? 'O' : subclass === '1' ? 'I' : subclass;
  const groups = toDigits(rest).replace(/[-:：\\|]/, '/');
  const value = section + toDigits(number) + letter + groups;
  return [damage.replace(`改为 ${value}`, damage.error, value), damage.dropOperand()];
}

function proximityScope(damage: Damage): Repair[] {
  const { text, error } = damage;
  const value = damage.token(-1);
  const next = damage.token(1);
  const joined = damage.replace('改为 AND', error, 'AND');
  if (!value || !next || damage.token(-2)?.kind !== 'comparison') return [joined];
  const inside = text.slice(value.from, next.to);
  const whole = { from: value.from, to: next.to };
  return [damage.replace('两侧加上括号', whole, `(${inside})`), joined];
}

function proximityRange(damage: Damage): Repair[] {
  const letter = damage.typed().slice(-1).toUpperCase();
  const distance = Number(damage.typed().slice(0, -1)) > 0 ? LIMITS.distance : 1;
  return [damage.replace(`改为 ${distance}${letter}`, damage.error, `${distance}${letter}`)];
}

function comparisonSign(damage: Damage): Repair[] {
  const here = damage.token();
  const sign = here?.kind === 'comparison' ? here : damage.head()?.comparison;
  // `<>` of other systems is two signs here.
  const other = damage.token(1)?.kind === 'comparison' ? damage.token(1) : undefined;
  if (here && other && damage.typed({ from: here.from, to: other.to }) === '<>') {
    return [damage.replace('改为“!=”', { from: here.from, to: other.to }, '!=')];
  }
  return sign ? [damage.replace('改为“=”', sign, '=')] : [];
}

function enumValue(damage: Damage): Repair[] {
  const typed = damage.typed().replace(/["“”]/g, '');
  const values = ENUMS[damage.head()?.field ?? 'TI'] ?? [];
  const near = values.filter((value) => value.includes(typed) || typed.includes(value));
  const shared = values.filter((value) => Array.from(typed).some((char) => value.includes(char)));
  const wanted = near.length > 0 ? near : shared.length > 0 ? shared : values;
  return wanted.map((value) => damage.replace(`改为“${value}”`, damage.error, value));
}

function legacyOperator(damage: Damage): Repair[] {
  const operator = legacyReplacement(damage.token()?.text ?? '');
  return operator ? [damage.replace(`改为 ${operator}`, damage.error, operator)] : [];
}

function numberValue(damage: Damage): Repair[] {
  const head = damage.head();
  if (head?.field === 'AN') return [damage.replace('改为检索申请人', head.names, 'PA')];
  const digits = damage.typed().replace(/\D/g, '');
  return digits ? [damage.replace(`改为 ${digits}`, damage.error, digits)] : [damage.dropOperand()];
}

function shortWildcard(damage: Damage): Repair[] {
  const literal = damage.typed().replace(/[+%*#?＋％＊＃？]/g, '');
  const quoted = damage.replace('加引号按原样检索', damage.error, quote(damage.typed()));
  return literal ? [damage.replace('去掉截词符', damage.error, literal), quoted] : [quoted];
}

function unexpectedSign(damage: Damage): Repair[] {
  const separates = damage.token()?.kind === 'sign' && damage.token(1) !== undefined;
  if (!separates) return [damage.remove()];
  return ['OR', 'AND'].map((word) => damage.replace(`改为 ${word}`, damage.error, ` ${word} `));
}

function rangeField(damage: Damage): Repair[] {
  const { error } = damage;
  const typed = damage.typed();
  if (damage.head()) return [damage.replace('加引号按原样检索', error, quote(typed))];
  return (['AD', 'PD'] as const).map((field) =>
    damage.replace(`限定为${fieldName(field)}`, error, `${field}=(${typed})`),
  );
}

const PROPOSALS: Readonly<Partial<Record<ParseErrorCode, Proposal>>> = {
  E_UNCLOSED_PAREN: closeParens,
  E_EXTRA_RPAREN: openParens,
  E_UNCLOSED_QUOTE: closeQuote,
  E_MISSING_OPERAND: (damage) => [damage.remove()],
  E_DOUBLE_OPERATOR: doubleOperator,
  E_LEADING_NOT: (damage) => [damage.remove()],
  E_MISSING_OPERATOR: missingOperator,
  E_UNKNOWN_FIELD: unknownField,
  E_EMPTY_VALUE: dropOperand,
  E_EMPTY_PAREN: dropOperand,
  E_NESTED_FIELD: nestedField,
  E_DATE_VALUE: dateValue,
  E_RANGE_REVERSED: swapRange,
  E_IPC_FORMAT: classValue,
  E_LOC_FORMAT: dropOperand,
  E_PROX_SCOPE: proximityScope,
  E_PROX_RANGE: proximityRange,
  E_CMP_FIELD: comparisonSign,
  E_ENUM_VALUE: enumValue,
  E_LEGACY_OPERATOR: legacyOperator,
  E_NUMBER_FORMAT: numberValue,
  E_WILDCARD_SHORT: shortWildcard,
  E_UNEXPECTED_CHAR: unexpectedSign,
  E_RANGE_FIELD: rangeField,
  E_UNKNOWN_SET: dropOperand,
};

/**
 * One-click repairs of the first error of a query, likeliest first, at most three. Each is offered
 * only if it leads on: the query is then right, or its first error stands further back.
 *
 * @param error what `parseExpression` reported for that text
 */
export function repairs(text: string, error: ParseError): Repair[] {
  const seen = new Set([text]);
  const proposals = PROPOSALS[error.code]?.(new Damage(text, error)) ?? [];
  return proposals
    .filter((repair) => {
      const parsed = parseExpression(repair.text);
      const leads = parsed.ok || parsed.error.from > error.from;
      if (!leads || seen.has(repair.text)) return false;
      seen.add(repair.text);
      return true;
    })
    .slice(0, MOST);
}
