import { useLocation, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import { ComparisonPage, type ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparisonRow } from '@/components/compare/ComparisonRow';
import { RowLabel } from '@/components/compare/RowLabel';
import { useCompared } from '@/components/compare/useCompared';
import { downloadFile } from '@/components/export/downloadFile';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useSame } from '@/components/page/useSame';
import { WholeDates } from '@/components/reading/WholeDates';
import { todayInChina } from '@/domain/calendar';
import { titleText } from '@/domain/titleText';
import {
  listingLink,
  readTransactionSearch,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import { CodeError } from '@/requests/errors';
import { getListing, type Listing } from '@/services/data/transaction';
import { LISTING } from '../noun';
import { type ListingComparisonRow, listingComparison } from './rows';

const TITLE = '供需对比';

/** Codes of the call for a listing that is not there, or not for this user to see. */
const GONE = ['40400', '40300'];

const isNotFound = (error: unknown): boolean =>
  error instanceof CodeError && GONE.includes(error.code);

const find = (id: string, signal: AbortSignal) =>
  getListing(id, { signal, skipErrorHandler: true });

/** The comparison as a workbook: a row for each item, a column for each listing. */
async function save(listings: readonly Listing[]): Promise<void> {
  const rows = listingComparison(listings, todayInChina()).map(({ label, cells }) => [
    label,
    ...cells.map((cell) => cell.map(({ text }) => text).join('；')),
  ]);
  const columns = [
    { title: '项目', width: 20 },
    ...listings.map(({ transactionNo, title }) => ({
      title: `${transactionNo} ${titleText(title)}`,
      width: 40,
    })),
  ];
  const file = await toXlsx([{ name: TITLE, columns, rows }]);
  downloadFile(`${TITLE}-${todayInChina()}.xlsx`, file, XLSX_TYPE);
}

function Cell({ values }: { values: ListingComparisonRow['cells'][number] }) {
  if (values.length === 0) return '—';
  const [{ text } = { text: '' }, ...more] = values;
  if (more.length > 0) return <ComparedValues values={values} />;
  return (
    <span className="ipr-num">
      <WholeDates>{text}</WholeDates>
    </span>
  );
}

interface TableProps extends ComparisonTableProps<Listing> {
  records: ComparedRecords<Listing>;
  /** Only rows in which the listings differ. */
  differing: boolean;
}

function ListingTable({ records, columns, differing, beside, ...actions }: TableProps) {
  const there = columns.flatMap((column) => (column.status === 'there' ? [column] : []));
  // The ids stand for the listings: one that is there does not change.
  const loaded = useSame(
    there.map(({ record }) => record),
    there.map(({ id }) => id).join('\n'),
  );
  const rows = useMemo(() => listingComparison(loaded, todayInChina()), [loaded]);
  const base = (there[0] ?? columns[0])?.id ?? '';
  const common = { columns, narrow: [base, beside] };
  return (
    <ComparisonFrame {...common} {...actions} records={records} base={base}>
      {there.length > 0 && (
        <tbody>
          {rows
            .filter((row) => row.differs || !differing)
            .map((row) => (
              <ComparisonRow
                key={row.key}
                {...common}
                label={<RowLabel label={row.label} same={row.same} />}
              >
                {(_, index) => <Cell values={row.cells[index] ?? []} />}
              </ComparisonRow>
            ))}
        </tbody>
      )}
    </ComparisonFrame>
  );
}

/** Two to four listings side by side. */
export default function ComparisonScreen() {
  usePageTitle(TITLE);
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = readTransactionSearch(search);
  const { columns, retry } = useCompared(state.compare, find, isNotFound);
  const linkWith = (next: Partial<TransactionSearchState>) =>
    transactionSearchLink({ ...state, ...next });
  const change = (next: Partial<TransactionSearchState>) =>
    navigate(linkWith(next), { replace: true });
  const records: ComparedRecords<Listing> = {
    noun: LISTING,
    titleOf: ({ title }) => titleText(title),
    numberOf: ({ transactionNo }) => transactionNo,
    noNumber: '编号 —',
    linkTo: (_, id) => listingLink(id, { from: search.slice(1) }),
    isNotFound,
  };
  return (
    <ComparisonPage
      title={TITLE}
      records={records}
      ids={state.compare}
      columns={columns}
      differing={state.differing}
      listLink={linkWith({ compare: [], differing: false })}
      link={linkWith({})}
      onDiffering={(differing) => change({ differing })}
      onIds={(compare) => change({ compare })}
      onRetry={retry}
      onSave={save}
      table={(props) => <ListingTable {...props} records={records} differing={state.differing} />}
    />
  );
}
