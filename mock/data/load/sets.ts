import type { PatentRecord } from '../../contract';
import { fromExport, fromGranted, fromHistory, grantOf, typeOfNumber } from './fullSet';
import { dateOf, known, listOf, type Row, textOf } from './rows';

const ranked = (names: readonly string[]) =>
  names.map((name, index) => ({ name, rank: index + 1 }));

/** patents-bibliography: names and dates, no numbers; about 7 % are foreign. */
function fromBibliography(row: Row): PatentRecord {
  return {
    id: `bib-${textOf(row, 'id') ?? ''}`,
    title: textOf(row, 'title') ?? '',
    ...known<Partial<PatentRecord>>({
      applicants: ranked(listOf(row, 'quanren', ';')),
      inventors: ranked(listOf(row, 'famingren', ';;')),
      filingDate: dateOf(row, 'shenqingri'),
      publicationDate: dateOf(row, 'gonggaori'),
    }),
    source: textOf(row, 'database_name') === '海外专利' ? '著录项目集（海外）' : '著录项目集',
  };
}

/** patents-abstract: title, applicant, abstract. label_id has no public meaning and is left out. */
function fromAbstract(row: Row): PatentRecord {
  return {
    id: `abs-${textOf(row, 'id') ?? ''}`,
    title: textOf(row, 'title') ?? '',
    ...known<Partial<PatentRecord>>({
      abstract: textOf(row, 'abstract'),
      applicants: ranked(listOf(row, 'assignee', ';')),
    }),
    source: '摘要集',
  };
}

/** patents-citation: number, inventors, place, publication date. */
function fromCitation(row: Row): PatentRecord {
  const number = textOf(row, 'publication_number');
  return {
    id: `cit-${number ?? ''}`,
    title: textOf(row, 'title') ?? '',
    ...known<Partial<PatentRecord>>({
      patentType: typeOfNumber(number),
      publicationNumber: number,
      grantNumber: grantOf(number),
      inventors: ranked(listOf(row, 'inventors', ',')),
      publicationDate: dateOf(row, 'publication_date'),
      stateCode: textOf(row, 'place'),
    }),
    source: '引文集',
  };
}

/** patents-ipc: number and subclasses; the first is not necessarily the main one. */
function fromIpc(row: Row): PatentRecord {
  const number = listOf(row, 'publication_numbers', ';')[0];
  return {
    id: `ipc-${number ?? textOf(row, 'dataset_row') ?? ''}`,
    title: textOf(row, 'patent_title') ?? '',
    ...known<Partial<PatentRecord>>({
      patentType: typeOfNumber(number),
      publicationNumber: number,
      grantNumber: grantOf(number),
      ipcs: [...new Set(listOf(row, 'ipc_subclasses', ';'))],
    }),
    source: '分类集',
  };
}

/** patents-cpc: number, abstract, CPC. Its keywords are machine made and left out. */
function fromCpc(row: Row): PatentRecord {
  const number = textOf(row, 'publication_number');
  return {
    id: `cpc-${number ?? ''}`,
    title: textOf(row, 'title') ?? '',
    ...known<Partial<PatentRecord>>({
      patentType: typeOfNumber(number),
      publicationNumber: number,
      grantNumber: grantOf(number),
      abstract: textOf(row, 'abstract'),
      cpcs: [...new Set(listOf(row, 'cpc', ';'))],
    }),
    source: 'CPC 集',
  };
}

/** A file of the data folder and how its rows become records. */
export interface DataSet {
  file: string;
  toRecord: (row: Row) => PatentRecord;
}

/** Every set; they describe different patents, so no two rows are ever joined. */
export const DATA_SETS: readonly DataSet[] = [
  { file: 'patents-full/patents-full.ndjson', toRecord: fromExport },
  { file: 'patents-full/patents-granted.ndjson', toRecord: fromGranted },
  { file: 'patents-full/patents-legal-history.ndjson', toRecord: fromHistory },
  { file: 'patents-bibliography/patents-bibliography.ndjson', toRecord: fromBibliography },
  { file: 'patents-abstract/patents-abstract.ndjson', toRecord: fromAbstract },
  { file: 'patents-citation/patents-citation.ndjson', toRecord: fromCitation },
  { file: 'patents-ipc/patents-ipc.ndjson', toRecord: fromIpc },
  { file: 'patents-cpc/patents-cpc.ndjson', toRecord: fromCpc },
];
