import { parseExpression } from '../../src/domain/search/parser';
import { compileQuery } from '../search/evaluator/evaluate';
import type { StoredPatent } from '../search/store';

/** A test of patents by a query. */
export function meets(expression: string): (patent: StoredPatent) => boolean {
  const parsed = parseExpression(expression);
  if (!parsed.ok) throw new Error(`${expression}: ${parsed.error.message}`);
  const test = compileQuery(parsed.ast);
  return ({ doc }) => test(doc);
}
