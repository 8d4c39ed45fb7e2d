import { type Node, positiveLeaves } from '@/domain/search/ast';
import { fieldQuery } from '@/domain/search/fieldQuery';
import type { FieldCode } from '@/domain/search/fields';
import { foldText } from '@/domain/search/fold';
import { foldQuery, tokenize } from '@/domain/search/lexer';
import { parseExpression } from '@/domain/search/parser';
import { type FacetName, searchPatents } from '@/services/cnipr';
import type { PastSearch } from '../history/searchHistory';
import { endsOperand } from './pieces';
import { openField } from './suggestions';

/** The facet that counts the names of a field. */
const FACETS: Partial<Record<FieldCode, FacetName>> = {
  PA: 'applicant',
  FPA: 'applicant',
  CPA: 'currentOwner',
  IN: 'inventor',
  FIN: 'inventor',
  AG: 'agency',
};

/** Fewer letters are the beginning of too many names. */
const FEWEST = 2;

const OFFERED = 10;

/** Past searches that are looked through for names. */
const MOST_SEARCHES = 50;

/** A name on its way. */
export interface TypedName {
  field: FieldCode;
  typed: string;
  /** Where it begins; it ends at the caret. */
  from: number;
}

/** A name with how many patents have it; undefined where nobody counted. */
export interface FoundName {
  name: string;
  count?: number | undefined;
}

/** The name that is typed at a place of an expression: 华为 in `PA=华为`; undefined for anything else. */
export function nameAt(text: string, at: number): TypedName | undefined {
  const tokens = tokenize(text);
  const here = tokens.find(({ from, to }) => from < at && at <= to);
  if (here?.kind !== 'word') return undefined;
  const before = tokens.filter(({ to }) => to <= here.from);
  const field = openField(before);
  if (!field || !FACETS[field] || endsOperand(before, before.length - 1)) return undefined;
  const typed = foldQuery(text.slice(here.from, at));
  return typed.length < FEWEST ? undefined : { field, typed, from: here.from };
}

/** A name as it stands behind the comparison of its field. */
export function quotedName(field: FieldCode, name: string): string | undefined {
  return fieldQuery(field, name)?.slice(field.length + 1);
}

const holds = (name: string, typed: string) => foldText(name).includes(foldText(typed));

function namesOf(ast: Node, field: FieldCode): string[] {
  return positiveLeaves(ast).flatMap(({ leaf, fields }) =>
    fields.some((one) => FACETS[one] === FACETS[field]) && 'text' in leaf ? leaf.text : [],
  );
}

/** Names the user has searched before. */
export function namesSearched(
  { field, typed }: TypedName,
  searches: readonly PastSearch[],
): FoundName[] {
  const names = searches.slice(0, MOST_SEARCHES).flatMap(({ expression }) => {
    const parsed = expression ? parseExpression(expression) : undefined;
    return parsed?.ok ? namesOf(parsed.ast, field) : [];
  });
  return [...new Set(names)]
    .filter((name) => name !== typed && holds(name, typed))
    .slice(0, OFFERED)
    .map((name) => ({ name }));
}

/**
 * Names of the patents that have what is typed, the most frequent first, with their numbers.
 *
 * @returns nothing where the service cannot be asked: a suggestion that does not come is no failure
 */
export async function namesFound(
  { field, typed }: TypedName,
  signal: AbortSignal,
): Promise<FoundName[]> {
  const facet = FACETS[field];
  // Not in quotes, where a name has to be complete.
  const parsed = parseExpression(`${field}=${typed}`);
  if (!facet || !parsed.ok) return [];
  const expression = parsed.canonical;
  const request = { expression, page: 0, size: 1, facets: [facet], facetSize: OFFERED * 2 };
  const found = await searchPatents(request, { signal, skipErrorHandler: true }).catch(
    () => undefined,
  );
  // Those who hold a patent together with such a name are counted as well.
  const values = found?.facets[0]?.values.filter(({ value }) => holds(value, typed)) ?? [];
  return values.slice(0, OFFERED).map(({ value, count }) => ({ name: value, count }));
}
