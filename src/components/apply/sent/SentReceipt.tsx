import { history } from '@umijs/max';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { absoluteAddress } from '@/address';
import { ReceiptCard } from '@/components/flow/ReceiptCard';
import { type AsideDraft, dropAside, restoreAside } from '@/components/form/draft/asideDrafts';
import styles from '@/components/form/draft/draft.module.css';
import { fitContent } from '@/components/form/draft/record';
import { useOwner } from '@/components/page/useOwner';
import { momentInChina, todayInChina } from '@/domain/calendar';
import { applyLink, ownRequestsLink, reportProgressLink, requestLink } from '@/links/business';
import { ReceiptFrame } from '../ReceiptFrame';
import { toldBefore } from '../receipts';
import type { Service } from '../service';
import { AsideWays } from './AsideWays';
import { asideLink } from './asideLink';
import { SearchLine } from './SearchLine';
import { sentContent } from './sentContent';
import { asideRequest, isAnonymous } from './sentRequest';
import { useSentSearch } from './useSentSearch';

interface Props {
  service: Service;
  aside: AsideDraft;
}

/**
 * The receipt of a form that the back end has stored without showing the request: what this browser
 * knows, whether the request stands among one's own, and the draft until it does.
 */
export function SentReceipt({ service, aside }: Props) {
  const { process, revision } = service;
  const { sending, record } = aside;
  const told = toldBefore(useOwner(), record.mark);
  const sent = useMemo(() => asideRequest(service, aside), [service, aside]);
  const anonymous = isAnonymous(sent);
  const [deleted, setDeleted] = useState(false);
  const search = useSentSearch(anonymous ? undefined : sent, {
    onSeen: (id) => {
      dropAside(aside);
      // Loaded anew, the page shows what the office has.
      history.replace(applyLink(process, { step: 'receipt', id, sent: record.mark }));
    },
  });
  const { queryCode, applyNo = sending.id } = told ?? {};
  const progress = queryCode
    ? reportProgressLink(applyNo)
    : search.id === undefined
      ? ownRequestsLink(process)
      : requestLink(process, search.id);
  const isKnown = queryCode !== undefined || search.id !== undefined;
  return (
    <ReceiptFrame
      service={service}
      corrected={sending.before !== undefined}
      isNew={told !== undefined}
      code={queryCode}
    >
      <Alert
        className={styles.draftNotice ?? ''}
        type="info"
        role="region"
        aria-label="提交的结果"
        description={
          <>
            {!anonymous && <SearchLine search={search} process={process} />}
            {search.id === undefined && !deleted && (
              <AsideWays
                onOpen={() => {
                  restoreAside(aside);
                  history.push(asideLink(process, aside));
                }}
                onDelete={() => {
                  dropAside(aside);
                  setDeleted(true);
                }}
              />
            )}
            {deleted && (
              <p role="status" className="ipr-note">
                草稿已删除。
              </p>
            )}
          </>
        }
      />
      <ReceiptCard
        receipt={{
          processKey: process,
          applyNo: applyNo ?? search.id,
          applicantName: anonymous ? '匿名' : `${sent.answers.applicantName ?? ''}`,
          queryCode,
        }}
        sentAt={`${momentInChina(sending.at)}（北京时间，按这台电脑的时钟）`}
        today={todayInChina()}
        progress={progress}
        progressLabel={isKnown ? revision?.progressLabel : '我的办件'}
        address={absoluteAddress(progress)}
        sent={() =>
          sentContent(
            service,
            fitContent(service.description, record).content.values,
            todayInChina(sending.at),
            record.attachments.map(({ name }) => name),
          )
        }
      />
    </ReceiptFrame>
  );
}
