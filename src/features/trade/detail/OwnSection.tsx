import { useState } from 'react';
import type { Latest } from '@/components/list/useLatestAnswer';
import type { AskedRequest } from '@/components/request/useRequest';
import type { Notice } from '@/components/request/ViewNotice';
import { ErrorState } from '@/components/state/ErrorState';
import type { Listing } from '@/services/data/transaction';
import { OwnListing } from './OwnListing';

interface Props {
  listing: Listing;
  request: Latest<AskedRequest>;
  reload: () => void;
}

/** The publisher's side of a listing: the request that published it, with its way. */
export function OwnSection({ listing, request, reload }: Props) {
  const { data, error, retry, loading } = request;
  const [notice, setNotice] = useState<Notice>();
  if (data?.state !== 'found') {
    return (
      <ErrorState
        title="这条信息的办理情况没有加载成功"
        error={error}
        onRetry={retry}
        retrying={loading}
      />
    );
  }
  return (
    <>
      {data.ownership === 'unknown' && (
        <p className="ipr-note">这条信息没有写明由谁提交，无法确认是您发布的，请核对后再办理。</p>
      )}
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
    </>
  );
}
