import { CheckCircleFilled } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '@/components/page/PageHead';
import { applyLink } from '@/links/business';
import styles from './apply.module.css';
import { StepsLine } from './StepsLine';
import type { Service } from './service';
import { stepsOf, titleOfStep } from './steps';

/** The code of an anonymous report is told in this tab alone: closing it takes it away for good. */
function useCodeGuard(code: string | undefined): void {
  const enable = code !== undefined;
  useEventListener('beforeunload', (event) => event.preventDefault(), { enable });
}

interface Props {
  service: Service;
  /** A correction of a request, not a new one. */
  corrected: boolean;
  /** It has just been sent: its heading takes the focus. */
  isNew: boolean;
  /** Of an anonymous report. */
  code: string | undefined;
  /** The receipt, given the way back. */
  children: (back: ReactNode) => ReactNode;
}

/** What all receipts have: their heading, the end of the way, and the way back. */
export function ReceiptFrame({ service, corrected, isNew, code, children }: Props) {
  const { process, revision } = service;
  const again = revision ? '修改已提交' : '补正已提交';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  useCodeGuard(code);
  const steps = stepsOf(service, corrected);
  return (
    <div className={styles.apply}>
      <PageHead
        title={
          <>
            <CheckCircleFilled aria-hidden className={`${styles.applySent} ipr-no-print`} />
            {corrected ? again : '已提交'}
          </>
        }
        heading={heading}
        below={
          <StepsLine
            done
            at={steps.length - 1}
            steps={steps.map((step) => ({ label: titleOfStep(service, step, corrected) }))}
          />
        }
      />
      {children(
        <Link className={styles.applyBack} to={applyLink(process)}>
          {revision?.ownLabel ?? '返回办事指南'}
        </Link>,
      )}
    </div>
  );
}
