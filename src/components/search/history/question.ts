import type { PatentQuery, PatentScope } from '@/links/patent';
import { isPlainObject } from '@/storage';

/** What was asked: a query and what narrowed it. */
export interface Question extends PatentQuery, PatentScope {}

/** The question of a page's state, without order, page and view. */
export function plainQuestion({ mode, q, as, include, exclude, years, set }: Question): Question {
  return { mode, q, as, include, exclude, years, set };
}

/** Names a question: the same for two that find the same by the same means. */
export function questionKey(expression: string, { include, exclude, years, set }: PatentScope) {
  const sorted = (filters: PatentScope['include']) =>
    Object.entries(filters)
      .map(([facet, values]) => [facet, ...[...values].sort()])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return JSON.stringify([expression, sorted(include), sorted(exclude), years, set]);
}

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isFilters = (value: unknown): value is PatentScope['include'] =>
  isPlainObject(value) && Object.values(value).every(isTexts);

/** Whether a value from outside has the shape of a question; its texts may still say anything. */
export function isQuestion(value: unknown): value is Question {
  if (!isPlainObject(value)) return false;
  const { mode, q, as, include, exclude, years, set } = value;
  const texts = [q, years, set].every((text) => typeof text === 'string');
  const filters = isFilters(include) && isFilters(exclude);
  return (mode === 'smart' || mode === 'expr') && texts && isTexts(as) && filters;
}
