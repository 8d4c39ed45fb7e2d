import { Link, useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { type DocumentActions, DocumentList } from '@/components/flow/DocumentList';
import partsStyles from '@/components/page/parts.module.css';
import type { GivenDocument } from '@/domain/workflow/flowChart';
import { type ComplaintWay, EVALUATION_FEE, finishFrom, limitsOf } from '@/domain/workflow/limits';
import { ACTION_LABELS, type ApplicantAction, ENDED } from '@/domain/workflow/status';
import { limitInWords } from '@/domain/workflow/workingDays';
import { applyLink } from '@/links/business';
import { mattersLink } from '@/links/landing';
import type { Application } from '@/services/data/process';
import { HOTLINES } from '../../../config/portal';
import styles from './request.module.css';

const WithdrawDialog = lazy(() => import('@/components/flow/WithdrawDialog'));

interface Props {
  request: Application;
  /** Its service, known even where the request does not say it. */
  process: NonNullable<Application['processKey']>;
  /** How a report or complaint is dealt with; undefined for other services, or if not known. */
  way: ComplaintWay | undefined;
  /** What the applicant may do today. */
  allowed: readonly ApplicantAction[];
  /** What the office gave out on the way. */
  given: readonly GivenDocument[];
  documents: DocumentActions;
  onWithdraw: (reason: string) => Promise<void>;
}

/** What the office promises, and what the applicant has for a correction. */
function Limits({
  process,
  way,
  status,
}: Pick<Props, 'process' | 'way'> & Pick<Application, 'status'>) {
  const heading = useId();
  if ((process === 'JBTS' && !way) || (status && ENDED.includes(status))) return null;
  const { accept, supplement, answer, finish } = limitsOf(process, way);
  const limits = [
    [way === 'REPORT' ? '线索核实' : '受理', '提交后', accept],
    ['受理前补正', '通知后', supplement],
    ['对方答辩', '送达后', answer],
    ['官方费用', '提出请求之日起', process === 'PJSQ' ? EVALUATION_FEE.limit : undefined],
    [process === 'PJSQ' ? '出具报告' : '办结', finishFrom(process), finish],
  ] as const;
  return (
    <section className="ipr-sheet" aria-labelledby={heading}>
      <h2 id={heading}>办理时限</h2>
      <dl className={partsStyles.named}>
        {limits.map(
          ([label, from, limit]) =>
            limit && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="ipr-num">
                  {from} {limitInWords(limit)}内
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** Beside a request: what else can be done with it, the limits, the papers, and whom to ask. */
export function RequestSide(props: Props) {
  const { request, process, way, allowed, given, documents, onWithdraw } = props;
  const ways = useId();
  const papers = useId();
  const { initialState } = useModel('@@initialState');
  const hotline = initialState?.settings?.hotline ?? HOTLINES.government;
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <aside className={styles.viewSide} aria-label="这件办件的其他事项">
      <nav className="ipr-sheet" aria-labelledby={ways}>
        <h2 id={ways}>其他事项</h2>
        <ul className={partsStyles.rowLinks}>
          <li>
            <Link to={applyLink(process)}>办事指南</Link>
          </li>
          <li>
            <Link to={mattersLink()}>我的事项</Link>
          </li>
          {allowed.includes('withdraw') && (
            <li>
              <Button type="link" danger onClick={() => setWithdrawing(true)}>
                {ACTION_LABELS.withdraw}
              </Button>
            </li>
          )}
        </ul>
        <p className="ipr-note">
          {allowed.includes('withdraw') && '撤回后不再办理，不能恢复。'}有疑问的，可以拨打{' '}
          <a href={`tel:${hotline}`}>{hotline}</a> 询问。
        </p>
      </nav>
      <Limits process={process} way={way} status={request.status} />
      {given.length > 0 && (
        <section className="ipr-sheet" aria-labelledby={papers}>
          <h2 id={papers}>各环节的文书</h2>
          <DocumentList documents={given} label="各环节的文书" actions={documents} />
        </section>
      )}
      {withdrawing && allowed.includes('withdraw') && (
        <Suspense fallback={null}>
          <WithdrawDialog
            applyNo={request.applyNo}
            onWithdraw={async (reason) => {
              await onWithdraw(reason);
              setWithdrawing(false);
            }}
            onClose={() => setWithdrawing(false)}
          />
        </Suspense>
      )}
    </aside>
  );
}
