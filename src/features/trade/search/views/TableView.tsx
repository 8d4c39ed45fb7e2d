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
import { holderText } from '@/components/transaction/holderText';
import { grouped } from '@/domain/grouped';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS, namesOf } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import { listingLink, type TransactionSortKey } from '@/links/transaction';
import { Deadline } from './Deadline';
import { MatchLink } from './MatchLink';
import { hasLapsed, leftInWords, PatentStatus } from './PatentFacts';
import { type RowProps, rowsOf, type ViewProps } from './view';

type Listed = Pick<RowProps, 'row'>;

interface Column extends ListColumn<RowProps, TransactionSortKey> {
  value?: (listed: Listed) => ReactNode;
}

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
    label: '标题',
    cell: ({ row, from }) => (
      <RowLink to={row.id && listingLink(row.id, { from })}>{titleText(row.title)}</RowLink>
    ),
  },
  {
    key: 'price',
    label: '价格或预算',
    figures: true,
    sorts: ['price', '-price'],
    cell: ({ row }) => priceInWords(row),
  },
  {
    key: 'types',
    label: '交易方式',
    value: ({ row }) => namesOf(row.transactionTypes).join('、'),
    cell: ({ row }) => orDash(namesOf(row.transactionTypes).join('、')),
  },
  {
    key: 'until',
    label: '信息有效期至',
    value: ({ row }) => row.validUntil,
    cell: ({ row, today }) => <Deadline row={row} today={today} short />,
  },
  {
    key: 'patent',
    label: '专利',
    value: ({ row }) => row.patents[0]?.applicationNumber || row.patents[0]?.patentType,
    figures: true,
    cell: ({ row: { patents, patentCount = 0 } }) => {
      const [first] = patents;
      if (!first) return '—';
      const kind = first.patentType ? PATENT_TYPES[first.patentType] : '类型 —';
      return (
        <>
          {orDash(first.applicationNumber)} <br />
          {kind}
          {patentCount > 1 && `，共 ${patentCount} 件`}
        </>
      );
    },
  },
  {
    key: 'status',
    label: '有效性',
    value: ({ row }) => row.patents.some((one) => one.validity || one.legalStatus),
    cell: ({ row }) => {
      const [first] = row.patents;
      if (!first) return '—';
      const shown = hasLapsed(row)
        ? (row.patents.find(({ validity }) => validity === 'INVALID') ?? first)
        : first;
      return <PatentStatus patent={shown} />;
    },
  },
  {
    key: 'expiry',
    label: '专利到期',
    value: ({ row }) => row.expiryDate,
    figures: true,
    cell: ({ row, today }) => {
      const { expiryDate } = row;
      if (!expiryDate || hasLapsed(row)) return orDash(expiryDate);
      return (
        <>
          {expiryDate} <br />
          {leftInWords(expiryDate, today)}
        </>
      );
    },
  },
  {
    key: 'industries',
    label: '行业',
    value: ({ row }) => namesOf(row.industryTypes).join('、'),
    cell: ({ row }) => orDash(namesOf(row.industryTypes).join('、')),
  },
  { key: 'holder', label: '权利人或发布单位', cell: ({ row }) => holderText(row) },
  {
    key: 'published',
    label: '发布',
    value: ({ row }) => row.publishTime,
    figures: true,
    sorts: ['-publishTime'],
    cell: ({ row }) => orDash(row.publishTime?.slice(0, 10)),
  },
  {
    key: 'heat',
    label: '浏览',
    value: ({ row }) => row.viewCount,
    figures: true,
    sorts: ['-heat'],
    cell: ({ row }) => orDash(grouped(row.viewCount)),
  },
  {
    key: 'match',
    label: '匹配',
    figures: true,
    cell: ({ row, matchLink, matches }) => <MatchLink row={row} to={matchLink} matches={matches} />,
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
