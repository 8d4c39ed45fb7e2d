import { useState } from 'react';
import { useRequest } from '@/components/request/useRequest';
import type { Notice } from '@/components/request/ViewNotice';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { Listing } from '@/services/data/transaction';
import { OwnListing } from './OwnListing';

/** The publisher's side of a listing: the request that published it, with its way. */
export function OwnSection({ listing, reload }: { listing: Listing; reload: () => void }) {
  const { data, error, retry } = useRequest(listing.id);
  const [notice, setNotice] = useState<Notice>();
  if (data?.state !== 'found') {
    return error || data ? (
      <ErrorState title="这条信息的办理情况没有加载成功" error={error} onRetry={retry} />
    ) : (
      <SkeletonLines widths={[60, 90, 40, 90]} label="正在加载办理情况" />
    );
  }
  return (
    <OwnListing
      listing={listing}
      found={data}
      notice={notice}
      onNotice={setNotice}
      reload={() => {
        retry();
        reload();
      }}
    />
  );
}
