import { memo } from 'react';
import { SampleTag } from '@/components/chart/SampleTag';
import { ROW } from '@/components/list/keys/useRowKeys';
import { type ListColumn, ListTable, ListTableCells } from '@/components/list/ListTable';
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

const COLUMNS: readonly ListColumn<RowProps, TransactionSortKey>[] = [
  {
    key: 'direction',
    label: '供需',
    figures: true,
    cell: ({ row }) => (
      <>
        {orDash(row.direction && DIRECTIONS[row.direction])}
        {row.sample && (
          <>
            <br />
            <SampleTag />
          </>
        )}
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
    cell: ({ row }) => orDash(namesOf(row.transactionTypes).join('、')),
  },
  {
    key: 'until',
    label: '信息有效期',
    cell: ({ row, today }) => <Deadline row={row} today={today} short />,
  },
  {
    key: 'patent',
    label: '专利',
    figures: true,
    cell: ({ row: { patents, patentCount = 0 } }) => {
      const [first] = patents;
      if (!first) return '—';
      const kind = first.patentType ? PATENT_TYPES[first.patentType] : '类型 —';
      return (
        <>
          {orDash(first.applicationNumber)}
          <br />
          {kind}
          {patentCount > 1 && `，共 ${patentCount} 件`}
        </>
      );
    },
  },
  {
    key: 'status',
    label: '有效性',
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
    label: '到期',
    figures: true,
    cell: ({ row, today }) => {
      const { expiryDate } = row;
      if (!expiryDate || hasLapsed(row)) return orDash(expiryDate);
      return (
        <>
          {expiryDate}
          <br />
          {leftInWords(expiryDate, today)}
        </>
      );
    },
  },
  {
    key: 'industries',
    label: '行业',
    cell: ({ row }) => orDash(namesOf(row.industryTypes).join('、')),
  },
  { key: 'holder', label: '权利人或发布单位', cell: ({ row }) => holderText(row) },
  {
    key: 'published',
    label: '发布',
    figures: true,
    sorts: ['-publishTime'],
    cell: ({ row }) => orDash(row.publishTime?.slice(0, 10)),
  },
  {
    key: 'heat',
    label: '浏览',
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

const TableRow = memo(function TableRow(props: RowProps) {
  const { row, place } = props;
  return (
    <tr {...{ [ROW]: row.id }}>
      <ListTableCells columns={COLUMNS} row={props} place={place} id={row.id} title={row.title} />
    </tr>
  );
});

/** The listings as a table. */
export function TableView(props: ViewProps) {
  const { state, onChange } = props;
  return (
    <div className="ipr-table">
      <ListTable
        label="检索到的供需信息"
        columns={COLUMNS}
        sort={state.sort}
        onSort={(sort) => onChange({ sort })}
      >
        {rowsOf(props).map((row) => (
          <TableRow key={row.row.id || row.place} {...row} />
        ))}
      </ListTable>
    </div>
  );
}
