import { choicesOf } from '../../form/asked';
import type { FormValues } from '../../form/description';
import type { Eligibility } from '../eligibility';
import { AID_TYPES } from './aid';
import { DISPUTE_ROLES } from './dispute';
import { JURISDICTIONS } from './jurisdictions';
import { hasTicked } from './ticked';

const NOWHERE = 'NOWHERE';

const asksFor = (answers: FormValues, aid: string) => hasTicked(answers, 'aidTypes', aid);

/** The places that tie the request to the city. */
function tiesOf({ jurisdiction }: FormValues): string[] {
  return choicesOf(jurisdiction).filter((one) => one !== NOWHERE);
}

const cannotMediate = ({ disputeRole, otherSide }: FormValues) =>
  disputeRole === 'NONE' || otherSide === 'REFUSES';

const cannotFund = ({ hardship }: FormValues) => hardship === false;

/** The kinds of aid asked for that the answers so far do not rule out. */
function possibleAid(answers: FormValues): string[] {
  return choicesOf(answers.aidTypes).filter(
    (aid) =>
      !(aid === 'MEDIATION' && cannotMediate(answers)) && !(aid === 'FUND' && cannotFund(answers)),
  );
}

const nothingLeft = (answers: FormValues) => possibleAid(answers).length === 0;

/** Whether a request for aid can succeed (domain reference 2.5, facts). */
export const WQYZ_ELIGIBILITY: Eligibility = {
  questions: [
    {
      kind: 'checks',
      key: 'jurisdiction',
      label: '下面哪些地方在本市？',
      hint: '可多选',
      options: [...JURISDICTIONS, { value: NOWHERE, label: '都不在本市' }],
    },
    {
      kind: 'radio',
      key: 'need',
      label: '您需要什么？',
      options: [
        { value: 'AID', label: '帮助：咨询、意见、方案、调解、经费等' },
        { value: 'ACTION', label: '要求处理侵权，或举报违法行为' },
        { value: 'REPORT', label: '专利权评价报告' },
      ],
    },
    {
      kind: 'checks',
      key: 'aidTypes',
      label: '需要哪些援助？',
      hint: '可多选',
      options: AID_TYPES,
    },
    { kind: 'radio', key: 'disputeRole', label: '您在争议中是哪一方？', options: DISPUTE_ROLES },
    {
      kind: 'radio',
      key: 'otherSide',
      label: '对方同意调解吗？',
      when: (answers) => asksFor(answers, 'MEDIATION') && answers.disputeRole !== 'NONE',
      options: [
        { value: 'AGREES', label: '同意' },
        { value: 'UNKNOWN', label: '还不知道' },
        { value: 'REFUSES', label: '不同意' },
      ],
    },
    {
      kind: 'yesNo',
      key: 'hardship',
      label: '有经济困难的证明吗？',
      when: (answers) => asksFor(answers, 'FUND'),
    },
  ],
  refusals: [
    {
      question: 'jurisdiction',
      when: (answers) => tiesOf(answers).length === 0,
      reason: '都不在本市的，无法在本市申请',
      advice: '请向有关城市的维权援助机构申请，也可拨打 12330 咨询',
    },
    {
      question: 'need',
      when: ({ need }) => need === 'ACTION',
      reason: '维权援助提供帮助，不查处侵权和违法行为',
      advice: '请到“举报投诉”提出',
      instead: 'JBTS',
    },
    {
      question: 'need',
      when: ({ need }) => need === 'REPORT',
      reason: '维权援助不出具专利权评价报告',
      advice: '请到“专利权评价报告申请”提出',
      instead: 'PJSQ',
    },
    {
      question: 'disputeRole',
      when: (answers) => answers.disputeRole === 'NONE' && nothingLeft(answers),
      reason: '没有争议的，不能调解',
      advice: '可以改选“咨询指导”等其他援助事项',
    },
    {
      question: 'otherSide',
      when: (answers) => cannotMediate(answers) && nothingLeft(answers),
      reason: '调解须双方都同意',
      advice: '可以改选“咨询指导”等其他援助事项',
    },
    {
      question: 'hardship',
      when: (answers) => cannotFund(answers) && nothingLeft(answers),
      reason: '经费资助须有经济困难的证明',
      advice: '可以改选“咨询指导”等其他援助事项',
    },
  ],
  remarks: [
    { text: '援助申请不影响法定期限，起诉、答辩等仍须按期进行' },
    {
      when: (answers) => asksFor(answers, 'MEDIATION') && cannotMediate(answers),
      text: '“调解”不会带入申请：须有争议，并且双方都同意',
    },
    {
      when: (answers) => asksFor(answers, 'FUND') && cannotFund(answers),
      text: '“经费资助”不会带入申请：须有经济困难的证明',
    },
    {
      when: ({ otherSide }) => otherSide === 'UNKNOWN',
      text: '对方不同意的，不能调解；可以先提出其他援助事项',
    },
    {
      when: (answers) => asksFor(answers, 'OPINION'),
      text: '侵权判定参考意见仅供参考，不作为证据或裁判依据',
    },
  ],
  carried: (answers) => ({
    jurisdiction: tiesOf(answers),
    aidTypes: possibleAid(answers),
    disputeRole: answers.disputeRole,
    ...(possibleAid(answers).includes('FUND') && { hardship: answers.hardship }),
  }),
};
