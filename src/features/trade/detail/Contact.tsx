import { Link } from '@umijs/max';
import { useState } from 'react';
import { SendButton } from '@/components/flow/SendButton';
import { useSend } from '@/components/flow/useSend';
import { FormAlert } from '@/components/form/FormAlert';
import partsStyles from '@/components/page/parts.module.css';
import { CopyButton } from '@/components/reading/CopyButton';
import { applyLink } from '@/links/business';
import { TransportError } from '@/requests/errors';
import { getListingContact, type Listing, type ListingContact } from '@/services/data/transaction';
import styles from '../trade.module.css';
import { isOver, isUnpublished } from './isOver';

const LABELS = [
  ['contactName', '联系人'],
  ['contactMobile', '手机'],
  ['contactPhone', '固定电话'],
  ['contactEmail', '邮箱'],
] as const;

const HREFS: Readonly<Record<string, string>> = {
  contactMobile: 'tel:',
  contactPhone: 'tel:',
  contactEmail: 'mailto:',
};

/** A contact, masked or in full; numbers in full can be called. */
function Lines({ contact, whole }: { contact: ListingContact; whole: boolean }) {
  return (
    <dl className={`${partsStyles.named} ${styles.listingFacts}`}>
      {LABELS.map(([key, label]) => {
        const value = contact[key];
        if (!value) return null;
        return (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="ipr-num">
              {whole && HREFS[key] ? <a href={HREFS[key] + value}>{value}</a> : value}{' '}
              {whole && HREFS[key] && <CopyButton text={() => value}>复制</CopyButton>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** How many asked; nothing where that is not known. */
function Looked({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <>
      已有 <span className="ipr-num">{count}</span> 位用户查看过。
    </>
  );
}

/**
 * Whom to ask (domain reference 2.6): masked until it is asked for, which is counted and said so;
 * the publisher learns how many asked, not who.
 */
export function Contact({ listing, own }: { listing: Listing; own: boolean }) {
  const { id, status, contact: masked, asked, contactCount } = listing;
  const [known, setKnown] = useState<{ contact: ListingContact; count: number | undefined }>();
  const { busy, failure, submit } = useSend(async () => {
    const answer = await getListingContact(id, { skipErrorHandler: true });
    if (!answer.contact) throw new TransportError('unreadable');
    setKnown({ contact: answer.contact, count: answer.contactCount });
  });
  const count = known?.count ?? contactCount;
  const shown = known?.contact ?? masked;
  if (!shown && isOver(status)) {
    return <p>这条信息已经结束展示，联系方式不再公开。可以看看下面的相似信息。</p>;
  }
  return (
    <>
      <div aria-live="polite">
        {shown ? <Lines contact={shown} whole={known !== undefined} /> : <p>联系方式不详。</p>}
      </div>
      {own ? (
        <p className="ipr-note">
          {isOver(status)
            ? '这条信息已经结束展示，联系方式不再对其他用户公开。'
            : isUnpublished(listing)
              ? '这条信息还没有发布；发布后，其他用户点“查看联系方式”才能看到全部。'
              : '这是您发布的信息，其他用户点“查看联系方式”后才能看到全部。'}
          <Looked count={count} />
          {!isOver(status) && !isUnpublished(listing) && (
            <>
              <Link to={applyLink('ZLJY', { id, at: 'contactName' })}>修改联系方式</Link>
              不需要重新审核。
            </>
          )}
        </p>
      ) : (
        <>
          {!known && (
            <p className="ipr-no-print">
              <SendButton plain label="查看联系方式" busy={busy} onClick={() => void submit()} />
            </p>
          )}
          <FormAlert text={failure} />
          <p className="ipr-note">
            {known || asked
              ? '您已查看过联系方式，这次查看已经计入次数。'
              : '点“查看联系方式”会计入查看次数，同一用户只计一次；发布人只看到次数，看不到是谁。'}
            <Looked count={count} />
            请勿在核实权利前支付款项，平台不担保交易。
          </p>
        </>
      )}
    </>
  );
}
