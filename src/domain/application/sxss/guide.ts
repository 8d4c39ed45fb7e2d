import { limitsOf } from '../../workflow/limits';
import { limitInWords } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';
import { OBJECTION_LIMIT } from './gates';

const { accept, supplement, finish } = limitsOf('SXSS');

/** Guide to objections and repairs; facts of domain reference 1.7 and 2.4. */
export const SXSS_GUIDE: ServiceGuide = {
  basis: [
    '《国家知识产权局知识产权信用管理规定》',
    '《市场监督管理信用修复管理办法》',
    '《市场监督管理严重违法失信名单管理办法》',
  ],
  conditions: [
    '只能对本主体的失信记录提出；一条记录同时只能有一件在办的申请',
    `异议申诉：认为认定有误的，收到认定文书之日起 ${limitInWords(OBJECTION_LIMIT)}内提出`,
    '信用修复：一般失信，自认定之日起满 6 个月，已纠正，其后没有新的失信行为',
    '移出名单：严重违法失信，列入满 1 年可申请提前移出，满 3 年可申请期满移出',
    '距上次信用修复不满 1 年的，不能再次申请修复',
    '非正常专利申请及时纠正的，可能不再认定为失信，可以此为由提出异议申诉',
  ],
  steps: [
    '在失信名单中选择本主体的记录，填写申请并上传材料',
    '受理科核对主体和材料',
    '信用监管科核查事实和纠正情况',
    '作出决定；结果更新记录的修复状态，修复结果公示',
  ],
  limits: [
    `受理：提交后 ${limitInWords(accept)}内`,
    `补正：收到通知后 ${limitInWords(supplement)}内`,
    ...(finish ? [`核查：受理后 ${limitInWords(finish)}内`] : []),
  ],
  fee: '不收费',
  results: [
    '异议申诉：成立，撤销认定；部分成立，更正；不成立，维持',
    '信用修复、移出名单：准予修复或不予修复',
    '不予受理的，写明理由',
  ],
};
