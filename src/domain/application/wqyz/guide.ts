import { limitsOf } from '../../workflow/limits';
import { limitInWords } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';

const { accept, supplement, appeal } = limitsOf('WQYZ');

/** Words on the appeal against a refusal, where one is provided for. */
const APPEAL = appeal ? [`不服不予受理决定的，收到决定后 ${limitInWords(appeal)}内可以申诉`] : [];

/** Guide to aid in the protection of rights; facts of domain reference 2.5. */
export const WQYZ_GUIDE: ServiceGuide = {
  hotline: '知识产权维权援助热线：12330',
  basis: [
    '《知识产权强国建设纲要（2021—2035 年）》',
    '国家知识产权局《关于进一步加强知识产权维权援助工作的指导意见》',
  ],
  conditions: [
    '户籍地（住所地）、经常居住地、营业地、侵权行为发生地，至少一项在本市',
    '有明确的援助事项、事由和证明材料',
    '申请调解的，须双方都同意',
    '申请经费资助的，须有经济困难证明',
  ],
  steps: [
    '网上填写申请并上传材料',
    '受理科审查管辖、事由和材料',
    '指派合作机构或专家，形成援助方案',
    '您确认方案',
    '提供援助，形成咨询意见、判定参考意见、调解结果或服务记录',
    '办结，您在网上查看和下载结果',
  ],
  limits: [
    `审查：提交后 ${limitInWords(accept)}内`,
    `补正：收到通知后 ${limitInWords(supplement)}内，逾期视为撤回`,
    ...APPEAL,
  ],
  fee: '不收费',
  results: ['咨询意见、侵权判定参考意见、方案、服务记录或调解结果', '不予受理或终止的，写明理由'],
};
