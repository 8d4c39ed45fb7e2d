import { absoluteAddress } from '@/address';
import { toMinute } from '@/components/flow/moment';
import { AnswerPrint } from '@/components/form/answers/AnswerPrint';
import styles from '@/components/form/answers/answers.module.css';
import { orDash } from '@/components/reading/orDash';
import { placeKey } from '@/components/reading/placeKey';
import { sizeInWords } from '@/domain/files/kinds';
import type { AnswerSection } from '@/domain/form/answers';
import { mask } from '@/domain/mask';
import { nameText } from '@/domain/nameText';
import { dayInWords } from '@/domain/workflow/dueDay';
import { nextStep, requestState } from '@/domain/workflow/nextStep';
import { PROCESSES } from '@/domain/workflow/status';
import { requestLink } from '@/links/business';
import type { Application } from '@/services/data/process';
import { HOLIDAYS } from '../../../config/holidays';
import { filesByKind } from './SentFiles';
import type { ServiceView } from './serviceView';

interface Props {
  view: ServiceView;
  request: Application;
  sections: readonly AnswerSection[];
  /** `YYYY-MM-DD`. */
  today: string;
}

type Fact = { label: string; text: string };

/** Conclusion and opinion; some offices repeat the one as the other. */
function outcomeOf({ conclusionLabel, opinion }: NonNullable<Application['result']>): string {
  return opinion && opinion !== conclusionLabel
    ? `${conclusionLabel}。${opinion}`
    : conclusionLabel;
}

function factsOf(request: Application, today: string): Fact[] {
  const { applyNo, title, applicantName, applicantType, result } = request;
  const { actor, text, due } = nextStep(request, today, HOLIDAYS);
  const next = due ? `${text}，最迟 ${dayInWords(due.day, today)}` : text;
  const facts: [string, string | undefined][] = [
    ['办件编号', applyNo],
    ['办件', title],
    ['申请人', applicantType === 'PERSON' ? mask('name', applicantName) : applicantName],
    ['状态', requestState(request).label],
    ['下一步', actor === 'none' ? undefined : next],
    ['提交时间', toMinute(request.submitTime)],
    ['受理时间', toMinute(request.acceptTime)],
    ['办结时间', toMinute(request.finishTime)],
    ['办理结果', result && outcomeOf(result)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, text: value }] : []));
}

/** The request on A4 paper: state, answers with personal data masked, files, log. */
export function RequestPaper({ view, request, sections, today }: Props) {
  const { description, process, Papers } = view;
  const { id, attachments, log } = request;
  return (
    <AnswerPrint
      title={PROCESSES[process]}
      facts={factsOf(request, today)}
      sections={sections}
      address={absoluteAddress(requestLink(process, id))}
    >
      <table className={styles.printTable}>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              提交的材料
            </th>
          </tr>
        </thead>
        <tbody>
          {filesByKind(description, attachments).map(({ category, label, files }) => (
            <tr key={category}>
              <th scope="row">{label}</th>
              <td>
                {files
                  .map(({ name, size }) => `${nameText(name)}（${sizeInWords(size)}）`)
                  .join('\n')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {Papers && <Papers request={request} />}
      <table className={styles.printTable}>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              办理记录
            </th>
          </tr>
        </thead>
        <tbody>
          {log.map(({ time, operator, action, opinion }, index) => (
            <tr key={placeKey(index, time, action)}>
              <th scope="row" className="ipr-num">
                {orDash(toMinute(time))}
              </th>
              <td>
                {[operator, action].filter(Boolean).join('：') || '—'}
                {opinion && `\n意见：${opinion}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </AnswerPrint>
  );
}
