import { Link, useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { useListNeighbours } from '@/components/list/declared/useListNeighbours';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { useTopOfEach } from '@/components/reading/useTopOfEach';
import { ErrorState } from '@/components/state/ErrorState';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import { readListing, transactionReturnLink, transactionSearchLink } from '@/links/transaction';
import type { AskAhead } from '@/requests/ahead';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { FORBIDDEN, NO_SUCH_REQUEST } from '@/services/data/process';
import { getListing, type Listing } from '@/services/data/transaction';
import { LISTINGS } from '../search/listings';
import { TITLE_ID } from './ListingHead';
import { ListingPage } from './ListingPage';
import { useOwnRequest } from './useOwnRequest';

/** The listing that the address names. */
export const ahead: AskAhead = ({ search }) => {
  const { id } = readListing(search);
  return id && getListing(id, { ahead: true });
};

/** A listing, or why there is none to show: nobody's yet, or blocked by the office. */
type AskedListing =
  | { readonly state: 'found'; readonly listing: Listing }
  | { readonly state: 'missing' | 'blocked' };

async function load(id: string, signal: AbortSignal): Promise<AskedListing> {
  try {
    // What is refused has a page of its own; everything else follows the common policy.
    const listing = await getListing(id, { signal, skipErrorHandler: true });
    return { state: 'found', listing: { ...listing, id: listing.id || id } };
  } catch (error) {
    if (error instanceof CodeError && error.code === NO_SUCH_REQUEST) return { state: 'missing' };
    if (error instanceof CodeError && error.code === FORBIDDEN) return { state: 'blocked' };
    handleFailure(error, true);
    throw error;
  }
}

/** Loads a listing; `retry` loads it anew while the former stays. Without an id nothing is asked. */
function useListing(id: string): Latest<AskedListing> {
  return useLatestAnswer(id || undefined, (signal) => load(id, signal));
}

/** There is no listing to show; the way back to the list, or to all of them. */
function NoListing({
  id,
  from,
  blocked = false,
}: {
  id: string;
  /** Query string of the list it was opened from; undefined for none. */
  from: string | undefined;
  blocked?: boolean;
}) {
  return (
    <PageState title={blocked ? '这条信息已被屏蔽' : '没有找到这条供需信息'}>
      <p>
        {blocked
          ? `供需信息“${id}”经核实不宜展示，已由平台屏蔽，内容不再公开。`
          : id
            ? `没有编号为“${id}”的供需信息，或者它尚未通过审核。请核对编号，或从列表中打开。`
            : '网址中没有供需信息的编号，请从列表中打开。'}
      </p>
      <p className={styles.stateActions}>
        <Link to={from !== undefined ? transactionReturnLink(from) : transactionSearchLink()}>
          {from !== undefined ? '返回结果' : '去交易检索'}
        </Link>
      </p>
    </PageState>
  );
}

const TITLE = '交易详情';

/**
 * One listing of supply or demand: patents with their status of today, price and terms, texts,
 * contact, what is like it, and tools for a deal; for its publisher the way of the listing besides.
 */
export default function DetailScreen() {
  const { search, hash } = useLocation();
  const state = useMemo(() => readListing(search), [search]);
  const { id, from } = state;
  const { data, current, error, retry, loading } = useListing(id);
  const listing = current && data?.state === 'found' ? data.listing : undefined;
  // One's own comes whole: its state stands above everything else.
  const own = useOwnRequest(listing);
  const { ready } = own;
  const neighbours = useListNeighbours(LISTINGS, id, from);
  usePageTitle(listing?.title || TITLE);
  useVisited('listing', listing?.id, listing?.title);
  useTopOfEach(ready ? listing?.id : undefined, hash, TITLE_ID);

  if (!id) return <NoListing id="" from={from} />;
  if (!current || !data || !ready) {
    return error ? (
      <ErrorState
        title="这条供需信息没有加载成功"
        error={error}
        onRetry={retry}
        retrying={loading}
        level={1}
      />
    ) : (
      <ReadingSkeleton title={TITLE} label="正在加载供需信息" />
    );
  }
  if (!listing) return <NoListing id={id} from={from} blocked={data.state === 'blocked'} />;
  return (
    <ListingPage
      key={id}
      listing={listing}
      state={state}
      own={own}
      neighbours={neighbours}
      reload={retry}
      failure={error}
    />
  );
}
