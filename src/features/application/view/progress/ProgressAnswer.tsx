import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { absoluteAddress } from '@/address';
import flowStyles from '@/components/flow/flow.module.css';
import { OpinionLog } from '@/components/flow/OpinionLog';
import { RequestHead } from '@/components/flow/RequestHead';
import { orDash } from '@/components/reading/orDash';
import { PrintFacts } from '@/components/reading/PrintFacts';
import requestStyles from '@/components/request/request.module.css';
import { ViewSection } from '@/components/request/ViewSection';
import { todayInChina } from '@/domain/calendar';
import { nameText } from '@/domain/nameText';
import { reportProgressLink } from '@/links/business';
import type { ReportProgress } from '@/services/data/process';

interface Props {
  progress: ReportProgress;
  onAgain: () => void;
}

/** Where an anonymous report stands; it names nobody and can be printed as it is. */
export function ProgressAnswer({ progress, onAgain }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { applyNo, result, transferredTo, log } = progress;
  return (
    <article ref={box} className={requestStyles.request} tabIndex={-1} aria-label="举报进度">
      <RequestHead
        // Only reports can be anonymous.
        request={{ ...progress, id: applyNo, processKey: 'JBTS', way: 'REPORT' }}
        today={todayInChina()}
        actions={
          <>
            <Button onClick={() => window.print()}>打印</Button>
            <Button onClick={onAgain}>查询另一件</Button>
          </>
        }
      />
      {transferredTo && <p>线索已移送{transferredTo}，由该部门继续处理。</p>}
      {result && (
        <ViewSection title="办理结果">
          <p className={flowStyles.resultConclusion}>{result.conclusionLabel || '没有写明结论'}</p>
          <p className="ipr-note">
            出具日期 <span className="ipr-num ipr-nowrap">{orDash(result.resultDate)}</span>
          </p>
          {result.opinion && result.opinion !== result.conclusionLabel && (
            <p className={`${flowStyles.requestWords} ipr-reading`}>{result.opinion}</p>
          )}
          {result.documents.length > 0 && (
            <p className="ipr-note">
              匿名举报的文书不在网上提供：
              {result.documents.map(({ name }) => nameText(name)).join('、')}。
            </p>
          )}
        </ViewSection>
      )}
      <ViewSection title="办理记录">
        <OpinionLog log={log} />
      </ViewSection>
      <PrintFacts address={absoluteAddress(reportProgressLink(applyNo))} />
    </article>
  );
}
