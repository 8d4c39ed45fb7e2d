import { applicantsQuery } from '../enterprise/basket';
import { PATENT_TYPES, type PatentType, VALIDITY, type Validity } from '../patentLabels';
import { combineExpressions } from '../search/combine';
import { fieldQuery } from '../search/fieldQuery';

/** A number of the page of a node: what it counts besides the node itself. */
export type NodeElement =
  | { readonly kind: 'all' }
  | { readonly kind: 'type'; readonly value: PatentType }
  | { readonly kind: 'validity'; readonly value: Validity }
  | { readonly kind: 'filingYear'; readonly year: number }
  /** Both ends included. */
  | { readonly kind: 'filingYears'; readonly from: number; readonly to: number }
  /** One of several applicants, by their whole names. */
  | { readonly kind: 'applicants'; readonly names: readonly string[] }
  | { readonly kind: 'inventor'; readonly name: string }
  /** Name of a province or country as records carry it. */
  | { readonly kind: 'region'; readonly value: string }
  /** 转让, 诉讼 … as the search field OP has them. */
  | { readonly kind: 'operation'; readonly value: string };

function clauseOf(element: NodeElement): string | undefined {
  switch (element.kind) {
    case 'all':
      return '';
    case 'type':
      return `PT=${PATENT_TYPES[element.value]}`;
    case 'validity':
      return `LSS=${VALIDITY[element.value]}`;
    case 'filingYear':
      return `AY=${element.year}`;
    case 'filingYears':
      return `AY=(${element.from} TO ${element.to})`;
    case 'applicants':
      return applicantsQuery(element.names);
    case 'inventor':
      return fieldQuery('IN', element.name);
    case 'region':
      return fieldQuery('CO', element.value);
    case 'operation':
      return `OP=${element.value}`;
  }
}

/**
 * The query that finds exactly the patents a number of a node counts, to open their list.
 *
 * @param expression of the node
 * @param within a further query, such as the city's; '' for none
 * @returns in canonical form; undefined when the search language cannot say it within its length
 */
export function nodeQuery(
  expression: string,
  element: NodeElement,
  within = '',
): string | undefined {
  const clause = clauseOf(element);
  if (clause === undefined) return undefined;
  const narrowed = combineExpressions(expression, 'AND', within);
  if (!narrowed.ok) return undefined;
  const whole = combineExpressions(narrowed.canonical, 'AND', clause);
  return whole.ok ? whole.canonical : undefined;
}
