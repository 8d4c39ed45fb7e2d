import { toBibtex } from '@/components/export/bibtex';
import type { ReferenceFormat } from '@/components/export/dialog/exportFiles';
import type { PatentReference } from '@/components/export/reference';
import { toRis } from '@/components/export/ris';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import type { PatentSummary } from '@/services/cnipr';
import { recordAddress } from '../../record/recordAddress';

function referenceOf(row: PatentSummary): PatentReference {
  return {
    title: titleText(row.title),
    inventors: row.inventors,
    applicants: row.applicants.flatMap(({ name }) => name || []),
    applicationNumber: row.applicationNumber ?? undefined,
    publicationNumber: row.grantNumber ?? row.publicationNumber ?? undefined,
    filingDate: row.filingDate ?? undefined,
    publicationDate: row.grantDate ?? row.publicationDate ?? undefined,
    type: row.patentType ? PATENT_TYPES[row.patentType] : undefined,
    classes: row.ipcs.length ? row.ipcs : row.locs,
    abstract: row.abstract ?? undefined,
    address: row.id && recordAddress(row.id),
  };
}

/** Formats of programs that keep references. */
export const REFERENCE_FORMATS: readonly ReferenceFormat<PatentSummary>[] = [
  {
    value: 'ris',
    label: 'RIS（.ris）',
    hint: '用于 EndNote、Zotero、NoteExpress',
    fileOf: (name, rows) => ({
      name: `${name}.ris`,
      content: toRis(rows.map(referenceOf)),
      type: 'application/x-research-info-systems',
    }),
  },
  {
    value: 'bibtex',
    label: 'BibTeX（.bib）',
    hint: '用于 LaTeX 排版',
    fileOf: (name, rows) => ({
      name: `${name}.bib`,
      content: toBibtex(rows.map(referenceOf)),
      type: 'application/x-bibtex',
    }),
  },
];
