import { useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { useTopOfEach } from '@/components/reading/useTopOfEach';
import { ErrorState } from '@/components/state/ErrorState';
import { readListing } from '@/links/transaction';
import { TITLE_ID } from './ListingHead';
import { ListingPage } from './ListingPage';
import { NoListing } from './ListingStates';
import { useListing } from './useListing';
import { useListingNeighbours } from './useListingNeighbours';
import { useOwnRequest } from './useOwnRequest';

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
  const neighbours = useListingNeighbours(id, from);
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
