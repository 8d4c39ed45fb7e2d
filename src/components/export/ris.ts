import type { PatentReference } from './reference';

type Field = readonly [tag: string, value: string | undefined];

/** RIS has one line for a value. */
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

const slashed = (day: string | undefined): string | undefined => day?.replace(/-/g, '/');

function fieldsOf(patent: PatentReference): Field[] {
  return [
    ['TI', patent.title],
    ...patent.inventors.map((name): Field => ['AU', name]),
    ['PB', patent.applicants.join('; ')],
    ['SN', patent.publicationNumber],
    ['M1', patent.applicationNumber],
    ['M3', patent.type],
    ['C1', slashed(patent.filingDate)],
    ['PY', patent.publicationDate?.slice(0, 4)],
    ['DA', slashed(patent.publicationDate)],
    ['CY', '中国'],
    ['LA', 'zh-CN'],
    ...(patent.classes ?? []).map((symbol): Field => ['KW', symbol]),
    ['AB', patent.abstract],
    ['UR', patent.address],
  ];
}

/**
 * References in the RIS format of 2011, type PAT, as EndNote, Zotero and NoteExpress read it: the
 * inventors as authors, the applicants as publisher (assignee), the publication number as SN, the
 * application number as M1, the filing day as C1.
 */
export function toRis(patents: readonly PatentReference[]): string {
  const record = (patent: PatentReference) => {
    const lines = fieldsOf(patent)
      .map(([tag, value]) => [tag, oneLine(value ?? '')] as const)
      .filter(([, value]) => value !== '')
      .map(([tag, value]) => `${tag}  - ${value}\r\n`);
    return `TY  - PAT\r\n${lines.join('')}ER  - \r\n`;
  };
  return patents.map(record).join('\r\n');
}
