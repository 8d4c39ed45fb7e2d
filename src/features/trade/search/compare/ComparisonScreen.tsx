import { useLocation } from '@umijs/max';
import { useMemo } from 'react';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import { ComparisonPage, type ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparedRows, useLoaded, useShownRows } from '@/components/compare/ComparisonRow';
import { saveComparison } from '@/components/compare/saveComparison';
import { StatusTag } from '@/components/flow/StatusTag';
import { WholeDates } from '@/components/reading/WholeDates';
import { todayInChina } from '@/domain/calendar';
import { titleText } from '@/domain/titleText';
import { priceInWords } from '@/domain/transaction/price';
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

const save = (listings: readonly Listing[]) =>
  saveComparison(
    TITLE,
    listings.map(({ transactionNo, title }) => `${transactionNo} ${titleText(title)}`),
    listingComparison(listings, todayInChina()),
  );

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

function ListingTable({ columns, differing, beside, ...actions }: ComparisonTableProps<Listing>) {
  const { loaded, base, common } = useLoaded(columns, beside);
  const all = useMemo(() => listingComparison(loaded, todayInChina()), [loaded]);
  const rows = useShownRows(all, columns, beside);
  return (
    <ComparisonFrame {...common} {...actions} base={base} rows={rows}>
      {loaded.length > 0 && (
        <ComparedRows {...common} rows={rows} differing={differing}>
          {(_, values) => <Cell values={values} />}
        </ComparedRows>
      )}
    </ComparisonFrame>
  );
}

/** Two to four listings side by side. */
export default function ComparisonScreen() {
  const { search } = useLocation();
  const state = readTransactionSearch(search);
  const linkWith = (next: Partial<TransactionSearchState>) =>
    transactionSearchLink({ ...state, ...next });
  const records: ComparedRecords<Listing> = {
    noun: LISTING,
    titleOf: ({ title }) => titleText(title),
    numberOf: ({ transactionNo }) => transactionNo,
    linkTo: (_, id) => listingLink(id, { from: search.slice(1) }),
    isNotFound,
    factsOf: (listing) => (
      <>
        <strong className="ipr-num">{priceInWords(listing)}</strong>
        <StatusTag status={listing.status} />
      </>
    ),
  };
  return (
    <ComparisonPage
      title={TITLE}
      records={records}
      ids={state.compare}
      find={find}
      differing={state.differing}
      linkWith={linkWith}
      onSave={save}
      table={(props) => <ListingTable {...props} />}
    />
  );
}
