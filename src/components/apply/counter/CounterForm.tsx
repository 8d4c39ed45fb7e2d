import { Button, Flex } from 'antd';
import { useState } from 'react';
import { absoluteAddress } from '@/address';
import { AnswerPrint, PaperHead, PaperRow } from '@/components/form/answers/AnswerPrint';
import answersStyles from '@/components/form/answers/answers.module.css';
import { PrintAlone } from '@/components/form/answers/PrintAlone';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { todayInChina } from '@/domain/calendar';
import { needInWords } from '@/domain/files/need';
import type { AnswerLine, AnswerSection } from '@/domain/form/answers';
import { askedFiles, isRequired } from '@/domain/form/asked';
import { applyLink } from '@/links/business';
import { useApply, useSessionState } from '../ApplyContext';
import { FootWays } from '../FootWays';
import { useFormAnswers } from '../useFormAnswers';
import { NoUploads } from './NoUploads';

const whole = (line: AnswerLine): AnswerLine => ({ ...line, masked: line.text });

/** The counter needs what stands in the form; nothing of it is masked. */
function unmasked(sections: readonly AnswerSection[]): AnswerSection[] {
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(({ line, entries, ...block }) => ({
      ...block,
      ...(line && { line: whole(line) }),
      ...(entries && {
        entries: entries.map((entry) => ({ ...entry, lines: entry.lines.map(whole) })),
      }),
    })),
  }));
}

interface TableProps {
  title: string;
  rows: readonly (readonly [label: string, text: string])[];
}

function PaperTable({ title, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={answersStyles.printTable}>
      <PaperHead title={title} />
      <tbody>
        {rows.map(([label, text]) => (
          <PaperRow key={label} label={label} text={text} />
        ))}
      </tbody>
    </table>
  );
}

/** The filled-in form on paper, to be signed and handed in with its documents. */
function CounterPaper() {
  const { service, session, task } = useApply();
  const { process, description } = service;
  const { consents } = useSessionState(session);
  const sections = useFormAnswers();
  const context = useFormContext(session.store);
  const materials = askedFiles(description, context.form, context).map(
    (category) =>
      [
        category.label,
        `□ 已附（${isRequired(category, context.form, context) ? '必交' : needInWords(category)}）`,
      ] as const,
  );
  const declared = description.consent.items.map(
    ({ key, text }) => [text, consents.includes(key) ? '☑ 已承诺' : '□'] as const,
  );
  return (
    <AnswerPrint
      title={`${description.title}申请表`}
      facts={[
        { label: '填写日期', text: todayInChina() },
        { label: '提交方式', text: '窗口提交，没有在网上提交' },
      ]}
      sections={unmasked(sections)}
      address={absoluteAddress(applyLink(process))}
    >
      <PaperTable title="随表提交的材料" rows={materials} />
      {!task.correction && <PaperTable title="承诺" rows={declared} />}
      <Flex component="p" gap="20mm" className={answersStyles.printSignature}>
        <span>申请人签名或盖章：</span>
        <span>日期：</span>
      </Flex>
    </AnswerPrint>
  );
}

/** The end of a form that cannot be sent for want of uploads: it is printed for the counter. */
export function CounterForm() {
  const { session, go } = useApply();
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <NoUploads asked />
      <FootWays>
        <Button onClick={() => go({ step: 'files' })}>上一步：上传材料</Button>
        <Button
          type="primary"
          onClick={() => {
            if (session.store.attempt()) setPrinting(true);
          }}
        >
          打印申请表
        </Button>
      </FootWays>
      {printing && (
        <PrintAlone onPrinted={() => setPrinting(false)}>
          <CounterPaper />
        </PrintAlone>
      )}
    </>
  );
}
