import { readCpc, readIpc } from '../classification/ipc';
import { readLoc } from '../classification/loc';
import { type FieldCode, type FieldType, fieldType } from './fields';
import { parseExpression } from './parser';

/** A value that needs no quotes in any place: a code or a number. */
const PLAIN = /^[A-Z0-9][A-Z0-9./-]*$/i;

const SYMBOLS: Partial<Record<FieldType, (value: string) => { symbol: string } | null>> = {
  ipc: readIpc,
  cpc: readCpc,
  loc: readLoc,
};

/** A class as the language spells it; the version tail of `H01M10/052(2006.01)` goes. */
function codeOf(field: FieldCode, value: string): string {
  return SYMBOLS[fieldType(field)]?.(value)?.symbol ?? value.trim();
}

/**
 * The query that finds a known value in a field, e.g. the patents of an applicant. Names and texts
 * stand in quotes, so that reserved words, brackets and wildcards in them are taken literally. A
 * quote cannot be quoted: around one the value is looked for in pieces.
 *
 * @returns an expression that always parses; undefined when the language cannot look for the value,
 *   such as a class that is none
 */
export function fieldQuery(field: FieldCode, value: string): string | undefined {
  const prose = ['text', 'name', 'code'].includes(fieldType(field));
  const code = prose ? '' : codeOf(field, value);
  const pieces = value
    .split(/["“”„‟＂]/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => `"${piece}"`);
  const wanted = PLAIN.test(code) ? code : pieces.join(' AND ');
  const parsed = parseExpression(`${field}=(${wanted})`);
  return parsed.ok ? parsed.canonical : undefined;
}
