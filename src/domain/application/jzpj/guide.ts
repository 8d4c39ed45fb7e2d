import { limitsOf } from '../../workflow/limits';
import { limitInWords } from '../../workflow/workingDays';
import type { ServiceGuide } from '../guide';
import { MOST_PATENTS } from './patents';

const { accept, supplement } = limitsOf('JZPJ');

/** Guide to the evaluation of value; facts of domain references 2.9 and 6.1. */
export const JZPJ_GUIDE: ServiceGuide = {
  basis: ['《专利评估指引》（GB/T 42748-2023）'],
  conditions: [
    `审中或有效的专利，一次 1～${MOST_PATENTS} 件；已失效的不能评价`,
    '有权提交所填的经营和财务数据',
    '评估基准日在今天之前 365 天以内',
  ],
  steps: [
    '填写专利号，平台自动填入专利信息',
    '选择评估场景、基准日和方法，填写实施和经济数据',
    '指标评价：提交后即得机器评价结果，可以调整权重',
    '收益法、市场法、成本法：受理后由评估人员测算',
    '需要时请您确认数据，办结后在网上查看和打印结果',
  ],
  limits: [
    '指标评价：提交后即时完成',
    `其他方法受理：提交后 ${limitInWords(accept)}内`,
    `补正：收到通知后 ${limitInWords(supplement)}内`,
  ],
  fee: '不收费',
  results: [
    '评价结果：总分和等级，法律、技术、经济三个维度的指标及其依据',
    '评价结果不构成资产评估报告或法律意见',
  ],
};
