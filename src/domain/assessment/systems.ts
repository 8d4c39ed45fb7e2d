import type { PatentKind } from '../patentLabels';
import type { AssessmentKind, AssessmentWeights, ValueScene } from './result';

/** An indicator of a system, with its weight. */
interface IndicatorRule {
  readonly code: string;
  readonly name: string;
  readonly weight: number;
  readonly group?: { readonly code: string; readonly name: string };
}

interface DimensionRule {
  readonly code: string;
  readonly name: string;
  readonly weight: number;
  readonly indicators: readonly IndicatorRule[];
}

/** A grade, reached from a total on. */
interface GradeRule {
  readonly grade: string;
  readonly label: string;
  readonly from: number;
}

/** A score at or below which the grade is the lowest, whatever the total. */
interface VetoRule {
  readonly code: string;
  readonly atMost: number;
  readonly reason: string;
}

/** A system of indicators with its weights and grades (domain reference, section 6). */
export interface IndexSystem {
  readonly key: 'VALUE' | 'STABILITY' | 'STABILITY_DESIGN' | 'PRE';
  readonly kind: AssessmentKind;
  /** Name and version; frozen with every result. */
  readonly model: string;
  readonly dimensions: readonly DimensionRule[];
  /** The highest first; the last is the lowest, from 0. */
  readonly grades: readonly GradeRule[];
  readonly vetoes: readonly VetoRule[];
  readonly disclaimer: string;
}

type Row = readonly [code: string, name: string, weight: number];

/** Second-level parts of the value system with their indicators (GB/T 42748). */
function groups(...rows: readonly (readonly [string, string, ...Row[]])[]): IndicatorRule[] {
  return rows.flatMap(([code, name, ...indicators]) =>
    indicators.map(([own, ownName, weight]) => ({
      code: own,
      name: ownName,
      weight,
      group: { code, name },
    })),
  );
}

const plain = (...rows: readonly Row[]): IndicatorRule[] =>
  rows.map(([code, name, weight]) => ({ code, name, weight }));

/** Systems without a second level above the grounds: each ground is a part of its own. */
const grounds = (...rows: readonly Row[]): DimensionRule[] =>
  rows.map(([code, name, weight]) => ({
    code,
    name,
    weight,
    indicators: plain([code, name, weight]),
  }));

/** Value: 3 first-level, 14 second-level and 27 third-level indicators (domain reference 6.1). */
export const VALUE_SYSTEM: IndexSystem = {
  key: 'VALUE',
  kind: 'VALUE',
  model: '专利价值评价指标体系（参照 GB/T 42748—2023）1.0',
  dimensions: [
    {
      code: 'L',
      name: '法律价值',
      weight: 30,
      indicators: groups(
        [
          'L1',
          '权利稳定性',
          ['L11', '确权历史与可专利性', 5],
          ['L12', '权利要求撰写质量', 3],
          ['L13', '公开充分与支持', 2],
        ],
        [
          'L2',
          '权利保护范围',
          ['L21', '独立权利要求范围', 4],
          ['L22', '权利要求布局层次', 2],
          ['L23', '地域与同族', 2],
        ],
        ['L3', '侵权可判定性', ['L31', '侵权可发现性', 4], ['L32', '比对与举证难易', 3]],
        ['L4', '依赖度', ['L41', '对在先权利的依赖', 3], ['L42', '自由实施风险', 2]],
      ),
    },
    {
      code: 'T',
      name: '技术价值',
      weight: 40,
      indicators: groups(
        ['T1', '技术先进性', ['T11', '技术效果', 6], ['T12', '创新程度与被引', 4]],
        ['T2', '技术替代性', ['T21', '替代方案', 4], ['T22', '规避难度', 3]],
        ['T3', '技术适用范围', ['T31', '应用领域广度', 6]],
        ['T4', '技术独立性', ['T41', '配套技术依存', 5]],
        ['T5', '技术成熟度', ['T51', '成熟度等级', 7]],
        ['T6', '技术领域发展态势', ['T61', '领域申请趋势', 3], ['T62', '生命周期阶段', 2]],
      ),
    },
    {
      code: 'E',
      name: '经济价值',
      weight: 30,
      indicators: groups(
        ['E1', '剩余经济寿命', ['E11', '剩余法定保护期', 3], ['E12', '技术经济寿命', 3]],
        ['E2', '竞争态势', ['E21', '竞争者与集中度', 4], ['E22', '权利人市场地位', 3]],
        ['E3', '市场应用情况', ['E31', '实施与收入', 6], ['E32', '潜在市场规模', 4]],
        ['E4', '专利运营状况', ['E41', '转让许可质押记录', 4], ['E42', '诉讼无效与获奖', 3]],
      ),
    },
  ],
  grades: [
    { grade: 'A', label: '高价值', from: 85 },
    { grade: 'B', label: '较高', from: 70 },
    { grade: 'C', label: '一般', from: 55 },
    { grade: 'D', label: '较低', from: 0 },
  ],
  vetoes: [],
  disclaimer:
    '本结果依据所列数据和权重得出，仅供参考，不构成资产评估报告或者法律意见，不能直接作为交易、质押、出资或者诉讼的依据。',
};

const STABILITY_GRADES: readonly GradeRule[] = [
  { grade: '1', label: '强', from: 80 },
  { grade: '2', label: '较强', from: 65 },
  { grade: '3', label: '一般', from: 50 },
  { grade: '4', label: '弱', from: 0 },
];

const STABILITY_VETOES: readonly VetoRule[] = [
  { code: 'S1', atMost: 2, reason: '新颖性一项不高于 2 分，等级按最低一档' },
  { code: 'S2', atMost: 2, reason: '创造性一项不高于 2 分，等级按最低一档' },
];

const STABILITY_DISCLAIMER =
  '本结果仅供参考，不替代国家知识产权局专利权评价报告或无效宣告审查决定，也不构成法律意见。';

/** Stability of inventions and utility models (domain reference 6.2). */
export const STABILITY_SYSTEM: IndexSystem = {
  key: 'STABILITY',
  kind: 'STABILITY',
  model: '专利稳定性评价指标体系（发明、实用新型）1.0',
  dimensions: grounds(
    ['S1', '新颖性（法 22.2）', 20],
    ['S2', '创造性（法 22.3）', 30],
    ['S3', '保护客体与实用性（法 2、5、25、22.4）', 5],
    ['S4', '公开充分（法 26.3）', 10],
    ['S5', '权利要求清楚、得到支持（法 26.4）', 15],
    ['S6', '修改超范围、必要技术特征（法 33、细则 23.2）', 8],
    ['S7', '优先权、同日申请、权属', 5],
    ['S8', '客观数据信号', 7],
  ),
  grades: STABILITY_GRADES,
  vetoes: STABILITY_VETOES,
  disclaimer: STABILITY_DISCLAIMER,
};

/** Stability of designs (domain reference 6.2). */
export const STABILITY_DESIGN_SYSTEM: IndexSystem = {
  key: 'STABILITY_DESIGN',
  kind: 'STABILITY',
  model: '专利稳定性评价指标体系（外观设计）1.0',
  dimensions: grounds(
    ['S1', '与现有设计相同或实质相同（法 23.1）', 35],
    ['S2', '与现有设计或其特征组合的明显区别（法 23.2）', 30],
    ['S3', '与在先权利冲突（法 23.3）', 15],
    ['S4', '图片或照片清楚显示（法 27.2）', 10],
    ['S5', '修改超范围（法 33）', 5],
    ['S6', '客观数据信号', 5],
  ),
  grades: STABILITY_GRADES,
  vetoes: [
    { code: 'S1', atMost: 2, reason: '与现有设计相同一项不高于 2 分，等级按最低一档' },
    { code: 'S2', atMost: 2, reason: '明显区别一项不高于 2 分，等级按最低一档' },
  ],
  disclaimer: STABILITY_DISCLAIMER,
};

/** Assessment before filing (domain reference 6.3). */
export const PRE_SYSTEM: IndexSystem = {
  key: 'PRE',
  kind: 'PRE',
  model: '专利申请前评估指标体系 1.0',
  dimensions: [
    {
      code: 'P1',
      name: '可专利性',
      weight: 40,
      indicators: plain(
        ['P11', '保护客体', 4],
        ['P12', '新颖性', 14],
        ['P13', '创造性', 18],
        ['P14', '实用性', 4],
      ),
    },
    {
      code: 'P2',
      name: '技术价值',
      weight: 25,
      indicators: plain(['P21', '先进性', 9], ['P22', '可替代与规避难度', 8], ['P23', '成熟度', 8]),
    },
    {
      code: 'P3',
      name: '市场前景',
      weight: 20,
      indicators: plain(
        ['P31', '市场规模', 7],
        ['P32', '实施计划与产品匹配', 7],
        ['P33', '侵权可发现性', 6],
      ),
    },
    {
      code: 'P4',
      name: '文本与布局',
      weight: 15,
      indicators: plain(
        ['P41', '交底充分度', 6],
        ['P42', '保护范围合理性', 5],
        ['P43', '布局（同族、PCT、组合）', 4],
      ),
    },
  ],
  grades: [
    { grade: 'A', label: '建议优先申请', from: 80 },
    { grade: 'B', label: '建议申请', from: 65 },
    { grade: 'C', label: '完善后申请', from: 50 },
    { grade: 'D', label: '暂不建议', from: 0 },
  ],
  vetoes: [
    { code: 'P11', atMost: 0, reason: '保护客体为 0 分，等级按最低一档' },
    { code: 'P12', atMost: 2, reason: '新颖性不高于 2 分，等级按最低一档' },
  ],
  disclaimer:
    '本结果依据所填内容和所列数据得出，仅供申请人内部决策参考，不构成授权前景的承诺或者法律意见。',
};

/** Scenes of a value assessment with the weights of the first level (domain reference 6.1). */
export const VALUE_SCENES: Readonly<
  Record<ValueScene, { readonly label: string; readonly weights: Readonly<Record<string, number>> }>
> = {
  MANAGE: { label: '管理', weights: { L: 30, T: 40, E: 30 } },
  LICENSE: { label: '许可转让', weights: { L: 30, T: 35, E: 35 } },
  FINANCE: { label: '金融', weights: { L: 35, T: 25, E: 40 } },
  REPORT: { label: '财务报告', weights: { L: 25, T: 30, E: 45 } },
  INFRINGE: { label: '侵权救济', weights: { L: 50, T: 30, E: 20 } },
  OTHER: { label: '其他', weights: { L: 34, T: 33, E: 33 } },
};

/** The system of a kind; designs have their own of stability. */
export function systemOf(kind: AssessmentKind, patentKind?: PatentKind): IndexSystem {
  if (kind === 'PRE') return PRE_SYSTEM;
  if (kind === 'VALUE') return VALUE_SYSTEM;
  return patentKind === 'DESIGN' ? STABILITY_DESIGN_SYSTEM : STABILITY_SYSTEM;
}

/** The weights of a system, those of the first level by the scene for values. */
export function weightsOf(system: IndexSystem, scene?: ValueScene): AssessmentWeights {
  const dimensions: Record<string, number> = {};
  const indicators: Record<string, number> = {};
  for (const { code, weight, indicators: own } of system.dimensions) {
    dimensions[code] = weight;
    for (const indicator of own) indicators[indicator.code] = indicator.weight;
  }
  if (scene !== undefined && system.kind === 'VALUE') {
    Object.assign(dimensions, VALUE_SCENES[scene].weights);
  }
  return { dimensions, indicators };
}
