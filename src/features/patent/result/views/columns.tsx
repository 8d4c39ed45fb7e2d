import type { ListColumn } from '@/components/list/ListTable';
import { RowLink } from '@/components/list/RowLink';
import {
  APPLICANTS,
  classFact,
  EndedTerm,
  Hits,
  INVENTORS,
  MISSING,
  Names,
  numberFact,
  Status,
  typeOf,
} from '@/components/patent/facts';
import { documentNumber } from '@/domain/announcement';
import { titleText } from '@/domain/titleText';
import { type PatentSortKey, patentDetailLink } from '@/links/patent';
import { isPlainObject, readStored, writeStored } from '@/storage';
import { MarkControl } from '../../marks/MarkControl';
import type { RowProps } from './view';

export type ColumnKey =
  | 'applicationNumber'
  | 'publicationNumber'
  | 'title'
  | 'applicants'
  | 'inventors'
  | 'type'
  | 'validity'
  | 'filingDate'
  | 'publicationDate'
  | 'grantDate'
  | 'classes'
  | 'citedBy'
  | 'marks';

export interface Column extends ListColumn<RowProps, PatentSortKey> {
  key: ColumnKey;
}

const dash = (value: string | number | null | undefined) =>
  value === '' ? MISSING : (value ?? MISSING);

/** Columns of the table, in the order that is shown at first. The title is always there. */
export const COLUMNS: readonly Column[] = [
  {
    key: 'applicationNumber',
    label: '申请号',
    figures: true,
    value: ({ patent }) => numberFact(patent),
    cell: ({ patent }) => dash(numberFact(patent)),
  },
  {
    key: 'title',
    label: '名称',
    cell: ({ patent, ast, from }) => (
      <RowLink to={patent.id && patentDetailLink(patent.id, from)}>
        <Hits ast={ast} field="TI" text={titleText(patent.title)} />
      </RowLink>
    ),
  },
  {
    key: 'applicants',
    label: '申请人',
    value: ({ patent }) => patent.applicants.find(({ name }) => name)?.name,
    cell: ({ patent, ast }) => (
      <Names ast={ast} list={patent.applicants.map(({ name }) => name)} fields={APPLICANTS} />
    ),
  },
  {
    key: 'validity',
    label: '有效性',
    figures: true,
    value: ({ patent }) => patent.validity,
    cell: ({ patent }) => (
      <>
        <Status validity={patent.validity} />
        <div>
          <EndedTerm patent={patent} short />
        </div>
      </>
    ),
  },
  {
    key: 'filingDate',
    label: '申请日',
    figures: true,
    sorts: ['-filingDate', 'filingDate'],
    value: ({ patent }) => patent.filingDate,
    cell: ({ patent }) => dash(patent.filingDate),
  },
  {
    key: 'classes',
    label: 'IPC/LOC',
    figures: true,
    value: ({ patent, ast }) => classFact(patent, ast)[1],
    cell: ({ patent, ast }) => dash(classFact(patent, ast)[1]),
  },
  {
    key: 'marks',
    label: '标记',
    cell: ({ patent, owner }) => (
      <MarkControl owner={owner} id={patent.id} title={titleText(patent.title)} />
    ),
  },
  {
    key: 'type',
    label: '类型',
    figures: true,
    value: ({ patent }) => patent.patentType,
    cell: ({ patent }) => typeOf(patent),
  },
  {
    key: 'publicationDate',
    label: '公开日',
    figures: true,
    sorts: ['-publicationDate', 'publicationDate'],
    value: ({ patent }) => patent.publicationDate,
    cell: ({ patent }) => dash(patent.publicationDate),
  },
  {
    key: 'citedBy',
    label: '被引',
    figures: true,
    sorts: ['-citedBy'],
    value: ({ patent }) => patent.citedBy,
    cell: ({ patent }) => dash(patent.citedBy),
  },
  {
    key: 'publicationNumber',
    label: '公开/公告号',
    figures: true,
    value: ({ patent }) => documentNumber(patent)[1],
    cell: ({ patent }) => dash(documentNumber(patent)[1]),
  },
  {
    key: 'inventors',
    label: '发明人',
    value: ({ patent }) => patent.inventors.find(Boolean),
    cell: ({ patent, ast }) => <Names ast={ast} list={patent.inventors} fields={INVENTORS} />,
  },
  {
    key: 'grantDate',
    label: '授权日',
    figures: true,
    value: ({ patent }) => patent.grantDate,
    cell: ({ patent }) => dash(patent.grantDate),
  },
];

/** Shown until the user chooses others: as many as stand beside the facets on a common screen. */
export const FIRST_COLUMNS: readonly ColumnKey[] = COLUMNS.slice(0, 7).map(({ key }) => key);

const keyOf = (userId: string) => `iprResultColumns.${userId}`;

const hasColumns = (value: unknown): value is { columns: unknown[] } =>
  isPlainObject(value) && Array.isArray(value.columns);

/** The columns a user chose in this browser, in their order; the title is never missing. */
export function readColumns(userId: string): readonly ColumnKey[] {
  const kept = readStored(keyOf(userId), hasColumns)?.columns;
  if (!kept) return FIRST_COLUMNS;
  const known = COLUMNS.map(({ key }) => key);
  const columns = [...new Set(kept)].flatMap((one) => known.find((key) => key === one) ?? []);
  return columns.includes('title') ? columns : ['title', ...columns];
}

/** @returns false when the browser refused to store them */
export function writeColumns(userId: string, columns: readonly ColumnKey[]): boolean {
  return writeStored(keyOf(userId), { columns });
}
