import { useId, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { KeptWordsOf } from '@/components/flow/keptWords';
import { ReasonForm } from '@/components/flow/ReasonForm';
import { RadioField } from '@/components/form/RadioField';
import { randomId } from '@/domain/randomId';
import { titleText } from '@/domain/titleText';
import { type Listing, type ReportReason, reportListing } from '@/services/data/transaction';

const REASONS: readonly { value: ReportReason; label: string }[] = [
  { value: 'NO_RIGHT', label: '发布人无权处分该专利' },
  { value: 'LAPSED', label: '专利已失效或状态不符' },
  { value: 'UNTRUE', label: '内容虚假或误导' },
  { value: 'CONTACT', label: '正文中含有联系方式' },
  { value: 'SOLD', label: '已经成交仍在展示' },
  { value: 'OTHER', label: '其他' },
];

/** Tells the office what is wrong with a listing; says the number under which it is looked into. */
export function ReportDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const name = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [reportNo, setReportNo] = useState<string>();
  // A failed report that is sent again is the same report.
  const [idempotencyKey] = useState(randomId);
  const send = async (description: string) => {
    if (!reason) return;
    const body = { id: listing.id, idempotencyKey, reason, description };
    const report = await reportListing(body, { skipErrorHandler: true });
    setReportNo(report?.reportNo ?? '');
  };
  return (
    <PageDialog title="举报这条信息" onClose={onClose}>
      {reportNo !== undefined ? (
        <p role="status">
          举报已提交
          {reportNo && (
            <>
              ，编号 <span className="ipr-num">{reportNo}</span>
            </>
          )}
          。平台核实后处理；属实的，这条信息会被屏蔽。
        </p>
      ) : (
        <KeptWordsOf value={`report ${listing.id}`}>
          <ReasonForm
            label="情况说明"
            hint="写明哪里不符、有什么依据，便于核实"
            min={10}
            max={500}
            action="提交举报"
            blocked={reason ? undefined : '请选择举报原因'}
            cancel={{ label: '不举报', onCancel: onClose }}
            onSend={send}
          >
            <p>“{titleText(listing.title)}”</p>
            <RadioField
              name={name}
              label="举报原因"
              value={reason}
              options={REASONS}
              onChange={setReason}
            />
          </ReasonForm>
        </KeptWordsOf>
      )}
    </PageDialog>
  );
}
