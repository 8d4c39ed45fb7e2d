import { HttpResponse, http } from 'msw';
import type { PatentRecord } from '../../../mock/contract';
import { catalogOf } from '../../../mock/data/catalog';
import { getState } from '../../../mock/state';
import type { CatalogSection } from '../../../src/services/di';
import { backEnd } from '../../support/backEnd';

const picture = (no: number, version = 1) => `/cnipr-service/test/${no}.svg?v=${version}`;

/** Drawings whose addresses carry a version, as those of a service that lets them expire. */
export function drawings(version = 1): NonNullable<PatentRecord['drawings']> {
  return [
    {
      no: 1,
      label: '图1',
      caption: '隔膜的结构示意图',
      url: picture(1, version),
      thumbUrl: `${picture(1, version)}&thumb=1`,
      isAbstract: true,
      numerals: ['10', '12'],
    },
    {
      no: 2,
      label: '图2',
      caption: '制备流程图',
      url: picture(2, version),
      thumbUrl: `${picture(2, version)}&thumb=1`,
      isAbstract: false,
      numerals: ['12'],
    },
  ];
}

/** A patent with something to say in every section. Everything in it is made up. */
export const FULL: PatentRecord = {
  id: 'T1',
  patentType: 'INVENTION_GRANT',
  applicationNumber: '202119900001.9',
  patentNumber: 'ZL 202119900001.9',
  publicationNumber: 'CN199000001A',
  grantNumber: 'CN199000001B',
  title: '一种固态电池隔膜及其制备方法',
  abstract: '本发明公开了一种固态电池隔膜，基膜10上设有涂层12，如图1所示。',
  filingDate: '2021-01-04',
  publicationDate: '2021-07-09',
  grantDate: '2023-05-12',
  expiryDate: '2041-01-04',
  priorities: [{ country: 'CN', number: 'CN 202019900009.0', date: '2020-01-06' }],
  pct: { applicationNo: 'PCT/CN2020/099999', applicationDate: '2020-12-30' },
  mainIpc: 'H01M50/409',
  ipcs: ['H01M50/409', 'H01M10/0525'],
  cpcs: ['H01M2004/027'],
  keywords: ['固态电池'],
  applicants: [
    { name: '苏州示例新材料有限公司', type: 'ENTERPRISE' },
    { name: '示例 AND 合作（常熟）研究院', type: 'INSTITUTE' },
  ],
  currentOwners: [{ name: '常熟示例电池有限公司', type: 'ENTERPRISE', since: '2024-03-01' }],
  inventors: [{ name: '张某' }, { name: '请求不公布姓名', undisclosed: true }],
  agency: { name: '苏州示例专利代理事务所', code: '32999' },
  agents: ['李某'],
  address: '215500 江苏省苏州市常熟市示例路1号',
  validity: 'VALID',
  latestLegalStatus: '专利权的转移',
  legalEvents: [
    {
      date: '2024-03-01',
      code: 'TR01',
      name: '专利权的转移',
      detail: '变更后：常熟示例电池有限公司',
    },
    { date: '2023-05-12', code: 'GR01', name: '授权' },
    { date: '2021-07-27', code: 'SE01', name: '实质审查的生效' },
    { date: '2021-07-09', name: '公布' },
  ],
  claims: [
    {
      no: 1,
      kind: 'INDEPENDENT',
      dependsOn: [],
      category: 'PRODUCT',
      text: '一种固态电池隔膜，其特征在于，包括基膜和涂层。',
    },
    {
      no: 2,
      kind: 'DEPENDENT',
      dependsOn: [1],
      category: 'PRODUCT',
      text: '根据权利要求1所述的隔膜，其特征在于，所述涂层（12）含有陶瓷。',
    },
    {
      no: 3,
      kind: 'DEPENDENT',
      dependsOn: [2],
      category: 'PRODUCT',
      text: '根据权利要求2所述的隔膜，其特征在于，所述陶瓷为氧化铝。',
    },
    {
      no: 4,
      kind: 'INDEPENDENT',
      dependsOn: [],
      category: 'METHOD',
      text: '一种隔膜的制备方法，其特征在于，在基膜上涂布浆料。',
    },
  ],
  description: {
    sections: [
      {
        heading: '技术领域',
        paragraphs: [{ no: '[0001]', text: '本发明涉及电池领域。', figures: [] }],
      },
      {
        heading: '附图说明',
        paragraphs: [
          { no: '[0002]', text: '图1为隔膜的结构示意图；', figures: [1] },
          { no: '[0003]', text: '图2为制备流程图。', figures: [2] },
        ],
      },
      {
        heading: '具体实施方式',
        paragraphs: [
          { no: '[0004]', text: '如图1所示，基膜10的表面设有涂层12。', figures: [1] },
          { no: '[0005]', text: '涂层12的厚度为2微米。', figures: [] },
        ],
      },
    ],
    numerals: [
      { numeral: '10', name: '基膜' },
      { numeral: '12', name: '涂层' },
    ],
  },
  drawings: drawings(),
  citations: [
    {
      direction: 'BACKWARD',
      number: 'CN199000002A',
      id: 'T2',
      title: '一种隔膜',
      applicant: '示例大学;苏州示例新材料有限公司',
      date: '2019-05-01',
      category: 'X',
      by: 'EXAMINER',
      claims: '1-3',
    },
    { direction: 'FORWARD', number: 'CN199000003A', title: '一种电池' },
  ],
  nonPatentCitations: ['某作者. 固态电池进展[J]. 示例学报, 2019.'],
  family: {
    simple: [{ number: 'CN199000001A', country: 'CN', id: 'T1' }],
    extended: [
      { number: 'CN199000001A', country: 'CN', id: 'T1' },
      { number: 'US20990000001A1', country: 'US' },
    ],
  },
  fees: [
    {
      annualYear: 5,
      amount: 1200,
      dueDate: '2025-01-04',
      paidDate: '2024-12-20',
      status: 'PAID',
    },
    {
      annualYear: 6,
      amount: 1200,
      dueDate: '2026-01-04',
      paidDate: '2026-02-20',
      status: 'PAID',
      surcharge: 60,
    },
  ],
  transfers: [
    {
      effectiveDate: '2024-03-01',
      before: '苏州示例新材料有限公司',
      after: '常熟示例电池有限公司',
      kind: '专利权',
    },
  ],
  licenses: [
    {
      recordNo: 'X2024990000001',
      kind: '普通许可',
      licensor: '甲示例公司',
      licensee: '乙示例公司',
    },
  ],
  pledges: [{ registerNo: 'Y2024990000001', pledgor: '甲示例公司', pledgee: '示例银行' }],
  openLicense: { declaredDate: '2024-06-01', feeStandard: '每年 1 万元', status: 'OPEN' },
  disputes: [{ kind: '无效', date: '2025-02-01', decisionNo: '599999', result: '维持有效' }],
  source: '示例数据',
};

/** What the large sets hold of many patents: a title and a number. */
export const SPARSE: PatentRecord = {
  id: 'S1',
  title: '吲哚衍生物',
  publicationNumber: 'CN199000009A',
};

/**
 * Serves a record, and the catalog that the mock would make of it unless another is given.
 *
 * @returns how often the record was read so far
 */
export function serve(
  record: PatentRecord | (() => PatentRecord),
  catalog?: readonly CatalogSection[],
): () => number {
  let reads = 0;
  const now = () => (typeof record === 'function' ? record() : record);
  backEnd.use(
    http.get('*/cnipr-service/api/front/patent/findOne', () => {
      reads += 1;
      return HttpResponse.json({ code: 0, data: now() });
    }),
    http.post('*/di-service/api/patent/detail/catalog', () =>
      HttpResponse.json({ code: 0, data: { content: catalog ?? catalogOf(now()) } }),
    ),
  );
  return () => reads;
}

/** How often a path was called, the calls of this test only. */
export function callCount(path: string): number {
  return getState().calls.filter((call) => call.path.endsWith(path)).length;
}
