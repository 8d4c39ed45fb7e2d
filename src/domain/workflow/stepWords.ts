import { type ComplaintWay, finishFrom, limitsOf } from './limits';
import type { ProcessKey, Status } from './status';
import { limitInWords, type TimeLimit } from './workingDays';

type Words = Readonly<Partial<Record<Status, string>>>;

/** Once it is over, whatever the process. */
const OVER: Words = {
  REJECTED: '条件具备后可以复制为新申请',
  WITHDRAWN: '需要时可以复制为新申请',
  TERMINATED: '需要时可以复制为新申请',
};

/** What happens within a limit; nothing where no limit is set. */
function within(from: string, limit: TimeLimit | undefined, end: string): string {
  return limit ? `，${from} ${limitInWords(limit)}内${end}` : '';
}

const COMPLAINT_WORDS: Readonly<Record<ComplaintWay, Words>> = {
  ADJUDICATION: {
    SUBMITTED: '立案审查后决定立案、要求补正或不予受理',
    ACCEPTED: '请求书副本送达被请求人，等待答辩',
    PROCESSING: `口头审理和调查${within('受理后', limitsOf('JBTS', 'ADJUDICATION').finish, '裁决，可以依法延长')}`,
    FINISHED: '可以查看裁决结果和文书',
  },
  COMPLAINT: {
    SUBMITTED: '审查材料后决定受理、要求补正或不予受理',
    ACCEPTED: '安排调查和调解',
    PROCESSING: `调查和调解${within('受理后', limitsOf('JBTS', 'COMPLAINT').finish, '结束调解')}`,
    FINISHED: '可以查看处理结果',
  },
  REPORT: {
    SUBMITTED: '核实线索后决定是否立案',
    ACCEPTED: '安排调查',
    FINISHED: '可以查看处理结果',
  },
};

/** Experts assess; what only the system assesses is finished at once. */
function assessmentWords(process: ProcessKey, result: string): Words {
  return {
    SUBMITTED: '核对所填内容和材料后决定受理、要求补正或不予受理',
    ACCEPTED: '指派专家',
    PROCESSING: `检索并逐项评分${within('受理后', limitsOf(process).finish, '完成')}`,
    CONFIRM: '请答复专家的问题：内容无误的，确认；需要更正的，提出异议并写明',
    FINISHED: result,
  };
}

const WORDS: Readonly<Partial<Record<ProcessKey, Words>>> = {
  PJSQ: {
    SUBMITTED: '核对请求人资格和材料后决定受理、要求补正或不予受理',
    ACCEPTED: '核查专利信息，形成提交国家知识产权局的提交稿',
    PROCESSING: `提交国家知识产权局后请按期缴纳官方费用${within(finishFrom('PJSQ'), limitsOf('PJSQ').finish, '出具报告')}`,
    CONFIRM: '请核对提交稿，确认后提交国家知识产权局；有出入的，提出异议',
    FINISHED: '报告可以下载；报告有事实错误的，可以在收到之日起 2 个月内请求更正',
  },
  SXSS: {
    SUBMITTED: '核对主体和材料后决定受理、要求补正或不予受理',
    ACCEPTED: '安排核查',
    PROCESSING: `核查事实和纠正情况${within('受理后', limitsOf('SXSS').finish, '作出决定')}`,
    FINISHED: '可以查看决定和记录的修复状态',
  },
  WQYZ: {
    SUBMITTED: '审查管辖、事由和材料后决定受理、要求补正或不予受理',
    ACCEPTED: '指派合作机构或专家',
    PROCESSING: '形成援助方案并提供援助',
    CONFIRM: '请核对援助方案，确认后实施；不同意的，提出异议',
    FINISHED: '可以查看和下载结果',
  },
  ZLJY: {
    AUDITING: `核对内容和权属后公开展示或退回修改${within('提交后', limitsOf('ZLJY').accept, '审核完毕')}`,
    PUBLISHED: '有用户查看联系方式时计入次数；成交后请登记，停止转让或许可的请下架',
    OFFLINE: '可以修改后重新发布，需要重新审核',
    EXPIRED: '可以延长有效期后重新发布，需要重新审核',
  },
  SQQPG: assessmentWords('SQQPG', '可以查看评估结果和申请建议'),
  WDXPJ: assessmentWords('WDXPJ', '可以查看评价结果'),
  JZPJ: assessmentWords('JZPJ', '可以查看评价结果，并调整权重'),
};

/** What decides on the words besides. */
interface Told {
  /** Of a report or complaint; without it nothing is told of its steps. */
  readonly way?: ComplaintWay | undefined;
  readonly formData?: Readonly<Record<string, unknown>> | undefined;
}

/** Patents with claims; a design has none, and of one that is not known nobody can tell. */
const WITH_CLAIMS: readonly unknown[] = ['INVENTION', 'UTILITY'];

/** What a step of a process means, in the service's own words (domain reference 2.2–2.9). */
export function stepWords(
  process: ProcessKey | undefined,
  status: Status | undefined,
  { way, formData }: Told = {},
) {
  if (!process || !status) return undefined;
  const own = process === 'JBTS' ? way && COMPLAINT_WORDS[way] : WORDS[process];
  const words = own?.[status] ?? OVER[status];
  const compared = process === 'WDXPJ' && status === 'FINISHED';
  return compared && WITH_CLAIMS.includes(formData?.patentKind)
    ? `${words}和权利要求对照表`
    : words;
}
