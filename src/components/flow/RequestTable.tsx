import { type ReactNode, useMemo } from 'react';
import { RowLink } from '@/components/list/RowLink';
import { FactTable } from '@/components/reading/FactTable';
import { EmptyState } from '@/components/state/EmptyState';
import { titleText } from '@/domain/titleText';
import { APPLICANT, byUrgency, nextStep, type RequestHead } from '@/domain/workflow/nextStep';
import { HOLIDAYS } from '../../../config/holidays';
import { Due } from './Due';
import styles from './flow.module.css';
import { RequestState } from './RequestState';

interface Props<Request extends RequestHead> {
  requests: readonly Request[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Address of a request inside the portal; undefined where it cannot be opened. */
  hrefOf: (request: Request) => string | undefined;
  /** What to do when there is none, e.g. links to the services. */
  empty: ReactNode;
  /** All of them are known to be the user's. */
  sure: boolean;
  /** All that go on are among them. */
  whole: boolean;
}

/** One's own requests, what is most urgent first: state, whose turn, until when, what to do. */
export function RequestTable<Request extends RequestHead>({
  requests,
  today,
  hrefOf,
  empty,
  sure,
  whole,
}: Props<Request>) {
  const rows = useMemo(
    () =>
      byUrgency(requests, today, HOLIDAYS).map((request) => ({
        request,
        step: nextStep(request, today, HOLIDAYS),
      })),
    [requests, today],
  );
  if (rows.length === 0) return <EmptyState title="还没有办件">{empty}</EmptyState>;
  const mine = rows.filter(({ step }) => step.actor === 'applicant').length;
  const unclear = rows.filter(({ step }) => step.actor === 'unknown').length;
  return (
    <div className={styles.requests}>
      <p>
        {mine > 0 && (
          <strong>{sure ? `有 ${mine} 件需要您办理。` : `有 ${mine} 件等待申请人办理。`}</strong>
        )}
        {unclear > 0 && `${unclear} 件状态不详，请打开查看或者向受理部门询问。`}
        {mine + unclear === 0 && whole && '没有需要您办理的办件。'}
      </p>
      <FactTable
        caption="我的办件，最紧急的在前"
        lines
        rows={rows}
        rowKey={({ request }, index) => request.id || `${index}`}
        columns={[
          {
            label: '办件',
            whole: true,
            cell: ({ request }) => (
              <>
                <RowLink className={styles.requestsTitle} to={hrefOf(request)}>
                  {titleText(request.title)}
                </RowLink>
                <span className={`${styles.requestsNumber} ipr-num ipr-note`}>
                  {/* A listing has a number of its own besides. */}
                  {request.processKey === 'ZLJY' && request.applyNo && '办件编号 '}
                  {request.applyNo}
                </span>
              </>
            ),
          },
          { label: '状态', plain: true, cell: ({ request }) => <RequestState request={request} /> },
          {
            label: '由谁办理',
            cell: ({ request, step }) =>
              step.actor === 'applicant'
                ? sure
                  ? '您'
                  : APPLICANT
                : step.actor === 'office'
                  ? request.currentAssignee
                  : undefined,
          },
          {
            label: '期限',
            cell: ({ step }) =>
              step.due && step.actor !== 'none' ? <Due due={step.due} today={today} /> : undefined,
          },
          {
            label: '下一步',
            plain: true,
            cell: ({ step }) =>
              step.actor === 'applicant' ? (
                <strong>{step.text}</strong>
              ) : (
                <span className="ipr-note">{step.text}</span>
              ),
          },
        ]}
      />
    </div>
  );
}
