import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/reading/CopyButton';
import { orDash } from '@/components/reading/orDash';
import { titleText } from '@/domain/titleText';
import { nextStep, type RequestDetail } from '@/domain/workflow/nextStep';
import { HOLIDAYS } from '../../../config/holidays';
import styles from './flow.module.css';
import { toMinute } from './moment';
import { NextStepLine } from './NextStepLine';
import { StatusTag } from './StatusTag';
import { ToneTag } from './ToneTag';

interface Props {
  request: RequestDetail;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Buttons for what can be done now. */
  actions?: ReactNode;
}

/** Top of a request's page: what it is, where it stands, what happens next. */
export function RequestHead({ request, today, actions }: Props) {
  const { title, applyNo, status, submitTime, acceptTime, finishTime, materialAsked } = request;
  const times: [string, string | undefined][] = [
    ['提交时间', submitTime],
    ['受理时间', acceptTime],
    ['办结时间', finishTime],
  ];
  return (
    <header className="ipr-sheet">
      <Flex wrap gap="8px 16px" justify="space-between" className={styles.requestHeadTitle}>
        <Flex wrap gap="4px 16px" align="baseline">
          <h1>{titleText(title)}</h1>
          {status === 'PROCESSING' && materialAsked ? (
            <ToneTag tone="attention">待补充材料</ToneTag>
          ) : (
            <StatusTag status={status} />
          )}
        </Flex>
        {actions && <div className="ipr-request-buttons">{actions}</div>}
      </Flex>
      <NextStepLine step={nextStep(request, today, HOLIDAYS)} today={today} />
      <Flex component="p" wrap gap="4px 24px" align="baseline" className={styles.requestFacts}>
        <span>
          办件编号 <span className="ipr-num ipr-nowrap">{orDash(applyNo)}</span>{' '}
          {applyNo && (
            <CopyButton quiet text={() => applyNo}>
              复制
            </CopyButton>
          )}
        </span>
        {times.map(
          ([label, time]) =>
            time && (
              <span key={label}>
                {label} <span className="ipr-num ipr-nowrap">{toMinute(time)}</span>
              </span>
            ),
        )}
      </Flex>
    </header>
  );
}
