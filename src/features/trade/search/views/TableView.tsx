import { memo, type ReactNode } from 'react';
import { SampleTag } from '@/components/chart/SampleTag';
import { ROW } from '@/components/list/keys/useRowKeys';
import styles from '@/components/list/list.module.css';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { orDash } from '@/components/reading/orDash';
import { holderText } from '@/components/transaction/holderText';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS, namesOf } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import { listingLink, type TransactionSortKey } from '@/links/transaction';
import { matchAddress } from '../match/matchAddress';
import { MatchLink } from './MatchLink';
import { hasLapsed, leftInWords, PatentStatus } from './PatentFacts';
import type { RowProps, ViewProps } from './view';

interface Column {
  key: string;
  label: string;
  cell: (row: RowProps) => ReactNode;
  /** A number or date: set in figures of equal width, on one line. */
  figures?: true;
  /** Orders the service knows, the one of the first press first. */
  sorts?: readonly TransactionSortKey[];
}

const COLUMNS: readonly Column[] = [
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
    cell: ({ row }) => orDash(row.viewCount?.toLocaleString('zh-CN')),
  },
  {
    key: 'match',
    label: '匹配',
    figures: true,
    cell: ({ row, matchLink, matches }) => <MatchLink row={row} to={matchLink} matches={matches} />,
  },
];

function Heading({
  column: { sorts, label },
  sort,
  onSort,
}: {
  column: Column;
  sort: TransactionSortKey;
  onSort: (sort: TransactionSortKey) => void;
}) {
  if (!sorts) return <th scope="col">{label}</th>;
  const at = sorts.indexOf(sort);
  const order = at < 0 ? undefined : sort.startsWith('-') ? 'descending' : 'ascending';
  const next = sorts[(at + 1) % sorts.length];
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" onClick={() => next && onSort(next)}>
        {label}
        <span aria-hidden="true">{order ? (order === 'ascending' ? ' ↑' : ' ↓') : ' ↕'}</span>
      </button>
    </th>
  );
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { row, place } = props;
  return (
    <tr {...{ [ROW]: row.id }}>
      <td>
        <SelectRow id={row.id} place={place} title={row.title} />
      </td>
      <td className="ipr-num">{place}</td>
      {COLUMNS.map(({ key, figures, cell }) =>
        key === 'title' ? (
          <th key={key} scope="row">
            {cell(props)}
          </th>
        ) : (
          <td key={key} className={figures && 'ipr-num'} data-column={key}>
            {cell(props)}
          </td>
        ),
      )}
    </tr>
  );
});

/** The listings as a table, in a box of its own that scrolls. */
export function TableView({ found, state, today, matchesOf, onChange }: ViewProps) {
  const { result, from, first } = found;
  return (
    <div className="ipr-table">
      <section
        className={styles.tableBox}
        aria-label="检索到的供需信息"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        data-scroll-box
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="ipr-visually-hidden">选择</span>
              </th>
              <th scope="col">序号</th>
              {COLUMNS.map((column) => (
                <Heading
                  key={column.key}
                  column={column}
                  sort={state.sort}
                  onSort={(sort) => onChange({ sort })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {result.content.map((row, index) => (
              <TableRow
                key={row.id || `${index}`}
                row={row}
                place={first + index}
                from={from}
                today={today}
                matchLink={matchAddress(state, row.id)}
                matches={matchesOf(row)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
