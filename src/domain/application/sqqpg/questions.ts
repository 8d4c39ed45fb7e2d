import { textOf } from '../../form/asked';
import type { FormValues } from '../../form/description';
import type { Eligibility } from '../eligibility';
import { disclosureFields, type GraceReckoning, graceReckoning } from './disclosure';

function reckoningOf({ disclosureDate, way }: FormValues, today: string) {
  return graceReckoning(textOf(disclosureDate), textOf(way), today);
}

const GRACE_REMARKS: Readonly<Record<GraceReckoning['state'], string>> = {
  open: '可以主张 6 个月的宽限期，申请时须声明并提交证明；表单中会算出最后一天',
  over: '公开已超过 6 个月，可能丧失新颖性；只有未公开的改进还可能获得授权',
  none: '这种公开不在宽限期的情形之内，可能丧失新颖性',
};

/** Questions before the form; a secret must not be typed into it at all (domain reference 2.7). */
export const SQQPG_ELIGIBILITY: Eligibility = {
  questions: [
    {
      kind: 'yesNo',
      key: 'secrecy',
      label: '技术方案涉及国家秘密吗？',
    },
    {
      kind: 'radio',
      key: 'filed',
      label: '这个技术方案提出过专利申请吗？',
      options: [
        { value: 'NO', label: '没有' },
        { value: 'PENDING', label: '已经提出，还没有授权' },
        { value: 'GRANTED', label: '已经授权' },
      ],
    },
    ...disclosureFields.map(({ required: _, warn: __, ...question }) => question),
  ],
  refusals: [
    {
      question: 'secrecy',
      when: ({ secrecy }) => secrecy === true,
      reason: '涉及国家秘密的不得在本平台填写和提交',
      advice: '请向国家知识产权局当面提交保密专利申请，或通过机要通信邮寄',
    },
    {
      question: 'filed',
      when: ({ filed }) => filed === 'PENDING',
      reason: '已经提出申请的，不再做申请前评估',
      advice: '可以做价值评价，了解这件申请的价值',
      instead: 'JZPJ',
    },
    {
      question: 'filed',
      when: ({ filed }) => filed === 'GRANTED',
      reason: '已经授权的，不再做申请前评估',
      advice: '可以评价专利权的稳定性',
      instead: 'WDXPJ',
    },
  ],
  remarks: [
    { text: '提交申请前请对技术方案保密；评估期间平台不会公开您的内容' },
    {
      when: ({ disclosed }) => disclosed === true,
      text: '已公开的，申请时间非常重要，请尽快提交',
    },
    ...(['open', 'over', 'none'] as const).map((state) => ({
      when: (answers: FormValues, { today }: { readonly today: string }) =>
        answers.disclosed === true && reckoningOf(answers, today)?.state === state,
      text: GRACE_REMARKS[state],
    })),
  ],
  carried: ({ secrecy, disclosed, disclosureDate, way }) => ({
    secrecy,
    disclosed,
    ...(disclosed === true && { disclosureDate, way }),
  }),
};
