import { Button } from 'antd';
import Descriptions from 'antd/es/descriptions';
import { type ReactNode, useId, useState } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { FormAlert } from '@/components/form/FormAlert';
import { useSubmit } from '@/components/form/useSubmit';
import { LinkButton } from '@/components/page/LinkButton';
import partsStyles from '@/components/page/parts.module.css';
import { CopyButton } from '@/components/reading/CopyButton';
import { namedTable } from '@/components/reading/namedTable';
import { orDash } from '@/components/reading/orDash';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { momentInChina } from '@/domain/calendar';
import { type DueDay, dayInWords } from '@/domain/workflow/dueDay';
import type { ComplaintWay } from '@/domain/workflow/limits';
import { PROCESSES, type ProcessKey, type Status } from '@/domain/workflow/status';
import { whatComesNext } from '@/domain/workflow/whatComesNext';
import { HOLIDAYS } from '../../../config/holidays';
import { Due } from './Due';
import styles from './flow.module.css';
import { toMinute } from './moment';
import type { SentContent } from './receiptPage';

/** What the receipt of a request names; '' is not known, undefined has no place. */
interface Receipt {
  readonly processKey: ProcessKey;
  /** Number, or the id where the back end told no other. */
  readonly applyNo?: string | undefined;
  readonly title?: string | undefined;
  /** 匿名 for an anonymous report. */
  readonly applicantName?: string | undefined;
  /** `YYYY-MM-DD HH:mm:ss` by the clock of the office. */
  readonly submitTime?: string | undefined;
  readonly deadline?: string | undefined;
  readonly way?: ComplaintWay | undefined;
  /** Of an anonymous report; told nowhere else. */
  readonly queryCode?: string | undefined;
  readonly status?: Status | undefined;
}

interface Props {
  receipt: Receipt;
  /** What is to be said before the number. */
  head?: ReactNode;
  /** The way back. */
  back?: ReactNode;
  /** When it was sent in words, where the office has named no time. */
  sentAt?: string;
  today: string;
  /** Address inside the portal where the request can be followed. */
  progress: string;
  /** Words of the way there. */
  progressLabel?: string | undefined;
  /** Absolute address for the printed receipt. */
  address: string;
  /** What was sent, in words, for the receipt as a file; undefined where it is not known any more. */
  sent?: (() => Promise<SentContent | undefined>) | undefined;
}

/** A last day as it stands in a file, which is read later. */
const lastDay = ({ day, estimated }: DueDay) =>
  `最迟 ${dayInWords(day, '')}${estimated ? '（推算）' : ''}`;

interface SaveButtonProps {
  label: string;
  /** Makes the file, and answers with its name. */
  save: () => Promise<string>;
}

/** A button that saves a file made in the browser, and says so, or that it could not be made. */
function SaveButton({ label, save }: SaveButtonProps) {
  const [saved, setSaved] = useState('');
  const { busy, failure, submit } = useSubmit(
    async () => {
      setSaved('');
      setSaved(await save());
    },
    () => '没有保存成功，请再试一次，或使用打印。',
  );
  return (
    <>
      <Button loading={busy} aria-busy={busy} onClick={() => submit()}>
        {label}
      </Button>
      <span aria-live="polite">{saved && `已保存：${saved}`}</span>
      <FormAlert text={failure} />
    </>
  );
}

/** The receipt: the number, what happens next and when; to be printed. */
export function ReceiptCard({ receipt, head, back, sentAt, today, ...more }: Props) {
  const { progress, progressLabel, address, sent } = more;
  const id = useId();
  const next = whatComesNext(receipt, today, HOLIDAYS);
  const { applyNo, processKey, title, applicantName, submitTime, queryCode } = receipt;
  const facts: [string, string | undefined][] = [
    ['业务', PROCESSES[processKey]],
    ['办件', title],
    ['申请人', applicantName],
    ['提交时间', toMinute(submitTime) || sentAt],
  ];
  return (
    <article className={styles.receipt} aria-label="回执">
      <div className={`${styles.receiptSheet} ipr-sheet`}>
        <PatentDrawing part="top" className={styles.receiptDrawing} />
        {head}
        <p className={`${styles.receiptLabel} ipr-note`}>办件编号</p>
        {applyNo ? (
          <p className={`${styles.receiptNumber} ipr-num`}>
            {applyNo} <CopyButton text={() => applyNo}>复制编号</CopyButton>
          </p>
        ) : (
          <p>服务没有告知办件编号，请在“我的办件”中查看。</p>
        )}
        {queryCode && (
          <div className={styles.receiptCode}>
            <p className={`${styles.receiptLabel} ipr-note`}>查询码</p>
            <p className={`${styles.receiptNumber} ipr-num`}>
              {queryCode} <CopyButton text={() => queryCode}>复制查询码</CopyButton>
            </p>
            <p>
              请现在打印或抄下查询码，也可以存为图片：查询进度需要办件编号和查询码。查询码只在这个标签页显示，关闭标签页或退出登录后不再显示，无法找回。
            </p>
            <div className="ipr-request-buttons">
              <SaveButton
                label="把查询码存为图片"
                save={async () => {
                  const { saveCode } = await import('./codePicture');
                  const day = (submitTime || momentInChina()).slice(0, 10);
                  return saveCode({ applyNo: applyNo ?? '', queryCode, day, address });
                }}
              />
            </div>
          </div>
        )}
        <Descriptions
          ref={namedTable('回执')}
          className={styles.receiptFacts ?? ''}
          colon={false}
          size="small"
          column={{ xs: 1, sm: 2 }}
          items={facts
            .filter(([, value]) => value !== undefined)
            .map(([label, value]) => ({ key: label, label, children: orDash(value) }))}
        />
        <div className="ipr-request-buttons">
          <LinkButton type="primary" to={progress}>
            {progressLabel ?? '查看进度'}
          </LinkButton>
          <Button onClick={() => window.print()}>打印回执</Button>
          <SaveButton
            label="保存回执"
            save={async () => {
              const { saveReceipt } = await import('./receiptPage');
              return saveReceipt({
                number: applyNo,
                queryCode,
                facts: facts.flatMap(([label, value]) =>
                  value === undefined || label === '申请人' ? [] : [[label, value] as const],
                ),
                applicant: applicantName,
                next: next.map(({ text, due }) => (due ? `${text}，${lastDay(due)}` : text)),
                address,
                savedAt: momentInChina(),
                sent: await sent?.(),
              });
            }}
          />
          {back}
        </div>
      </div>
      <section className="ipr-sheet" aria-labelledby={id}>
        <h2 id={id}>接下来</h2>
        <ol className={partsStyles.stages} aria-labelledby={id}>
          {next.map(({ text, due }) => (
            <li key={text}>
              {text}
              {due && (
                <>
                  ，<Due due={due} today={today} />
                </>
              )}
              。
            </li>
          ))}
        </ol>
      </section>
      <PrintFacts address={address} />
    </article>
  );
}
