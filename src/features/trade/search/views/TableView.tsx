import { memo, type ReactNode, useMemo } from 'react';
import { allInvented } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { ROW } from '@/components/list/keys/useRowKeys';
import {
  LackingColumns,
  type ListColumn,
  ListTable,
  ListTableCells,
  saidColumns,
} from '@/components/list/ListTable';
import { RowLink } from '@/components/list/RowLink';
import { orDash } from '@/components/reading/orDash';
import { namedHolder } from '@/components/transaction/holderText';
import { grouped } from '@/domain/grouped';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS, namesOf } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import { listingLink, type TransactionSortKey } from '@/links/transaction';
import type { ListingRow } from '@/services/data/transaction';
import { Deadline } from './Deadline';
import { MatchLink } from './MatchLink';
import { hasLapsed, leftInWords, PatentValidity } from './PatentFacts';
import { type RowProps, rowsOf, type ViewProps } from './view';

type Listed = Pick<RowProps, 'row'>;

interface Column extends ListColumn<RowProps, TransactionSortKey> {
  value?: (listed: Listed) => ReactNode;
}

/** The patents of an offer in few lines: number, kind, whether they are in force and until when. */
function Patents({ row, today }: { row: ListingRow; today: string }) {
  const { patents, patentCount = 0, expiryDate } = row;
  const [first] = patents;
  if (!first) return '—';
  const lapsed = hasLapsed(row);
  const shown = (lapsed && patents.find(({ validity }) => validity === 'INVALID')) || first;
  const left = expiryDate && !lapsed && leftInWords(expiryDate, today);
  return (
    <>
      <span className="ipr-num ipr-nowrap">{orDash(first.applicationNumber)}</span> <br />
      {first.patentType ? PATENT_TYPES[first.patentType] : '类型 —'}
      {patentCount > 1 && `，共 ${patentCount} 件`} <PatentValidity patent={shown} />
      {expiryDate && (
        <>
          {' '}
          <br />
          <span className="ipr-num ipr-nowrap">
            {lapsed ? '原期限到' : patentCount > 1 ? '最早到期' : '到期'} {expiryDate}
          </span>
          {left && <span className="ipr-num ipr-nowrap">（{left}）</span>}
        </>
      )}
    </>
  );
}

/** What belongs together stands in one column, so that all of them have room beside the facets. */
const COLUMNS: readonly Column[] = [
  {
    key: 'direction',
    label: '供需',
    figures: true,
    cell: ({ row }) => (
      <>
        {orDash(row.direction && DIRECTIONS[row.direction])} {row.sample && <SampleTag />}
      </>
    ),
  },
  {
    key: 'title',
    label: '标题、权利人或发布单位、行业',
    cell: ({ row, from }) => (
      <>
        <RowLink to={row.id && listingLink(row.id, { from })}>{titleText(row.title)}</RowLink>
        <span className="ipr-note">
          {[namedHolder(row), namesOf(row.industryTypes).join('、')].filter(Boolean).join('，')}
        </span>
      </>
    ),
  },
  {
    key: 'price',
    label: '价格或预算',
    sorts: ['price', '-price'],
    cell: ({ row }) => (
      <>
        <span className="ipr-num ipr-nowrap">{priceInWords(row)}</span> <br />
        方式 {orDash(namesOf(row.transactionTypes).join('、'))}
      </>
    ),
  },
  {
    key: 'published',
    label: '日期',
    value: ({ row }) => row.publishTime || row.validUntil,
    sorts: ['-publishTime'],
    cell: ({ row, today }) => (
      <>
        <span className="ipr-num ipr-nowrap">发布 {orDash(row.publishTime?.slice(0, 10))}</span>{' '}
        <br />
        <Deadline row={row} today={today} name="有效期至 " />
      </>
    ),
  },
  {
    key: 'patent',
    label: '专利',
    value: ({ row: { patents, expiryDate } }) =>
      patents.some((one) => one.applicationNumber || one.patentType || one.validity) || expiryDate,
    cell: ({ row, today }) => <Patents row={row} today={today} />,
  },
  {
    key: 'heat',
    label: '匹配、浏览',
    figures: true,
    sorts: ['-heat'],
    cell: ({ row, matchLink, matches }) => (
      <>
        <MatchLink row={row} to={matchLink} matches={matches} short /> <br />
        浏览 {orDash(grouped(row.viewCount))} 次
      </>
    ),
  },
];

const TableRow = memo(function TableRow({
  columns,
  ...props
}: RowProps & { columns: readonly Column[] }) {
  const { row, place } = props;
  return (
    <tr {...{ [ROW]: row.id }}>
      <ListTableCells columns={columns} row={props} place={place} id={row.id} title={row.title} />
    </tr>
  );
});

/** The columns of a page; where each row would only repeat the side that is chosen, not the side. */
function columnsOf(listed: readonly Listed[], { direction, sort }: ViewProps['state']) {
  const rows = listed.map(({ row }) => row);
  const sideSaid =
    direction !== '' &&
    (allInvented(rows) || !rows.some(({ sample }) => sample)) &&
    rows.every((row) => row.direction === direction);
  const columns = sideSaid ? COLUMNS.filter(({ key }) => key !== 'direction') : COLUMNS;
  return saidColumns(columns, listed, sort);
}

/** The listings as a table. */
export function TableView(props: ViewProps) {
  const { found, state, onChange } = props;
  const { shown, lacking } = useMemo(
    () =>
      columnsOf(
        found.result.content.map((row) => ({ row })),
        state,
      ),
    [found, state],
  );
  return (
    <div className="ipr-table">
      <LackingColumns names={lacking} />
      <ListTable
        label="检索到的供需信息"
        columns={shown}
        sort={state.sort}
        onSort={(sort) => onChange({ sort })}
      >
        {rowsOf(props).map((row) => (
          <TableRow key={row.row.id || row.place} {...row} columns={shown} />
        ))}
      </ListTable>
    </div>
  );
}
