import { foldName, foldText } from './search/fold';

/** What a row of a list tells of a patent; what is not known is null or empty. */
export interface DatedTitle {
  readonly title: string;
  readonly patentType: string | null;
  readonly filingDate: string | null;
  readonly applicants: readonly { readonly name: string }[];
}

/**
 * What near duplicates share: title, applicants (in any order) and filing day. Such are the
 * invention and the utility model filed for one thing on one day, a divisional application and what
 * it was divided from, which keeps its day (Implementing Regulations of the Patent Law, Rule 49),
 * and the two documents of one application.
 *
 * @returns undefined where one of them is not known, and for designs: those of one day under one
 *   title are different designs as a rule
 */
function sharedKey({ title, patentType, filingDate, applicants }: DatedTitle): string | undefined {
  const names = applicants.map(({ name }) => foldName(name).trim()).filter(Boolean);
  const named = foldText(title).replace(/\s/g, '');
  if (!named || !filingDate || names.length === 0 || patentType === 'DESIGN') return undefined;
  return JSON.stringify([named, filingDate, names.sort()]);
}

/** A row with the near duplicates that follow it further down. */
export interface FoldedRow<Row> {
  readonly row: Row;
  readonly others: readonly Row[];
}

/** Rows with their near duplicates put behind the first of them; the order stays otherwise. */
export function foldNearDuplicates<Row>(
  rows: readonly Row[],
  known: (row: Row) => DatedTitle,
): FoldedRow<Row>[] {
  const folded: { row: Row; others: Row[] }[] = [];
  const firsts = new Map<string, { row: Row; others: Row[] }>();
  for (const row of rows) {
    const key = sharedKey(known(row));
    const first = key === undefined ? undefined : firsts.get(key);
    if (first) {
      first.others.push(row);
      continue;
    }
    const entry = { row, others: [] };
    folded.push(entry);
    if (key !== undefined) firsts.set(key, entry);
  }
  return folded;
}
