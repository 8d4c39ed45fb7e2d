import type { FieldCode } from './fields';
import { valueKind } from './formFields';
import { foldQuery } from './lexer';
import { parseExpression } from './parser';

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
export function wordText(text: string, quoted = false): string {
  const folded = foldQuery(text).trim();
  const parsed = quoted ? undefined : parseExpression(folded);
  const word = parsed?.ok ? parsed.ast.kind === 'term' : parsed?.error.code === 'E_WILDCARD_SHORT';
  if (word && !/[\s()]/.test(folded)) return folded;
  const content = folded.replace(/"/g, ' ').replace(/\s+/g, ' ').trim();
  return content && `"${content}"`;
}

/** The words or codes typed into a row, each as the language writes it. */
export function formItems(fields: readonly FieldCode[], value: string): string[] {
  const codes = valueKind(fields) === 'codes';
  const text = codes ? foldQuery(value).replace(SET_OFF, '$1') : value;
  return Array.from(text.matchAll(PIECES), ([piece, quoted]) =>
    wordText(quoted ?? piece, quoted !== undefined),
  ).filter(Boolean);
}
