import { RowLink } from '@/components/list/RowLink';
import partsStyles from '@/components/page/parts.module.css';
import { titleText } from '@/domain/titleText';
import { type Status, statusText } from '@/domain/workflow/status';
import { requestLink } from '@/links/business';
import type { Application } from '@/services/data/process';

/** What sending a listing again leads to, by its state (domain reference 2.6). */
const WORDS: Readonly<Partial<Record<Status, string>>> = {
  RETURNED: '按退回的原因修改，其他内容也可以修改；重新提交后再次审核，审核通过后展示。',
  PUBLISHED:
    '修改标题、专利、技术内容、价格等内容的，重新提交后回到待审核，审核期间暂停展示；只修改联系方式的，提交后立即生效，不需要审核。',
  OFFLINE: '信息已下架。修改后重新提交，审核通过后再次展示；请核对信息有效期。',
  EXPIRED: '信息已过期。请修改信息有效期并核对其他内容，重新提交，审核通过后再次展示。',
};

/** Before a listing is changed: what it leads to. */
export default function RevisionNotice({ request }: { request: Application }) {
  const { id, title, applyNo, status, statusLabel } = request;
  const words = status && WORDS[status];
  return (
    <div className={partsStyles.notice}>
      <p>
        <RowLink to={id && requestLink('ZLJY', id)}>{titleText(title)}</RowLink>
        {applyNo && (
          <>
            （<span className="ipr-num">{applyNo}</span>）
          </>
        )}
        ，现在是“{statusLabel || statusText(status)}”。
      </p>
      {words && <p>{words}</p>}
    </div>
  );
}
