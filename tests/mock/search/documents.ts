import type { SearchDoc, StoredField } from '../../../mock/search/evaluator/document';
import { foldValue } from '../../../mock/search/evaluator/document';

/** Values of a record as a service gives them, by field. */
export type Fields = Partial<Record<StoredField, readonly string[]>>;

/** A document over raw values. */
export function documentOf(fields: Fields): SearchDoc {
  return {
    values: (field) => (fields[field] ?? []).map((value) => foldValue(field, value)),
  };
}
