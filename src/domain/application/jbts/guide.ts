import { type ComplaintWay, limitsOf, type ProcessLimits } from '../../workflow/limits';
import { limitInWords, type TimeLimit } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';
import { OTHER_SIDE_SEES } from './kind';

const LIMITS: Readonly<Record<ComplaintWay, ProcessLimits>> = {
  ADJUDICATION: limitsOf('JBTS', 'ADJUDICATION'),
  COMPLAINT: limitsOf('JBTS', 'COMPLAINT'),
  REPORT: limitsOf('JBTS', 'REPORT'),
};

/** What happens within a limit, in words; nothing where no limit is set. */
function within(limit: TimeLimit | undefined, before: string, after = ''): string[] {
  return limit ? [`${before} ${limitInWords(limit)}内${after}`] : [];
}

const { ADJUDICATION, COMPLAINT, REPORT } = LIMITS;

/** Guide to reports and complaints; facts of domain reference 2.3. */
export const JBTS_GUIDE: ServiceGuide = {
  basis: [
    '《中华人民共和国专利法》第六十五条、第六十八条',
    '《中华人民共和国商标法》第六十条、第六十一条',
    '国家关于市场监督管理投诉举报和专利侵权纠纷行政裁决的现行规定',
  ],
  conditions: [
    '投诉（请求处理）：权利人、被许可人或合法继承人，须实名并提供权利证明',
    '举报：任何单位和个人发现违法线索都可以提出，可以匿名',
    '有明确的被举报（投诉）人、事实和证据',
    '发生地在本市；不属于本市管辖的，核实后告知或移送',
    '侵犯专利权纠纷请求行政裁决的，没有就同一纠纷向法院起诉',
  ],
  steps: [
    '网上填写并上传证据，实名或匿名提交',
    '受理科审查或核实线索，决定受理（立案）、要求补正或不予受理',
    '请求行政裁决的：送达被请求人答辩',
    '调查、口头审理或调解',
    '作出裁决或处理决定；属于公安、法院、其他部门或电商平台处理的，移送',
    '实名的，告知结果；匿名的，凭办件编号和查询码查询',
  ],
  limits: [
    ...within(ADJUDICATION.accept, '专利侵权纠纷行政裁决：提交后', '立案审查'),
    ...within(ADJUDICATION.answer, '专利侵权纠纷行政裁决：被请求人收到副本后', '答辩'),
    ...within(ADJUDICATION.finish, '专利侵权纠纷行政裁决：受理后', '裁决，可以依法延长'),
    ...within(COMPLAINT.accept, '其他投诉：提交后', '决定是否受理'),
    ...within(COMPLAINT.finish, '其他投诉：受理后', '结束调解'),
    ...within(REPORT.accept, '举报：提交后', '核实线索，决定是否立案'),
    ...within(COMPLAINT.supplement, '补正：收到通知后'),
  ],
  fee: '不收费',
  results: [
    '行政裁决：认定侵权、不侵权、调解、撤回或驳回',
    '投诉、举报：调解结果、立案查处或不予立案的告知',
    '不予受理的，写明理由',
  ],
  disclosure: [
    `请求行政裁决的：${OTHER_SIDE_SEES.ADJUDICATION}`,
    `其他投诉：${OTHER_SIDE_SEES.COMPLAINT}`,
    `举报：${OTHER_SIDE_SEES.REPORT}`,
  ],
};
