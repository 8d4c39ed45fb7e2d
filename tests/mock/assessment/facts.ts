import type { AssessmentRun } from '../../../mock/assessment/scoring/assess';
import type {
  DocumentFacts,
  FieldFacts,
  PatentFacts,
} from '../../../mock/assessment/scoring/facts';

/** A granted invention of which everything is delivered. */
export const FACTS: PatentFacts = {
  title: '一种陶瓷涂覆隔膜及其制备方法',
  applicationNumber: '202110000001.5',
  patentType: 'INVENTION_GRANT',
  validity: 'VALID',
  filingDate: '2021-11-20',
  grantDate: '2023-05-12',
  ipcs: ['H01M50/409', 'H01M10/0525', 'C08J7/04'],
  applicants: [{ name: '苏州示例新材料有限公司' }],
  legalEvents: [{ date: '2023-05-12', code: 'GR01', name: '授权' }],
  claims: [
    {
      no: 1,
      kind: 'INDEPENDENT',
      dependsOn: [],
      category: 'PRODUCT',
      text: '一种陶瓷涂覆隔膜，其特征在于，包括聚烯烃基膜；位于基膜表面的勃姆石涂层；涂层厚度为2～4μm。',
    },
    {
      no: 2,
      kind: 'DEPENDENT',
      dependsOn: [1],
      category: 'PRODUCT',
      text: '根据权利要求1所述的陶瓷涂覆隔膜，其特征在于，所述勃姆石经硅烷偶联剂改性。',
    },
    {
      no: 3,
      kind: 'INDEPENDENT',
      dependsOn: [],
      category: 'METHOD',
      text: '一种隔膜的制备方法，其特征在于，将浆料以微凹版辊涂布于基膜；在60℃烘干。',
    },
  ],
  description: {
    sections: [
      {
        heading: '具体实施方式',
        paragraphs: [{ text: '聚烯烃基膜的表面涂布勃姆石涂层，陶瓷涂覆隔膜的涂层厚度为2至4μm。' }],
      },
    ],
  },
  drawings: [{}],
  citations: [{ direction: 'BACKWARD', number: 'CN199000001A', category: 'X' }],
  family: { simple: [{ country: 'CN' }, { country: 'US' }, { country: 'US' }] },
  counts: { citedBy: 7 },
  priorities: [],
  transfers: [],
  licenses: [{}],
  pledges: [],
  disputes: [],
  tags: {},
};

export const FIELD: FieldFacts = {
  ipcClass: 'H01M',
  years: [2019, 2020, 2021, 2022, 2023, 2024].map((year, index) => ({
    year,
    count: 10 + 4 * index,
  })),
  applicants: [
    { name: '甲公司', count: 20 },
    { name: '苏州示例新材料有限公司', count: 9 },
  ],
};

/** Has the first claim nearly word by word. */
export const SAME_DOCUMENT: DocumentFacts = {
  number: 'CN199000001A',
  title: '一种隔膜',
  date: '2015-01-07',
  origin: 'CITED',
  abstract:
    '一种陶瓷涂覆隔膜，包括聚烯烃基膜；位于基膜表面的勃姆石涂层，涂层厚度为2～4μm。隔膜的强度较高。',
};

export const OTHER_DOCUMENT: DocumentFacts = {
  number: 'CN199000002A',
  date: '2014-03-05',
  origin: 'KNOWN',
  abstract: '一种水泵的密封结构，泵壳与叶轮之间设有橡胶圈。',
};

export const RUN: AssessmentRun = {
  applyNo: 'JZPJ-20261120-000001',
  answers: {},
  baseDate: '2026-11-20',
  finishedTime: '2026-11-20 10:00:00',
  method: '指标评价',
  evaluator: '机器评价，仅供参考',
};

/** A request before filing with every answer. */
export const SOLUTION = {
  caseName: '一种陶瓷涂覆隔膜',
  targetType: ['INVENTION', 'UTILITY', 'PCT'],
  background: '现有隔膜在高温下收缩，容易引起短路，安全性不足，需要改进。',
  problem: '提高隔膜在高温下的尺寸稳定性，避免热收缩引起的短路问题。',
  solution:
    '在聚烯烃基膜的一面涂布勃姆石浆料并烘干，浆料含有经硅烷偶联剂改性的勃姆石颗粒和水性粘结剂，涂层厚度为二至四微米，烘干温度为六十摄氏度，涂布采用微凹版辊，走带速度每分钟三十米，得到热收缩率低的隔膜，用于动力电池。',
  effects: '在 150℃ 下加热 1 小时，热收缩率由 12% 降到 2%。',
  innovation: [
    { point: '勃姆石颗粒经硅烷偶联剂改性后与粘结剂结合' },
    { point: '以微凹版辊涂布并在六十摄氏度烘干' },
  ],
  embodiments: '实施例一：取勃姆石一百克。'.repeat(10),
  alternatives: '勃姆石可以换为氧化铝，粘结剂可以换为丙烯酸酯类。',
  data: '对比例一热收缩率 12%，实施例一 2%，样品各十片。',
  priorArt: [{ source: 'CN199000001A', difference: '没有硅烷偶联剂改性' }],
  disclosed: false,
  market: '动力电池隔膜，国内一年约 200 亿元，客户是电池厂。',
  products: '涂覆隔膜',
  plan: '自行生产',
  trl: '6',
} as const;
