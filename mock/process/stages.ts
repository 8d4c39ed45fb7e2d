import type { Status } from '../../src/domain/workflow/status';
import type { HandledProcess, StoredApplication } from './types';

/** A step of the way and who has it. */
export interface Stage {
  key: string;
  name: string;
  assignee: string;
}

export const APPLICANT = '申请人';

const stage = (key: string, name: string, assignee: string): Stage => ({ key, name, assignee });

const SUBMIT = stage('submit', '提交申请', APPLICANT);

/** Experts assess; a question of theirs is answered by the applicant (domain 2.7–2.9). */
const ASSESSMENT: readonly Stage[] = [
  SUBMIT,
  stage('accept', '受理审查', '评估服务科'),
  stage('work', '检索与评估', '评估专家组'),
  stage('confirm', '答复专家问题', APPLICANT),
  stage('after', '形成评估结果', '评估专家组'),
  stage('end', '办结', '评估服务科'),
];

/** The system assesses at once (domain 2.9). */
const AUTOMATIC: readonly Stage[] = [
  SUBMIT,
  stage('accept', '机器评价', '系统'),
  stage('end', '办结', '系统'),
];

/** The usual way of each process (domain 2.2–2.9), without the ways back. */
const STAGES: Readonly<Record<Exclude<HandledProcess, 'JBTS'>, readonly Stage[]>> = {
  PJSQ: [
    SUBMIT,
    stage('accept', '受理审查', '受理科'),
    stage('work', '核查', '专利服务科'),
    stage('confirm', '提交国家局前确认', APPLICANT),
    stage('after', '等待出具报告', '国家知识产权局'),
    stage('end', '办结', '专利服务科'),
  ],
  SXSS: [
    SUBMIT,
    stage('accept', '受理审查', '受理科'),
    stage('work', '核查', '信用监管科'),
    stage('end', '办结', '信用监管科'),
  ],
  WQYZ: [
    SUBMIT,
    stage('accept', '受理审查', '维权援助中心'),
    stage('work', '指派机构', '维权援助中心'),
    stage('plan', '拟定方案', '维权援助中心'),
    stage('confirm', '方案确认', APPLICANT),
    stage('after', '提供援助', '维权援助中心'),
    stage('end', '办结', '维权援助中心'),
  ],
  ZLJY: [
    SUBMIT,
    stage('accept', '审核', '专利运营科'),
    stage('shown', '公开展示', '专利运营科'),
    stage('end', '结束展示', '专利运营科'),
  ],
  SQQPG: ASSESSMENT,
  WDXPJ: ASSESSMENT,
  JZPJ: ASSESSMENT,
};

const COMPLAINT_STAGES: Readonly<Record<NonNullable<StoredApplication['way']>, readonly Stage[]>> =
  {
    ADJUDICATION: [
      SUBMIT,
      stage('accept', '立案审查', '受理科'),
      stage('answer', '送达答辩', '执法监督科'),
      stage('work', '口审与调查', '执法监督科'),
      stage('end', '裁决', '执法监督科'),
    ],
    COMPLAINT: [
      SUBMIT,
      stage('accept', '受理审查', '受理科'),
      stage('work', '调查与调解', '执法监督科'),
      stage('end', '办结', '执法监督科'),
    ],
    REPORT: [
      SUBMIT,
      stage('accept', '线索核实', '受理科'),
      stage('work', '调查处理', '执法监督科'),
      stage('end', '办结', '执法监督科'),
    ],
  };

type Travelling = Pick<
  StoredApplication,
  'processKey' | 'way' | 'automatic' | 'confirmation' | 'transferredTo'
>;

/** The usual way of a request. */
export function stagesOf({
  processKey,
  way = 'COMPLAINT',
  automatic,
}: Travelling): readonly Stage[] {
  if (automatic) return AUTOMATIC;
  return processKey === 'JBTS' ? COMPLAINT_STAGES[way] : STAGES[processKey];
}

/** What the office asks the applicant for while it works. */
export const MATERIAL = stage('material', '补充材料', APPLICANT);

const has = (stages: readonly Stage[], key: string) => stages.some((one) => one.key === key);

/** Where a request stands when it comes into a state. */
export function stageAt(application: Travelling, status: Status): Stage {
  const stages = stagesOf(application);
  const named = (key: string) => stages.find((one) => one.key === key) ?? SUBMIT;
  switch (status) {
    case 'SUBMITTED':
    case 'AUDITING':
      return named('accept');
    case 'RETURNED':
      return stage('supplement', '退回修改', APPLICANT);
    case 'PUBLISHED':
      return named('shown');
    case 'SUPPLEMENT':
      return stage('supplement', '补正', APPLICANT);
    case 'ACCEPTED':
      return named(has(stages, 'answer') ? 'answer' : 'work');
    case 'CONFIRM':
      return named('confirm');
    case 'PROCESSING':
      if (application.confirmation?.confirmedTime !== undefined) return named('after');
      return named(has(stages, 'plan') ? 'plan' : 'work');
    case 'TRANSFERRED':
      return stage('transfer', '移送', application.transferredTo ?? '其他部门');
    default:
      return named('end');
  }
}
