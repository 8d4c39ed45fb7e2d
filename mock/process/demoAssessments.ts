import { addDays } from '../../src/domain/calendar';
import {
  DISPENSER_DESIGN,
  DRINK,
  HELD_THREAD,
  KILN,
  SEPARATOR,
  valued,
} from './demoAssessedPatents';
import { accepted, type DemoForm, ENTERPRISE, PERSON, processing } from './demoForms';
import { COATING, WEAK_IDEA } from './demoIdeas';

const STABILITY_FILES = [{ category: 'prosecution', name: '审查意见通知书.pdf' }];
const VALUE_FILES = [{ category: 'ownership', name: '专利证书.pdf' }];
const IDEA_FILES = [{ category: 'disclosure', name: '技术交底书.pdf' }];

const STABILITY = { textSource: 'RECORD', claimScope: 'ALL', position: 'NEUTRAL' };
const INDEX = { method: 'INDEX', implementation: 'NONE' };

const finished = (daysAgo: number): DemoForm['moves'][number] => ({
  daysAgo,
  role: 'REVIEWER',
  to: 'FINISHED',
  result: { conclusion: 'DONE' },
});

/**
 * Assessments with which the mock begins: every kind, most states, two runs of one patent.
 *
 * @param today `YYYY-MM-DD`
 */
export function demoAssessments(today: string): DemoForm[] {
  const before = (days: number) => addDays(today, -days);
  /** Revenue in 万元 of the years before a day, the latest last. */
  const revenue = (day: string, ...amounts: readonly string[]) =>
    amounts.map((amount, index) => ({
      year: String(Number(day.slice(0, 4)) - amounts.length + index),
      amount,
    }));
  return [
    {
      account: 'enterprise',
      processKey: 'JZPJ',
      daysAgo: 190,
      name: 'separator',
      formData: {
        ...ENTERPRISE,
        ...INDEX,
        baseDate: before(190),
        patents: [valued(SEPARATOR)],
        scene: 'MANAGE',
      },
      files: VALUE_FILES,
      moves: [],
    },
    {
      account: 'enterprise',
      processKey: 'JZPJ',
      daysAgo: 21,
      copyOf: 'separator',
      formData: {
        ...ENTERPRISE,
        baseDate: before(21),
        patents: [valued(SEPARATOR)],
        scene: 'FINANCE',
        method: 'INDEX',
        implementation: 'FULL',
        products: '固态电池用复合隔膜',
        revenue3y: revenue(before(21), '860', '1420', '2310'),
        profitRate: '18',
        marketSize: '56000',
        marketShare: '4.1',
        remainingLife: '6',
        operations: '2019 年起普通许可一家电池企业使用。',
        techSelf: [
          { indicator: 'T11', score: '4', basis: '阻抗降低约 30%，有第三方检测报告。' },
          { indicator: 'T51', score: '5', basis: '已批量生产。' },
        ],
      },
      files: [...VALUE_FILES, { category: 'implementation', name: '检测报告.pdf' }],
      moves: [],
    },
    {
      account: 'enterprise',
      processKey: 'JZPJ',
      daysAgo: 75,
      formData: {
        ...ENTERPRISE,
        baseDate: before(75),
        patents: [valued(DRINK), valued(HELD_THREAD), valued(KILN)],
        scene: 'FINANCE',
        method: 'INCOME',
        implementation: 'PARTIAL',
        products: '发酵饮料、穿刺器、干燥窑',
        revenue3y: revenue(before(75), '3800'),
        profitRate: '22.5',
        marketSize: '120000',
        marketShare: '3.2',
        awards: '2024 年示例市专利优秀奖',
      },
      files: [...VALUE_FILES, { category: 'finance', name: '收入明细.pdf' }],
      moves: [accepted(73), processing(72), finished(52)],
    },
    {
      account: 'enterprise',
      processKey: 'JZPJ',
      daysAgo: 2,
      formData: {
        ...ENTERPRISE,
        baseDate: before(2),
        patents: [valued(KILN)],
        scene: 'LICENSE',
        method: 'COST',
        implementation: 'NONE',
        rdCost: '210',
        maintainCost: '6.5',
      },
      files: [...VALUE_FILES, { category: 'finance', name: '研发支出明细.pdf' }],
      moves: [],
    },
    {
      account: 'enterprise',
      processKey: 'WDXPJ',
      daysAgo: 44,
      formData: {
        ...ENTERPRISE,
        ...HELD_THREAD,
        ...STABILITY,
        purpose: 'LITIGATION',
        depth: 'QUICK',
        knownDocs: [{ source: 'CN201990022Y', note: '公开了防滑螺纹，影响权利要求 1。' }],
      },
      files: STABILITY_FILES,
      moves: [],
    },
    {
      account: 'enterprise',
      processKey: 'WDXPJ',
      daysAgo: 33,
      formData: {
        ...ENTERPRISE,
        ...DISPENSER_DESIGN,
        ...STABILITY,
        textSource: 'UPLOAD',
        purpose: 'TRADE',
        position: 'ACQUIRER',
        depth: 'QUICK',
      },
      files: [{ category: 'grantText', name: '授权公告文本.pdf' }],
      moves: [],
    },
    {
      account: 'enterprise',
      processKey: 'WDXPJ',
      daysAgo: 9,
      formData: {
        ...ENTERPRISE,
        ...SEPARATOR,
        ...STABILITY,
        purpose: 'PLEDGE',
        depth: 'STANDARD',
        disputeInfo: '拟以本专利质押融资，银行要求说明权利的稳定性。',
      },
      files: STABILITY_FILES,
      moves: [accepted(7), processing(5)],
    },
    {
      account: 'enterprise',
      processKey: 'WDXPJ',
      daysAgo: 120,
      formData: {
        ...ENTERPRISE,
        ...KILN,
        ...STABILITY,
        purpose: 'INTERNAL',
        depth: 'STANDARD',
      },
      files: STABILITY_FILES,
      moves: [{ daysAgo: 119, action: 'withdraw' }],
    },
    {
      account: 'enterprise',
      processKey: 'SQQPG',
      daysAgo: 64,
      formData: { ...ENTERPRISE, ...COATING },
      files: [...IDEA_FILES, { category: 'data', name: '剥离强度测试记录.pdf' }],
      moves: [
        accepted(63),
        processing(62),
        { daysAgo: 58, role: 'HANDLER', to: 'CONFIRM' },
        { daysAgo: 57, action: 'confirm' },
        finished(50),
      ],
    },
    {
      account: 'enterprise',
      processKey: 'SQQPG',
      daysAgo: 150,
      formData: { ...ENTERPRISE, ...WEAK_IDEA },
      files: IDEA_FILES,
      moves: [accepted(148), processing(147), finished(140)],
    },
    {
      account: 'enterprise',
      processKey: 'SQQPG',
      daysAgo: 5,
      formData: {
        ...ENTERPRISE,
        ...COATING,
        caseName: '一种隔膜涂覆浆料的在线粘度调节方法',
      },
      files: IDEA_FILES,
      moves: [
        {
          daysAgo: 3,
          role: 'ACCEPTOR',
          to: 'SUPPLEMENT',
          opinion: '请补正以下内容后重新提交。',
          supplement: {
            items: [
              { field: 'embodiments', requirement: '请至少写一个完整的实施例。' },
              { field: 'files.disclosure', requirement: '交底书缺少附图说明，请补充后重新上传。' },
            ],
          },
        },
      ],
    },
    {
      account: 'person',
      processKey: 'SQQPG',
      daysAgo: 12,
      formData: {
        ...PERSON,
        ...WEAK_IDEA,
        caseName: '一种可折叠的阳台晾衣架',
        disclosed: false,
      },
      files: IDEA_FILES,
      moves: [accepted(10), processing(8), { daysAgo: 2, role: 'HANDLER', to: 'CONFIRM' }],
    },
    {
      account: 'person',
      processKey: 'JZPJ',
      daysAgo: 26,
      formData: {
        ...PERSON,
        ...INDEX,
        baseDate: before(26),
        patents: [valued(DISPENSER_DESIGN)],
        scene: 'LICENSE',
      },
      files: VALUE_FILES,
      moves: [],
    },
  ];
}
