import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { combineExpressions } from '@/domain/search/combine';
import { fieldQuery } from '@/domain/search/fieldQuery';
import type { FieldCode } from '@/domain/search/fields';
import type { PatentScope } from '@/links/patent';

/** Facets whose values the search language can ask for as well. */
const FIELD_OF: Readonly<Partial<Record<string, FieldCode>>> = {
  patentType: 'PT',
  validity: 'LSS',
  filingYear: 'AY',
  publicationYear: 'PY',
  grantYear: 'GD',
  applicant: 'PA',
  currentOwner: 'CPA',
  inventor: 'IN',
  ipcSection: 'IC',
  ipcClass: 'IC',
  ipcSubclass: 'IC',
  locClass: 'LOC',
  operation: 'OP',
  agency: 'AG',
};

const WORDS: Readonly<Partial<Record<string, string>>> = { ...PATENT_TYPES, ...VALIDITY };

/** One of the values in the facet; undefined when the language cannot say it. */
function facetClause(facet: string, values: readonly string[]): string | undefined {
  const field = FIELD_OF[facet];
  const clauses = values.map((value) => field && fieldQuery(field, WORDS[value] ?? value));
  return clauses.every((clause) => clause !== undefined) ? clauses.join(' OR ') : undefined;
}

/** The clause of application years; '' when they are not limited. */
function yearsClause(years: string): string {
  const [from = '', to = ''] = years.split('-');
  if (from && to) return `AY=(${from} TO ${to})`;
  if (from) return `AY>=${from}`;
  return to && `AY<=${to}`;
}

/** A query of the search language that stands for a search with its scope. */
export interface Operand {
  /** '' when the search cannot be said in the language at all. */
  expression: string;
  /** Parts of the scope that are not in it: names of facets, `years` and `set`. */
  left: readonly string[];
}

/**
 * A search and what narrowed it as one expression, so that it can take part in others.
 *
 * @param expression of the query alone, in canonical spelling; '' for all patents
 */
export function operandOf(expression: string, scope: PatentScope): Operand {
  const { include, exclude, years, set } = scope;
  const parts = [
    ...(years ? [{ name: 'years', operator: 'AND', clause: yearsClause(years) } as const] : []),
    ...Object.entries(include).map(
      ([name, values]) => ({ name, operator: 'AND', clause: facetClause(name, values) }) as const,
    ),
    ...Object.entries(exclude).map(
      ([name, values]) => ({ name, operator: 'NOT', clause: facetClause(name, values) }) as const,
    ),
  ];
  const left = set ? ['set'] : [];
  let joined = expression;
  for (const { name, operator, clause } of parts) {
    const combined = clause ? combineExpressions(joined, operator, clause) : undefined;
    if (combined?.ok) joined = combined.canonical;
    else left.push(name);
  }
  return { expression: joined, left: [...new Set(left)] };
}
