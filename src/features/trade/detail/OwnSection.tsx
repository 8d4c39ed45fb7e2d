import { Button } from 'antd';
import { useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import styles from '@/components/flow/flow.module.css';
import { KeptWordsOf } from '@/components/flow/keptWords';
import { NextStepLine } from '@/components/flow/NextStepLine';
import { OpinionLog } from '@/components/flow/OpinionLog';
import { ReasonForm } from '@/components/flow/ReasonForm';
import { RequestWay } from '@/components/flow/RequestWay';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import type { Latest } from '@/components/list/useLatestAnswer';
import { LinkButton } from '@/components/page/LinkButton';
import { orDash } from '@/components/reading/orDash';
import { useDocuments } from '@/components/request/useDocuments';
import { useMarkedAction } from '@/components/request/useMarkedAction';
import type { AskedRequest, FoundRequest } from '@/components/request/useRequest';
import { type Notice, ViewNotice } from '@/components/request/ViewNotice';
import { ErrorState } from '@/components/state/ErrorState';
import { ZLJY } from '@/domain/application/zljy';
import { todayInChina } from '@/domain/calendar';
import { formValues, pathFromBody } from '@/domain/form/body';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { grouped } from '@/domain/grouped';
import { nameText } from '@/domain/nameText';
import { otherParty } from '@/domain/transaction/labels';
import { tenThousands } from '@/domain/transaction/price';
import { nextStep } from '@/domain/workflow/nextStep';
import { applicantActions, STATUSES } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import {
  type Listing,
  type ListingStatus,
  registerDeal,
  takeListingOffline,
} from '@/services/data/transaction';
import { HOLIDAYS } from '../../../../config/holidays';
import { DealDialog } from './DealDialog';

const EDIT_LABELS: Readonly<Partial<Record<ListingStatus, string>>> = {
  RETURNED: '修改并重新提交',
  PUBLISHED: '修改',
  OFFLINE: '修改后重新发布',
  EXPIRED: '修改后重新发布',
};

const OPTIONS = { skipErrorHandler: true };

/** What the deal came to; the sum and the buyer are shown to the publisher alone. */
function Deal({ deal }: { deal: NonNullable<Listing['deal']> }) {
  const { transactionType, month, amount, buyer } = deal;
  const name = nameText(transactionType?.name ?? '');
  const party = otherParty(name);
  return (
    <p>
      已登记成交：{name}，<span className="ipr-num">{month || '月份不详'}</span>
      {amount !== undefined && `，${tenThousands(amount)} 万元`}
      {buyer && `，${party} ${buyer}`}。金额和{party}只有您能看到。
    </p>
  );
}

interface OwnListingProps {
  listing: Listing;
  found: FoundRequest;
  /** What the last action led to. */
  notice: Notice | undefined;
  onNotice: (notice: Notice | undefined) => void;
  reload: () => void;
}

/**
 * A listing for its publisher: where it stands, why it came back or ended, what can be done, and its
 * way (domain reference 2.6).
 */
function OwnListing({ listing, found, notice, onNotice, reload }: OwnListingProps) {
  const today = todayInChina();
  const [asking, setAsking] = useState<'offline' | 'deal'>();
  const { request, chart } = found;
  const { id, status, supplement, log, deadline } = request;
  const { actions: documents, preview } = useDocuments();
  const finish = (next: Notice) => {
    setAsking(undefined);
    onNotice(next);
    reload();
  };
  const act = useMarkedAction(request, {
    onDone: (_, text) => finish({ kind: 'done', text }),
    onStale: (words) => finish({ kind: 'stale', words }),
  });
  const allowed = applicantActions({ process: 'ZLJY', status }, today);
  const values = formValues(ZLJY, request.formData);
  const correct = (field = '') =>
    applyLink('ZLJY', { id, ...(field && { at: pathFromBody(field, values) }) });
  const returned = status === 'RETURNED' ? supplement : undefined;
  const step = nextStep(request, today, HOLIDAYS);
  const opinion = log.filter((entry) => entry.status === status).at(-1)?.opinion;
  return (
    <KeptWordsOf value={id}>
      {notice && <ViewNotice notice={notice} onClose={() => onNotice(undefined)} />}
      {/* What came back says why, and a deal what it came to. */}
      {!(status === 'DEALT' && listing.deal) && !(returned && opinion?.includes(step.text)) && (
        <NextStepLine step={step} today={today} />
      )}
      {request.applyNo && (
        <p>
          办件编号 <span className="ipr-num">{request.applyNo}</span>
        </p>
      )}
      {listing.publishTime && (
        <p>
          浏览 <span className="ipr-num">{orDash(grouped(listing.viewCount))}</span> 次，
          <span className="ipr-num">{orDash(listing.contactCount)}</span> 位用户查看过联系方式。
        </p>
      )}
      {listing.deal && <Deal deal={listing.deal} />}
      {status === 'BLOCKED' && (
        <p className={styles.requestWords}>屏蔽原因：{listing.reason || opinion || '没有写明'}</p>
      )}
      {status === 'OFFLINE' && listing.reason && (
        <p className={styles.requestWords}>下架原因：{listing.reason}</p>
      )}
      {returned && (
        <>
          {/* The way says it, too. */}
          {opinion && !chart?.nodes.some((node) => node.opinion === opinion) && (
            <p className={styles.requestWords}>审核意见：{opinion}</p>
          )}
          <SupplementPanel
            notice={returned}
            due={undefined}
            today={today}
            everywhere
            labelOf={(field) => bodyPathLabel(ZLJY, field)}
            hrefOf={correct}
          />
        </>
      )}
      <p className="ipr-request-buttons">
        {allowed.includes('resubmit') && (
          <LinkButton type="primary" to={correct(returned?.items[0]?.field)}>
            {(listing.status && EDIT_LABELS[listing.status]) ?? '修改'}
          </LinkButton>
        )}
        {allowed.includes('deal') && <Button onClick={() => setAsking('deal')}>登记成交</Button>}
        {allowed.includes('offline') && <Button onClick={() => setAsking('offline')}>下架</Button>}
        {allowed.includes('copy') && (
          <LinkButton to={applyLink('ZLJY', { copy: id })}>复制为新信息</LinkButton>
        )}
      </p>
      {status === 'PUBLISHED' && (
        <p className="ipr-note">
          修改正文、专利或价格后要重新审核，审核期间不展示；只改联系方式的不用。
        </p>
      )}
      <h3>办理流程</h3>
      <RequestWay
        chart={chart}
        today={today}
        deadline={deadline}
        documents={documents}
        onRetry={reload}
      />
      <details>
        <summary>办理记录（{log.length} 条）</summary>
        <OpinionLog log={log} />
      </details>
      {preview}
      {asking === 'offline' && (
        <PageDialog title="下架这条信息" onClose={() => setAsking(undefined)}>
          <ReasonForm
            label="下架原因"
            hint={`下架后状态为“${STATUSES.OFFLINE.label}”，不再展示；以后可以修改后重新发布，需要重新审核`}
            min={1}
            max={200}
            action="下架"
            danger
            cancel={{ label: '不下架', onCancel: () => setAsking(undefined) }}
            onSend={(reason) =>
              act('已下架，不再展示。', [reason], reason, (mark) =>
                takeListingOffline({ ...mark, reason }, OPTIONS),
              )
            }
          />
        </PageDialog>
      )}
      {asking === 'deal' && (
        <DealDialog
          listing={listing}
          onClose={() => setAsking(undefined)}
          onDeal={(deal) =>
            act('成交已登记，感谢反馈。', [deal], deal.buyer ?? '', (mark) =>
              registerDeal({ ...mark, ...deal }, OPTIONS),
            )
          }
        />
      )}
    </KeptWordsOf>
  );
}

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
