import type { StoredField } from './evaluator/document';
import type { RecordDoc } from './searchDoc';

type NumberField = Extract<StoredField, 'AN' | 'PN' | 'IAN' | 'IPN'>;

/** A number of a list in the spelling of the contract: the field it stands in, and what is compared. */
const SPELLINGS: readonly (readonly [NumberField, RegExp])[] = [
  ['AN', /^(\d{12}|\d{8})\.[\dX]$/],
  ['PN', /^CN(\d{7,9}(?:[A-Z]\d?)?)$/],
  ['IAN', /^(PCT\/[A-Z]{2}\d{4}\/\d{6})$/],
  ['IPN', /^(WO\d{4}\/\d{6})$/],
];

function readNumber(number: string): { field: NumberField; key: string } | null {
  for (const [field, spelling] of SPELLINGS) {
    const key = spelling.exec(number)?.[1];
    if (key) return { field, key: key.replaceAll('/', '') };
  }
  return null;
}

/** Whether the contract allows the number in a list (SearchRequest.numbers). */
export const isListNumber = (number: string): boolean => readNumber(number) !== null;

/** What a folded number of a record is found by: check digit and kind may be missing. */
function keysOf(field: NumberField, folded: string): string[] {
  const number = folded.replace(/^(?:CN|ZL)(?=\d)/, '');
  if (field === 'AN') return [/^(?:\d{12}|\d{8})(?=[\dX]?$)/.exec(number)?.[0] ?? number];
  const stem = field === 'PN' ? number.replace(/[A-Z]\d?$/, '') : number;
  return stem === number ? [number] : [number, stem];
}

/** Finds records by number without reading each; built when a list is searched for the first time. */
export class NumberIndex {
  private readonly fields = new Map<NumberField, Map<string, number[]>>();

  constructor(private readonly patents: readonly { readonly doc: RecordDoc }[]) {}

  /** Indices of the patents that have one of the numbers, in the spelling of the contract. */
  find(numbers: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const number of numbers) {
      const read = readNumber(number);
      if (read === null) continue;
      for (const record of this.index(read.field).get(read.key) ?? []) found.add(record);
    }
    return found;
  }

  private index(field: NumberField): ReadonlyMap<string, readonly number[]> {
    let index = this.fields.get(field);
    if (index !== undefined) return index;
    index = new Map<string, number[]>();
    for (const [record, { doc }] of this.patents.entries()) {
      for (const key of doc.values(field).flatMap((value) => keysOf(field, value))) {
        const records = index.get(key);
        if (records === undefined) index.set(key, [record]);
        else if (!records.includes(record)) records.push(record);
      }
    }
    this.fields.set(field, index);
    return index;
  }
}
