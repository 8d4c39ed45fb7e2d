import { history, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import flowStyles from '@/components/flow/flow.module.css';
import { OpinionLog } from '@/components/flow/OpinionLog';
import { RequestHead } from '@/components/flow/RequestHead';
import { SendButton } from '@/components/flow/SendButton';
import { FormAlert } from '@/components/form/FormAlert';
import { TextField } from '@/components/form/TextField';
import { useForm } from '@/components/form/useForm';
import { useSubmit } from '@/components/form/useSubmit';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import { orDash } from '@/components/reading/orDash';
import { PrintFacts } from '@/components/reading/PrintFacts';
import requestStyles from '@/components/request/request.module.css';
import { ViewSection } from '@/components/request/ViewSection';
import { todayInChina } from '@/domain/calendar';
import { accept, type Checked, refuse, tidy } from '@/domain/check';
import { nameText } from '@/domain/nameText';
import { readRequest, reportProgressLink } from '@/links/business';
import { AbortedError, CodeError, errorSentence } from '@/requests/errors';
import {
  findByCode,
  NO_SUCH_REQUEST,
  type ReportProgress as Progress,
} from '@/services/data/process';
import { ProgressHelp } from './ProgressHelp';
import styles from './progress.module.css';

const NUMBER_MESSAGES = {
  EMPTY: '请填写办件编号',
  NUMBER: '办件编号的格式为 JBTS-年月日-6 位数字，如 JBTS-20261120-000001',
} as const;

const CODE_MESSAGES = {
  EMPTY: '请填写查询码',
  CODE: '查询码为 8 位字母和数字，印在回执上',
} as const;

/** The number of a report, `JBTS-yyyyMMdd-nnnnnn`, however it was copied. */
function checkReportNumber(given: string): Checked {
  const value = tidy(given)
    .toUpperCase()
    .replace(/[‐-―−]/g, '-');
  if (value === '') return refuse(NUMBER_MESSAGES, 'EMPTY');
  return /^JBTS-\d{8}-\d{6}$/.test(value) ? accept(value) : refuse(NUMBER_MESSAGES, 'NUMBER');
}

/** The query code of a report: eight letters and digits, as the receipt told it. */
function checkQueryCode(given: string): Checked {
  const value = tidy(given).toUpperCase();
  if (value === '') return refuse(CODE_MESSAGES, 'EMPTY');
  return /^[A-Z0-9]{8}$/.test(value) ? accept(value) : refuse(CODE_MESSAGES, 'CODE');
}

const TITLE = '查询匿名举报进度';

interface FormProps {
  number: string;
  onFound: (progress: Progress) => void;
}

/** The number may stand in the address; the code lives in its field alone. */
function ProgressForm({ number, onFound }: FormProps) {
  const { bind, check, refuseOne } = useForm({
    initial: { number, code: '' },
    fields: () => ['number', 'code'],
    rules: { number: checkReportNumber, code: checkQueryCode },
  });
  const { busy, failure, submit } = useSubmit(
    async (applyNo: string, code: string) => {
      onFound(await findByCode(applyNo, code, { skipErrorHandler: true }));
    },
    (error) => {
      if (error instanceof AbortedError) return undefined;
      if (!(error instanceof CodeError) || error.code !== NO_SUCH_REQUEST) {
        return errorSentence(error);
      }
      refuseOne('code', '没有找到，请核对办件编号和查询码；连续 10 次不符的，将暂停查询');
      return undefined;
    },
  );
  return (
    <form
      className={`ipr-sheet ${flowStyles.requestForm}`}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        const given = check();
        if (given) void submit(given.number, given.code);
      }}
    >
      <TextField
        field={bind('number')}
        label="办件编号"
        hint="如 JBTS-20261120-000001"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        field={bind('code')}
        label="查询码"
        hint="8 位字母和数字，印在回执上"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormAlert text={failure} />
      <p className="ipr-request-buttons">
        <SendButton label="查询进度" busy={busy} />
      </p>
      <p className="ipr-note">查询码不会保存在本机，也不会出现在网址中。</p>
    </form>
  );
}

interface Props {
  progress: Progress;
  onAgain: () => void;
}

/** Where an anonymous report stands; it names nobody and can be printed as it is. */
function ProgressAnswer({ progress, onAgain }: Props) {
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

/** Progress of an anonymous report, for whoever holds its number and its code. */
export function ReportProgress() {
  const { no } = readRequest(useLocation().search);
  const [progress, setProgress] = useState<Progress>();
  usePageTitle(TITLE);
  if (progress) {
    return <ProgressAnswer progress={progress} onAgain={() => setProgress(undefined)} />;
  }
  return (
    <div>
      <PageHead title={TITLE} />
      <div className={requestStyles.request}>
        <p className="ipr-note" style={{ marginBottom: 16 }}>
          匿名举报不记录您的账号，凭办件编号和查询码查询。
        </p>
        <div className={styles.progressAsked}>
          <ProgressForm
            number={no}
            onFound={(found) => {
              // So that the number is still there after a refresh.
              history.replace(reportProgressLink(found.applyNo));
              setProgress(found);
            }}
          />
          <ProgressHelp />
        </div>
      </div>
    </div>
  );
}
