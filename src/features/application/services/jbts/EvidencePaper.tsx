import { Button, Flex } from 'antd';
import { useState } from 'react';
import { absoluteAddress } from '@/address';
import type { BesideForm } from '@/components/apply/service';
import { AnswerPrint } from '@/components/form/answers/AnswerPrint';
import styles from '@/components/form/answers/answers.module.css';
import { PrintAlone } from '@/components/form/answers/PrintAlone';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { copiesOf, evidenceList } from '@/domain/application/jbts/evidence';
import { complaintWay, isAnonymous, OTHER_SIDE_SEES } from '@/domain/application/jbts/kind';
import { rowsOf, textOf } from '@/domain/form/asked';
import type { FormValues } from '@/domain/form/description';
import { applyLink } from '@/links/business';
import { EvidenceTable } from './EvidenceTable';
import { evidenceFiles } from './evidenceFiles';

function namesOf({ respondents }: FormValues): string {
  const names = rowsOf(respondents).map(({ values }) => textOf(values.name).trim());
  return names.filter(Boolean).join('、') || '—';
}

/** Of the papers of a complaint: the original, and a copy for each of those complained of. */
function copiesInWords(values: FormValues): string {
  const { original, copies } = copiesOf(values);
  return copies === 0 ? `正本 ${original} 份` : `正本 ${original} 份，副本 ${copies} 份`;
}

/** Beside the answers to check: how many copies are needed, and the 证据目录, to be printed. */
export function EvidencePaper({ store, files }: BesideForm) {
  const { form } = useFormContext(store);
  const rows = evidenceList(evidenceFiles(useFormFiles(files)), form);
  const [printing, setPrinting] = useState(false);
  const complaint = form.kind === 'COMPLAINT';
  const facts = [
    {
      label: complaint ? '投诉人' : '举报人',
      text: isAnonymous(form) ? '匿名' : textOf(form.applicantName) || '—',
    },
    { label: '被举报（投诉）人', text: namesOf(form) },
    ...(complaint ? [{ label: '份数', text: copiesInWords(form) }] : []),
  ];
  return (
    <section className={styles.answersSection} aria-labelledby="evidence-list">
      <h2 id="evidence-list">证据目录</h2>
      {complaint && (
        <p>
          纸质材料需要{copiesInWords(form)}
          （副本数与被投诉人数相同）。{OTHER_SIDE_SEES[complaintWay(form)]}
          。证据目录签名或盖章后，作为“证据清单”上传。
        </p>
      )}
      {rows.length === 0 ? (
        <p className="ipr-note">还没有证据。上传证据文件或填写证据说明后，这里自动生成证据目录。</p>
      ) : (
        <>
          <EvidenceTable rows={rows} />
          <p className="ipr-no-print">
            <Button onClick={() => setPrinting(true)}>打印证据目录</Button>
          </p>
        </>
      )}
      {printing && (
        <PrintAlone onPrinted={() => setPrinting(false)}>
          <AnswerPrint
            title="证据目录"
            facts={facts}
            sections={[]}
            address={absoluteAddress(applyLink('JBTS'))}
          >
            <EvidenceTable rows={rows} />
            <Flex component="p" gap="20mm" className={styles.printSignature}>
              <span>提交人（签名或盖章）：</span>
              <span>日期：　　　　年　　月　　日</span>
            </Flex>
          </AnswerPrint>
        </PrintAlone>
      )}
    </section>
  );
}
