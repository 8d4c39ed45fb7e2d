import { numbersQueries } from '../../src/domain/enterprise/chartQueries';
import { combineExpressions } from '../../src/domain/search/combine';
import type { components } from '../../src/services/contract/statistics';
import type { PatentFacts } from './facts';

export type Kind = components['schemas']['Type'];

/** Years, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const within = (field: string, { from, to }: Span) =>
  from === to ? `${field}=${from}` : `${field}=(${from}0101 TO ${to}1231)`;

/** All of the expressions at once; null when one is null or they are too long together. */
export function allOf(expressions: readonly (string | null)[]): string | null {
  let whole = '';
  for (const one of expressions) {
    if (one === null) return null;
    const combined = combineExpressions(whole, 'AND', one);
    if (one !== '' && !combined.ok) return null;
    if (combined.ok && one !== '') whole = combined.canonical;
  }
  return whole;
}

/** Addresses with one of the texts; '' for all, null where addresses cannot tell. */
export function addressExpression(texts: readonly string[] | undefined): string | null {
  if (texts === undefined) return null;
  if (texts.length === 0) return '';
  return `AA=(${texts.map((text) => `"${text}"`).join(' OR ')})`;
}

/** Applications filed in these years. */
export function filedExpression(span: Span, kind: Kind | undefined): string | null {
  const types = { INVENTION: '(发明公开 OR 发明授权)', UTILITY: '实用新型', DESIGN: '外观设计' };
  return allOf([within('AD', span), kind ? `PT=${types[kind]}` : '']);
}

/** Patents granted in these years. */
export function grantedExpression(span: Span, kind: Kind | undefined): string | null {
  const types = { INVENTION: '发明授权', UTILITY: '实用新型', DESIGN: '外观设计' };
  return allOf([within('GD', span), kind ? `PT=${types[kind]}` : '']);
}

/** Inventions in force on the day of the data. */
export const VALID_INVENTIONS = 'LSS=有效 AND PT=发明授权';

/** Exactly these patents by their numbers; null where they are too many for one expression. */
export function numbersExpression(patents: readonly PatentFacts[]): string | null {
  const [first = null, ...more] = numbersQueries(patents.map(({ number }) => number));
  return more.length > 0 || patents.some(({ number }) => number === '') ? null : first;
}
