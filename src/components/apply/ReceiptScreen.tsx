import { Link, useModel } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { absoluteAddress } from '@/address';
import { ReceiptCard } from '@/components/flow/ReceiptCard';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { usePageTitle } from '@/components/page/usePageTitle';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { applyLink, reportProgressLink, requestLink } from '@/links/business';
import { ownRequest } from './ownRequest';
import { type Sent, sentBefore } from './receipts';
import type { Service } from './service';

/** The code of an anonymous report is told this once: a reload would take it away for good. */
function useCodeGuard(code: string | undefined): void {
  useEffect(() => {
    if (code === undefined) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [code]);
}

/** The receipt of a request just sent, or read again. */
function Shown({ service, sent, isNew }: { service: Service; sent: Sent; isNew: boolean }) {
  const { process, revision } = service;
  const again = revision ? '修改已提交' : '补正已提交';
  const { application, corrected, earlier } = sent;
  const { id, applyNo, queryCode } = application;
  const progress = queryCode ? reportProgressLink(applyNo) : requestLink(process, id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  useCodeGuard(queryCode);
  return (
    <div className="ipr-apply">
      <h1 ref={heading} tabIndex={-1}>
        {corrected ? again : '已提交'}
      </h1>
      {earlier && (
        <div className="ipr-apply-earlier" role="status">
          <p>
            这份申请此前已经收到，没有重复登记。办件的内容是第一次提交时的内容，此后的修改没有包含在内。
          </p>
          <p>
            <Link to={progress}>查看收到的内容</Link>
          </p>
        </div>
      )}
      <ReceiptCard
        receipt={{ ...application, processKey: process }}
        today={todayInChina()}
        progress={progress}
        progressLabel={revision?.progressLabel}
        address={absoluteAddress(progress)}
      />
      <p className="ipr-apply-ways ipr-no-print">
        <Link className="ipr-apply-back" to={applyLink(process)}>
          {revision?.ownLabel ?? '返回办事指南'}
        </Link>
      </p>
    </div>
  );
}

/** The end of the way: number, what happens next. Read again, it is what the office has. */
export function ReceiptScreen({ service, id }: { service: Service; id: string }) {
  const { initialState } = useModel('@@initialState');
  const { process, description, Beside } = service;
  const sent = sentBefore(initialState?.currentUser?.id ?? '', id);
  const answer = useLatestAnswer(sent || !id ? undefined : id, (signal) => ownRequest(id, signal));
  usePageTitle(`提交回执 - ${description.title}`);
  if (sent) return <Shown service={service} sent={sent} isNew />;
  if (answer.error) {
    return (
      <ErrorState title="回执没有加载成功" error={answer.error} onRetry={answer.retry} level={1} />
    );
  }
  if (id && !answer.current) {
    return (
      <div className="ipr-apply">
        <h1>提交回执</h1>
        <SkeletonLines widths={[30, 60, 40, 80, 70]} label="正在加载回执" />
      </div>
    );
  }
  const application = answer.data;
  if (!application || (application.processKey ?? process) !== process) {
    return (
      <div className="ipr-state">
        <h1>没有找到这份回执</h1>
        <p>匿名提交的回执只在提交后显示一次；其他办件可以从“我的办件”中打开。</p>
        <p className="ipr-state-actions">
          <Link to={applyLink(process)}>去{description.title}</Link>
        </p>
        {Beside && <Beside />}
      </div>
    );
  }
  return (
    <Shown
      service={service}
      sent={{ application, corrected: false, earlier: false }}
      isNew={false}
    />
  );
}
