import type { SearchDoc, StoredField } from '../../../src/domain/search/document';
import { foldValue } from '../../../src/domain/search/document';

/** Values of a record as a service gives them, by field. */
export type Fields = Partial<Record<StoredField, readonly string[]>>;

/** A document over raw values. */
export function documentOf(fields: Fields): SearchDoc {
  return {
    values: (field) => (fields[field] ?? []).map((value) => foldValue(field, value)),
  };
}
