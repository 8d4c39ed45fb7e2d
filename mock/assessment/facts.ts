import type { FormBody } from '../../src/domain/form/body';
import type { PatentRecord } from '../contract';
import { getPatentStore } from '../data/patentStore';
import { isListNumber } from '../search/numberIndex';
import { type DocumentFacts, type FieldFacts, rowsAnswer, textAnswer } from './scoring/facts';

/** The record of a patent by application or publication number; undefined where there is none. */
export function recordByNumber(number: string): PatentRecord | undefined {
  const spelled = number.trim().toUpperCase();
  if (!isListNumber(spelled)) return undefined;
  const store = getPatentStore();
  const [index = -1] = store.numbers.find([spelled]);
  return store.patents[index]?.record();
}

/** Applicants of a field that are counted. */
const MOST_APPLICANTS = 50;

/** Signs of a class of the IPC down to the subclass: `H01M`. */
const SUBCLASS = 4;

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * What is published until a day in the subclass of a patent.
 *
 * @param day `YYYY-MM-DD`
 * @returns undefined for designs, which have no class of the IPC
 */
export function fieldFactsOf({ mainIpc }: PatentRecord, day: string): FieldFacts | undefined {
  const ipcClass = mainIpc?.slice(0, SUBCLASS);
  if (ipcClass === undefined || ipcClass.length < SUBCLASS) return undefined;
  const years = new Map<number, number>();
  const applicants = new Map<string, number>();
  for (const { head } of getPatentStore().patents) {
    const published = head.publicationDate ?? head.grantDate ?? '';
    if (!head.mainIpc?.startsWith(ipcClass) || published > day) continue;
    if (head.filingDate) count(years, Number(head.filingDate.slice(0, 4)));
    const [first] = head.applicants ?? [];
    if (first) count(applicants, first.name);
  }
  return {
    ipcClass,
    years: [...years].map(([year, total]) => ({ year, count: total })),
    applicants: [...applicants]
      .map(([name, total]) => ({ name, count: total }))
      .sort((one, other) => other.count - one.count)
      .slice(0, MOST_APPLICANTS),
  };
}

function documentOf(number: string, origin: DocumentFacts['origin'], note: string): DocumentFacts {
  const record = recordByNumber(number);
  const said = note === '' ? {} : { note };
  if (record === undefined) return { number, origin, ...said };
  const { title, publicationDate, abstract, claims } = record;
  return {
    number,
    title,
    origin,
    ...(publicationDate !== undefined && { date: publicationDate }),
    ...(abstract !== undefined && { abstract }),
    ...(claims !== undefined && { claims }),
    ...said,
  };
}

/** Documents that the applicant named: of stability `knownDocs`, before filing `priorArt`. */
function knownDocuments(answers: FormBody): DocumentFacts[] {
  const known = rowsAnswer(answers, 'knownDocs').map((row) => [row, 'note'] as const);
  const prior = rowsAnswer(answers, 'priorArt').map((row) => [row, 'difference'] as const);
  return [...known, ...prior].map(([row, note]) =>
    documentOf(textAnswer(row, 'source'), 'KNOWN', textAnswer(row, note)),
  );
}

/**
 * The documents to compare with: those the applicant named, then those that the record cites, each
 * once.
 *
 * @param record of the patent assessed; undefined when there is none
 */
export function documentsOf(answers: FormBody, record?: PatentRecord): DocumentFacts[] {
  const cited = (record?.citations ?? [])
    .filter(({ direction }) => direction === 'BACKWARD')
    .map(({ number }) => documentOf(number, 'CITED', ''));
  const documents = new Map<string, DocumentFacts>();
  for (const document of [...knownDocuments(answers), ...cited]) {
    if (!documents.has(document.number)) documents.set(document.number, document);
  }
  return [...documents.values()];
}
