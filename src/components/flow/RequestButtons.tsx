import { Link } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { ACTION_LABELS, type ApplicantAction } from '@/domain/workflow/status';

const WithdrawDialog = lazy(() => import('./WithdrawDialog'));

/** Actions that go on in the form. */
const IN_FORM = ['edit', 'resubmit', 'copy'] as const;
type FormAction = (typeof IN_FORM)[number];

const isInForm = (action: ApplicantAction): action is FormAction =>
  IN_FORM.some((one) => one === action);

interface Props {
  applyNo: string;
  /** What may be done now, the main action first. */
  actions: readonly ApplicantAction[];
  /** Address of the form for an action. */
  hrefOf: (action: FormAction) => string;
  /** @param reason up to 200 characters, '' when none is given */
  onWithdraw: (reason: string) => Promise<void>;
}

/**
 * What can be done with a request as a whole: links to the form, withdrawal, print. Actions that
 * need their own words or files have panels.
 */
export function RequestButtons({ applyNo, actions, hrefOf, onWithdraw }: Props) {
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <>
      {actions.filter(isInForm).map((action) => (
        <Link
          key={action}
          className={partsStyles.asButton}
          data-main={action !== 'copy' || undefined}
          to={hrefOf(action)}
        >
          {ACTION_LABELS[action]}
        </Link>
      ))}
      {actions.includes('withdraw') && (
        <Button onClick={() => setWithdrawing(true)}>{ACTION_LABELS.withdraw}</Button>
      )}
      <Button onClick={() => window.print()}>打印</Button>
      {withdrawing && actions.includes('withdraw') && (
        <Suspense fallback={null}>
          <WithdrawDialog
            applyNo={applyNo}
            onWithdraw={async (reason) => {
              await onWithdraw(reason);
              setWithdrawing(false);
            }}
            onClose={() => setWithdrawing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
