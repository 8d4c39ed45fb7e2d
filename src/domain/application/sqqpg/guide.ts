import { limitsOf } from '../../workflow/limits';
import { limitInWords } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';

const { accept, supplement } = limitsOf('SQQPG');

/** Guide to the evaluation before filing; facts of domain references 2.7 and 6.3. */
export const SQQPG_GUIDE: ServiceGuide = {
  basis: [
    '《中华人民共和国专利法》第二条、第四条、第五条、第二十二条至第二十五条',
    '教育部、国家知识产权局、科技部《关于提升高等学校专利质量促进转化运用的若干意见》',
  ],
  conditions: [
    '还没有提出专利申请的技术方案或外观设计，一次评估一个',
    '不涉及国家秘密；涉及国家秘密的不得在本平台填写和提交',
    '有能说明技术问题、技术方案和有益效果的技术交底书',
    '由有权提出专利申请的单位或个人提出',
  ],
  steps: [
    '网上填写技术信息和市场信息，上传技术交底书；填写时可以随时看到交底是否充分',
    '受理人员核对材料',
    '评估人员检索现有技术，按可专利性、技术价值、市场前景、文本与布局评分',
    '需要时向您提问，您答复后继续',
    '出具评估结果：等级、最接近的文件、建议的申请类型和时机、风险',
  ],
  limits: [
    `受理：提交后 ${limitInWords(accept)}内`,
    `补正：收到通知后 ${limitInWords(supplement)}内`,
    '已公开的，宽限期为申请日以前 6 个月，评估不延长宽限期',
  ],
  fee: '不收费',
  results: [
    '评估报告：A 建议优先申请、B 建议申请、C 完善后申请、D 暂不建议，仅供参考',
    '不予受理的，写明理由',
  ],
};
