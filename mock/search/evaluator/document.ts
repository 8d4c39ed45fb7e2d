import { FIELD_PARTS, type FieldCode, fieldType } from '../../../src/domain/search/fields';
import { foldName, foldText } from '../../../src/domain/search/fold';
import { foldClass, foldNumber } from './codes';
import { foldLong } from './foldLong';

/** Fields that a document answers for; the others are made of these. */
export type StoredField = Exclude<
  FieldCode,
  'TA' | 'TAC' | 'FT' | 'AY' | 'PY' | 'FPA' | 'FIN' | 'MIC'
>;

/**
 * One patent as it is searched.
 *
 * `values` gives what a field holds, every value passed through `foldValue` of that field, in the
 * order of the record (the first applicant, inventor and class count as such); an empty list when
 * the record has nothing there. Texts come in the pieces they are made of: CLMS one claim each,
 * DESC one paragraph each. AD, PD, GD and PRD are `YYYY-MM-DD`, AN one number, PN the numbers of
 * publication and grant. May be computed when asked for: most queries ask for few fields.
 */
export interface SearchDoc {
  values(field: StoredField): readonly string[];
}

/** Brings a value of a record into the form it is compared in. */
export function foldValue(field: StoredField, value: string): string {
  switch (fieldType(field)) {
    case 'text':
      return foldLong(value);
    case 'code':
      return foldText(value);
    case 'name':
      return foldName(value);
    case 'number':
      return foldNumber(value);
    case 'ipc':
    case 'cpc':
    case 'loc':
      return foldClass(value);
    default:
      return value;
  }
}

/** Fields that read others: the first value, or the year of a date. */
const DERIVED: Readonly<
  Partial<Record<FieldCode, readonly [StoredField, (values: readonly string[]) => string[]]>>
> = {
  FPA: ['PA', (values) => values.slice(0, 1)],
  FIN: ['IN', (values) => values.slice(0, 1)],
  MIC: ['IC', (values) => values.slice(0, 1)],
  AY: ['AD', (values) => values.map((date) => date.slice(0, 4))],
  PY: ['PD', (values) => values.map((date) => date.slice(0, 4))],
};

/** What a field other than a compound one holds. */
export function valuesOf(doc: SearchDoc, field: FieldCode): readonly string[] {
  const derived = DERIVED[field];
  return derived ? derived[1](doc.values(derived[0])) : doc.values(field as StoredField);
}

/** The fields a compound one is made of, or the field itself. */
export function partsOf(field: FieldCode): readonly FieldCode[] {
  return FIELD_PARTS[field] ?? [field];
}
