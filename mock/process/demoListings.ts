import { plusDays } from '../data/days';
import { type DemoForm, ENTERPRISE, PERSON } from './demoForms';

/** Patents of the generated set, as the form takes them from their records. */
const PATENTS = {
  adhesive: {
    applicationNumber: '202019900032.X',
    title: '增韧聚氨酯胶粘剂、制备方法和应用',
    patentKind: 'INVENTION',
    validity: 'VALID',
    owners: '苏州合曜示例新材料（集团）有限公司',
    expiryDate: '2040-06-01',
    mainIpc: 'C09J175/08',
  },
  catalyst: {
    applicationNumber: '202119900010.8',
    title: '一种无卤阻燃的耐候加氢催化剂',
    patentKind: 'INVENTION',
    validity: 'VALID',
    owners: '常熟莫城示例新材料股份有限公司',
    expiryDate: '2041-02-07',
    mainIpc: 'B01J23/89',
  },
  fibre: {
    applicationNumber: '202119900018.4',
    title: '可降解涤纶复合纤维、制备方法和应用',
    patentKind: 'INVENTION',
    validity: 'VALID',
    owners: '常熟拓新示例纺织（集团）有限公司',
    expiryDate: '2041-03-26',
    mainIpc: 'D01F8/14',
  },
  composite: {
    applicationNumber: '202119900028.8',
    title: '水性改性聚丙烯复合材料的制备方法',
    patentKind: 'INVENTION',
    validity: 'VALID',
    owners: '常熟清和示例涂料有限公司',
    expiryDate: '2041-04-27',
    mainIpc: 'C08L23/12',
  },
} as const;

const OWNERSHIP = [{ category: 'ownership', name: '专利权转让合同.pdf' }];

const publisher = ({
  applicantType,
  applicantName,
  contactName,
  contactMobile,
}: typeof PERSON | typeof ENTERPRISE) => ({
  applicantType,
  applicantName,
  contactName,
  contactMobile,
  hasAgent: false,
  showPublisher: true,
});

interface Offer {
  readonly title: string;
  readonly patents: readonly (keyof typeof PATENTS)[];
  readonly type: string;
  readonly matter: string;
  readonly validUntil: string;
  readonly price?: Record<string, unknown>;
}

/** Answers of an offer of the demo enterprise. */
function offer({ title, patents, type, matter, validUntil, price }: Offer) {
  return {
    direction: 'SUPPLY',
    title,
    industryTypeIds: ['C26'],
    transactionTypeIds: [type],
    patents: patents.map((key) => PATENTS[key]),
    summary: `${matter}，已完成小批量试制，性能数据齐备，可提供样品供验证。`,
    advantages: '原料易得，工艺窗口宽，可在现有产线上实施。',
    applications: '新材料制品的生产企业。',
    maturity: 'SMALL_BATCH',
    ...(price ?? { priceMode: 'FIXED', priceMin: '30', payMethods: ['LUMP'] }),
    ...(['3', '6'].includes(type) && {
      licenseArea: '中国',
      licenseFrom: '2027-01-01',
      licenseTo: '2031-12-31',
    }),
    ...publisher(ENTERPRISE),
    contactPhone: '0512-20000000',
    contactEmail: 'ip@enterprise.example',
    validUntil,
  };
}

const published = (daysAgo: number) => ({ daysAgo, role: 'REVIEWER', to: 'PUBLISHED' });

/**
 * Listings of the demo accounts, one of the enterprise in every state.
 *
 * @param today `YYYY-MM-DD`
 */
export function demoListings(today: string): DemoForm[] {
  const own = (form: Pick<DemoForm, 'daysAgo' | 'formData' | 'moves'>): DemoForm => ({
    account: 'enterprise',
    processKey: 'ZLJY',
    files: OWNERSHIP,
    ...form,
  });
  const later = (days: number) => plusDays(today, days);
  return [
    own({
      daysAgo: 1,
      formData: offer({
        title: '增韧聚氨酯胶粘剂专利权转让',
        patents: ['adhesive'],
        type: '1',
        matter: '增韧聚氨酯胶粘剂的配方和制备方法',
        validUntil: later(150),
      }),
      moves: [],
    }),
    own({
      daysAgo: 9,
      formData: offer({
        title: '加氢催化剂专利普通许可',
        patents: ['catalyst'],
        type: '3',
        matter: '无卤阻燃的加氢催化剂及其应用',
        validUntil: later(120),
        price: { priceMode: 'NEGOTIABLE', payMethods: ['LUMP', 'INSTALMENT'] },
      }),
      moves: [
        {
          daysAgo: 7,
          role: 'REVIEWER',
          to: 'RETURNED',
          opinion: '简介过于笼统，请修改后重新提交。',
          supplement: {
            items: [
              { field: 'summary', requirement: '请写明催化剂的使用条件和主要性能数据。' },
              { field: 'licenseArea', requirement: '请核对许可地域是否为全国。' },
            ],
          },
        },
      ],
    }),
    own({
      daysAgo: 40,
      formData: offer({
        title: '可降解涤纶复合纤维专利开放许可',
        patents: ['fibre'],
        type: '6',
        matter: '可降解涤纶复合纤维的制备方法',
        validUntil: later(90),
        price: { priceMode: 'FIXED', priceMin: '5', payMethods: ['LUMP'] },
      }),
      moves: [published(38)],
    }),
    own({
      daysAgo: 60,
      formData: offer({
        title: '新材料专利包（2 件）转让',
        patents: ['composite', 'adhesive'],
        type: '1',
        matter: '聚丙烯复合材料和聚氨酯胶粘剂的成套技术',
        validUntil: later(30),
        price: {
          priceMode: 'RANGE',
          priceMin: '60',
          priceMax: '90',
          payMethods: ['LUMP', 'INSTALMENT'],
        },
      }),
      moves: [published(58)],
    }),
    own({
      daysAgo: 100,
      formData: offer({
        title: '水性聚丙烯复合材料专利转让',
        patents: ['composite'],
        type: '1',
        matter: '水性改性聚丙烯复合材料的制备方法',
        validUntil: later(60),
      }),
      moves: [
        published(98),
        { daysAgo: 50, listing: { action: 'offline', body: { reason: '改为打包转让。' } } },
      ],
    }),
    own({
      daysAgo: 200,
      formData: offer({
        title: '涤纶复合纤维技术合作实施',
        patents: ['fibre'],
        type: '10',
        matter: '可降解涤纶复合纤维的成套技术',
        validUntil: later(-20),
      }),
      moves: [published(198)],
    }),
    own({
      daysAgo: 150,
      formData: offer({
        title: '聚氨酯胶粘剂专利普通许可',
        patents: ['adhesive'],
        type: '3',
        matter: '增韧聚氨酯胶粘剂的配方和制备方法',
        validUntil: later(20),
      }),
      moves: [
        published(148),
        {
          daysAgo: 70,
          listing: {
            action: 'deal',
            body: {
              transactionTypeId: '3',
              month: plusDays(today, -71).slice(0, 7),
              amount: 12.5,
              buyer: '常熟示例胶粘制品有限公司',
            },
          },
        },
      ],
    }),
    own({
      daysAgo: 80,
      formData: offer({
        title: '催化剂专利权转让信息',
        patents: ['catalyst'],
        type: '1',
        matter: '加氢催化剂的制备和应用',
        validUntil: later(40),
      }),
      moves: [
        published(78),
        {
          daysAgo: 30,
          role: 'REVIEWER',
          to: 'BLOCKED',
          opinion: '经核实，标价与实际不符，予以屏蔽。',
        },
      ],
    }),
    {
      account: 'person',
      processKey: 'ZLJY',
      daysAgo: 20,
      files: [],
      formData: {
        direction: 'DEMAND',
        title: '寻求复合纤维抗起球整理技术',
        industryTypeIds: ['C17'],
        transactionTypeIds: ['3', '11'],
        technicalField: '纺织与功能纤维：涤纶复合纤维',
        ipcs: 'D01F8/14；D06M15/00',
        summary: '个体经营床品面料，希望引进复合纤维的抗起球整理技术，要求水洗五十次后仍达到四级。',
        problem: '现有涤纶复合纤维面料水洗后容易起球，退货多。',
        targets: '水洗五十次后抗起球四级以上。',
        priceMode: 'RANGE',
        budgetMin: '3',
        budgetMax: '8',
        licenseArea: '中国',
        licenseFrom: '2027-01-01',
        licenseTo: '2029-12-31',
        ...publisher(PERSON),
        showPublisher: false,
        validUntil: later(100),
      },
      moves: [published(18)],
    },
  ];
}
