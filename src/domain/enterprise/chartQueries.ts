import { PATENT_TYPES, type PatentType, VALIDITY, type Validity } from '../patentLabels';
import { combineExpressions } from '../search/combine';
import { fieldQuery } from '../search/fieldQuery';
import { LIMITS } from '../search/limits';
import { applicantsQuery } from './basket';

/** A bar, a slice, a cell or a figure of the charts of an enterprise. */
export type ChartElement =
  | { readonly kind: 'all' }
  | { readonly kind: 'type'; readonly value: PatentType }
  | { readonly kind: 'validity'; readonly value: Validity }
  | { readonly kind: 'filingYear'; readonly year: string; readonly type?: PatentType }
  | { readonly kind: 'publicationYear'; readonly year: string }
  | { readonly kind: 'grantYear'; readonly year: string }
  /** Times cited, both ends included; `to` null for an open band. */
  | { readonly kind: 'cited'; readonly from: number; readonly to: number | null }
  | { readonly kind: 'ipc'; readonly symbol: string }
  /** One of several subclasses. */
  | { readonly kind: 'anyIpc'; readonly symbols: readonly string[] }
  | { readonly kind: 'inventor'; readonly name: string }
  | { readonly kind: 'coApplicant'; readonly name: string }
  /** 转让, 许可, 质押 … as the search field OP has them. */
  | { readonly kind: 'operation'; readonly value: string }
  /** A latest legal status of patents no longer in force, among all of the chart. */
  | { readonly kind: 'invalidReason'; readonly value: string; readonly among: readonly string[] };

const year = (text: string): string | undefined => (/^\d{4}$/.test(text) ? text : undefined);

const typeQuery = (type: PatentType): string => `PT=${PATENT_TYPES[type]}`;

/** Both queries at once; undefined when one is not there or they are too long together. */
function both(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const combined = combineExpressions(first, 'AND', second);
  return combined.ok ? combined.canonical : undefined;
}

/** Any of the queries; undefined when there is none, or one that cannot be said. */
function eitherOf(queries: readonly (string | undefined)[]): string | undefined {
  let all = '';
  for (const query of queries) {
    const combined = query === undefined ? undefined : combineExpressions(all, 'OR', query);
    if (!combined?.ok) return undefined;
    all = combined.canonical;
  }
  return all || undefined;
}

function citedQuery(from: number, to: number | null): string {
  if (to === null) return `CTD>=${from}`;
  return from === to ? `CTD=${from}` : `CTD=(${from} TO ${to})`;
}

/** Statuses are searched as parts of texts: those that hold the one asked for must be left out. */
function invalidQuery(value: string, among: readonly string[]): string | undefined {
  const wanted = fieldQuery('LS', value);
  if (wanted === undefined) return undefined;
  const longer = among
    .filter((other) => other !== value && other.includes(value))
    .flatMap((other) => fieldQuery('LS', other) ?? []);
  const without = longer.map((query) => ` NOT ${query}`).join('');
  return `LSS=${VALIDITY.INVALID} AND ${wanted}${without}`;
}

/** What an element asks for besides the names; '' for all patents. */
function elementQuery(element: ChartElement): string | undefined {
  switch (element.kind) {
    case 'all':
      return '';
    case 'type':
      return typeQuery(element.value);
    case 'validity':
      return `LSS=${VALIDITY[element.value]}`;
    case 'filingYear': {
      const filed = year(element.year) && `AY=${element.year}`;
      return element.type === undefined ? filed : both(filed, typeQuery(element.type));
    }
    case 'publicationYear':
      return year(element.year) && `PY=${element.year}`;
    case 'grantYear':
      return year(element.year) && `GD=${element.year}`;
    case 'cited':
      return citedQuery(element.from, element.to);
    case 'ipc':
      return fieldQuery('IC', element.symbol);
    case 'anyIpc':
      return eitherOf(element.symbols.map((symbol) => fieldQuery('IC', symbol)));
    case 'inventor':
      return fieldQuery('IN', element.name);
    case 'coApplicant':
      return fieldQuery('PA', element.name);
    case 'operation':
      return `OP=${element.value}`;
    case 'invalidReason':
      return invalidQuery(element.value, element.among);
  }
}

/**
 * The query that finds exactly the patents an element of a chart counts, to open their list.
 *
 * @param names of the basket
 * @returns in canonical form; undefined when the search language cannot say it, or not within its
 *   length
 */
export function chartQuery(names: readonly string[], element: ChartElement): string | undefined {
  return both(applicantsQuery(names), elementQuery(element));
}

/**
 * Queries that find these patents by application number, as few as the length of a query allows.
 *
 * @param numbers `202110000001.1`; anything else is passed over
 */
export function numbersQueries(numbers: readonly string[]): string[] {
  const queries: string[] = [];
  let listed: string[] = [];
  const write = () => {
    if (listed.length > 0)
      queries.push(`AN=${listed.length > 1 ? `(${listed.join(' OR ')})` : listed[0]}`);
    listed = [];
  };
  for (const number of new Set(numbers)) {
    if (!/^\d{8,12}(?:\.[\dX])?$/.test(number)) continue;
    const length = [...listed, number].join(' OR ').length + 'AN=()'.length;
    if (length > LIMITS.length) write();
    listed.push(number);
  }
  write();
  return queries;
}
