import { Flex } from 'antd';
import Descriptions from 'antd/es/descriptions';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/reading/CopyButton';
import { namedTable } from '@/components/reading/namedTable';
import { orDash } from '@/components/reading/orDash';
import { titleText } from '@/domain/titleText';
import { nextStep, type RequestDetail } from '@/domain/workflow/nextStep';
import { HOLIDAYS } from '../../../config/holidays';
import styles from './flow.module.css';
import { toMinute } from './moment';
import { NextStepLine } from './NextStepLine';
import { StatusTag } from './StatusTag';

interface Props {
  request: RequestDetail;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Buttons for what can be done now. */
  actions?: ReactNode;
}

/** Top of a request's page: what it is, where it stands, what happens next. */
export function RequestHead({ request, today, actions }: Props) {
  const { title, applyNo, status, submitTime, acceptTime, finishTime } = request;
  const times: [string, string | undefined][] = [
    ['提交时间', submitTime],
    ['受理时间', acceptTime],
    ['办结时间', finishTime],
  ];
  return (
    <header className="ipr-sheet">
      <Flex wrap gap="4px 16px" align="baseline" className={styles.requestHeadTitle}>
        <h1>{titleText(title)}</h1>
        <StatusTag status={status} />
      </Flex>
      <NextStepLine step={nextStep(request, today, HOLIDAYS)} today={today} />
      <Descriptions
        ref={namedTable('办件信息')}
        className={styles.requestFacts ?? ''}
        layout="vertical"
        size="small"
        colon={false}
        column={{ xs: 1, sm: 2, lg: 4 }}
        items={[
          {
            key: 'number',
            label: '办件编号',
            children: (
              <span className="ipr-num">
                {orDash(applyNo)} {applyNo && <CopyButton text={() => applyNo}>复制</CopyButton>}
              </span>
            ),
          },
          ...times.map(([label, time]) => ({
            key: label,
            label,
            children: <span className="ipr-num">{orDash(toMinute(time))}</span>,
          })),
        ]}
      />
      {actions && <div className="ipr-request-buttons">{actions}</div>}
    </header>
  );
}
