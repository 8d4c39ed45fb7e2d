import { Link, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { NotedRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { RowLink } from '@/components/list/RowLink';
import { Pager } from '@/components/list/screen/Pager';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import {
  type Basis,
  basisName,
  RELATION_KINDS,
  type Relation,
} from '@/domain/enterprise/relations';
import { nameText } from '@/domain/nameText';
import type { EnterpriseView } from '@/links/enterprise';
import { basisLink, basisList, partyLink, partySearch } from './relationLinks';
import styles from './relations.module.css';
import { walkRows } from './rowKeys';

const SIZE = 20;

/** Records of a relation that are named in its row. */
const NAMED = 3;

/** Where what a record says comes from. */
export const BASIS_SOURCES: Readonly<Record<Basis['what'], string>> = {
  REGISTER: '企业登记',
  PATENT: '专利检索服务',
  CASE: '裁判文书',
  LISTING: '供需信息',
};

const UNITS: Readonly<Record<Basis['what'], string>> = {
  REGISTER: '项',
  PATENT: '件专利',
  CASE: '篇文书',
  LISTING: '条信息',
};

/** The other party as it is named; a listing is for everybody, and names none. */
export function partyName({ kind, name }: Relation): string {
  return kind === 'LISTING' && name === '' ? '向社会公开' : nameText(name);
}

/** What a relation rests on, counted. */
export function basisCount({ basis }: Relation): string {
  return `${basis.length} ${UNITS[basis[0]?.what ?? 'REGISTER']}`;
}

/** Something that it rests on is invented. */
const isInvented = ({ basis }: Relation): boolean => basis.some(({ sample }) => sample);

function Rests({ relation }: { relation: Relation }) {
  const { basis } = relation;
  const list = basisList(relation);
  // Where there is no room, the first stands for those that no list has, until they are asked for.
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.rests} data-short={!open}>
      <span>
        {basis.slice(0, NAMED).map((one, index) => (
          <span
            key={`${one.id} ${one.number}`}
            // The number of a case, and a title, are longer than a telephone is wide.
            className={one.what === 'CASE' || !one.number ? 'ipr-num' : 'ipr-num ipr-nowrap'}
          >
            <RowLink to={basisLink(one)}>{basisName(one)}</RowLink>
            {/* Titles have 、 of their own. */}
            {index < Math.min(NAMED, basis.length) - 1 && <span>{one.number ? '、' : '；'}</span>}
          </span>
        ))}
      </span>
      {basis.length > 1 &&
        (list ? (
          <>
            {' '}
            <Link to={list}>共 {basisCount(relation)}</Link>
          </>
        ) : (
          <>
            <span className="ipr-note"> 共 {basisCount(relation)}</span>
            <Button
              type="link"
              size="small"
              className={styles.restsMore ?? ''}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              共 {basisCount(relation)}
            </Button>
          </>
        ))}
      {isInvented(relation) && (
        <>
          {' '}
          <SampleTag />
        </>
      )}
    </div>
  );
}

function Days({ relation: { basis, day } }: { relation: Relation }) {
  const undated = basis.filter((one) => one.day === undefined).length;
  if (day === undefined) return <>日期不详</>;
  return (
    <>
      <time className="ipr-num ipr-nowrap" dateTime={day}>
        {day}
      </time>
      {undated > 0 && <span className="ipr-note">（另 {undated} 项日期不详）</span>}
    </>
  );
}

const sourceOf = ({ basis }: Relation) => BASIS_SOURCES[basis[0]?.what ?? 'REGISTER'];

/** What all rows have alike, by the column that would repeat it in each. */
function alike(relations: readonly Relation[]): Map<string, string> {
  const values = { 身份: relations.map(({ role }) => role), 来源: relations.map(sourceOf) };
  return new Map(
    Object.entries(values).flatMap(([label, [first = '', ...others]]) =>
      others.length > 0 && first && others.every((one) => one === first) ? [[label, first]] : [],
    ),
  );
}

const COLUMNS: readonly FactColumn<Relation>[] = [
  { label: '种类', cell: ({ kind }) => <span className="ipr-nowrap">{RELATION_KINDS[kind]}</span> },
  { label: '最近日期', cell: (relation) => <Days relation={relation} /> },
  {
    label: '对方',
    cell: (relation) => {
      const search = partySearch(relation);
      return (
        <>
          <RowLink to={partyLink(relation)}>{partyName(relation)}</RowLink>
          {search && (
            <>
              {/* Beside the last line of the name: no break stands between them. */}
              {'\u00a0'}
              <Link
                className="ipr-no-print ipr-nowrap"
                to={search}
                aria-label={`查企业：${relation.name}`}
              >
                查企业
              </Link>
            </>
          )}
        </>
      );
    },
  },
  { label: '身份', cell: ({ role }) => role },
  { label: '依据', cell: (relation) => <Rests relation={relation} /> },
  {
    label: '来源',
    cell: (relation) => <span className="ipr-nowrap">{sourceOf(relation)}</span>,
  },
];

/** The page that is shown; one that is beyond the last is the last. */
function shownPage(total: number, page: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / SIZE)));
}

/** `列出第 21～40 项`, where not all stand on one page; '' where they do. */
export function placeInWords(total: number, page: number): string {
  if (total <= SIZE) return '';
  const end = shownPage(total, page) * SIZE;
  return `列出第 ${end - SIZE + 1}～${Math.min(end, total)} 项`;
}

interface Props {
  relations: readonly Relation[];
  page: number;
  linkTo: (view: Partial<EnterpriseView>) => string;
}

/** Relations row by row, newest first; arrow keys go from row to row. */
export function RelationList({ relations, page, linkTo }: Props) {
  const navigate = useNavigate();
  const current = shownPage(relations.length, page);
  const same = alike(relations);
  const rows = relations.slice((current - 1) * SIZE, current * SIZE);
  return (
    <>
      {same.size > 0 && (
        <p className="ipr-note">
          {[...same].map(([label, value]) => `${label}都是${value}`).join('，')}。
        </p>
      )}
      <NotedRows all={rows.length > 0 && rows.every(isInvented)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys between links that Tab reaches too */}
        <div className={styles.relationRows} onKeyDown={(event) => walkRows(event, 'tbody tr')}>
          <FactTable
            caption="关系，最近的在前，日期不详的在后"
            rows={rows}
            rowKey={(_, index) => String(index)}
            columns={COLUMNS.filter(({ label }) => !same.has(String(label)))}
            room="much"
          />
        </div>
      </NotedRows>
      <Pager
        label="关系"
        page={current}
        size={SIZE}
        total={relations.length}
        onPage={(next) => navigate(linkTo({ page: next }))}
      />
    </>
  );
}
