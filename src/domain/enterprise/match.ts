import { tidy } from '../check';
import { checkUscc } from '../numbers/uscc';
import { foldEnterpriseName, isAbbreviationOf } from './name';

/** What an enterprise is found by. */
export interface Findable {
  readonly enterpriseName: string;
  readonly formerNames: readonly string[];
  readonly abbreviations: readonly string[];
  readonly uscc: string | null;
}

type MatchReason = 'CODE' | 'NAME' | 'FORMER' | 'ABBREVIATION';

/** Why an enterprise is in a result. */
export interface EnterpriseMatch {
  readonly reason: MatchReason;
  /** In words, without full stop; '' where the row's own name shows it. */
  readonly text: string;
  /** Higher is better. */
  readonly score: number;
}

/** Fewest characters of a search. */
export const SHORTEST_QUERY = 2;

/** Characters of a credit code from which on it is searched by its begin. */
const SHORTEST_CODE = 6;

const asCode = (query: string): string => tidy(query).toUpperCase().replace(/-/g, '');

/** Digits and the letters of credit codes, with at least as many digits as make it no word. */
const looksLikeCode = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]+$/.test(code) && code.replace(/\D/g, '').length >= SHORTEST_CODE;

/**
 * Why an enterprise meets a query; null when it does not. Former names and abbreviations are named
 * in the reason, since the row shows another name.
 */
export function matchEnterprise(query: string, found: Findable): EnterpriseMatch | null {
  const wanted = foldEnterpriseName(query);
  if (wanted.length < SHORTEST_QUERY) return null;
  const code = asCode(query);
  if (found.uscc !== null && looksLikeCode(code)) {
    if (found.uscc === code) return { reason: 'CODE', text: '统一社会信用代码匹配', score: 100 };
    if (found.uscc.startsWith(code)) {
      return { reason: 'CODE', text: `统一社会信用代码以 ${code} 开头`, score: 65 };
    }
  }
  const name = foldEnterpriseName(found.enterpriseName);
  if (name === wanted) return { reason: 'NAME', text: '', score: 90 };
  const former = found.formerNames.find((one) => foldEnterpriseName(one) === wanted);
  if (former !== undefined) {
    return { reason: 'FORMER', text: `曾用名“${former}”匹配`, score: 80 };
  }
  if (name.includes(wanted)) {
    return { reason: 'NAME', text: '', score: name.startsWith(wanted) ? 70 : 60 };
  }
  const listed = found.abbreviations.find((one) => foldEnterpriseName(one).includes(wanted));
  if (listed !== undefined) {
    return { reason: 'ABBREVIATION', text: `简称“${listed}”匹配`, score: 55 };
  }
  const inFormer = found.formerNames.find((one) => foldEnterpriseName(one).includes(wanted));
  if (inFormer !== undefined) {
    return { reason: 'FORMER', text: `曾用名“${inFormer}”匹配`, score: 50 };
  }
  return isAbbreviationOf(query, found.enterpriseName)
    ? { reason: 'ABBREVIATION', text: `可能是“${found.enterpriseName}”的简称`, score: 30 }
    : null;
}

/**
 * What is wrong with a query that is meant as a whole credit code, as a sentence; null when it is
 * right or no such code.
 */
export function creditCodeProblem(query: string): string | null {
  const code = asCode(query);
  if (code.length !== 18 || code.replace(/\D/g, '').length < 10 || !/^[0-9A-Z]+$/.test(code)) {
    return null;
  }
  const checked = checkUscc(code);
  return checked.ok ? null : checked.message;
}
