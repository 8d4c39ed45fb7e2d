import { addDays } from '../../src/domain/calendar';
import { mask } from '../../src/domain/mask';
import { usccCheckDigit } from '../../src/domain/numbers/uscc';
import { DEMO_ID_NUMBER } from '../accounts';
import { plusMonths } from '../data/days';
import { Random } from '../data/random';
import type { StoredRecord } from './types';

type Behavior = StoredRecord['behavior'];

/** Facts and basis by behaviour (domain 1.7); all invented. */
const CASES: Readonly<Record<Behavior, { description: string; basis: string; org: string }>> = {
  '1': {
    description: '短期内提交多件内容明显相同的专利申请，经通知后未主动撤回。',
    basis: '《规范申请专利行为的规定》',
    org: '示例市知识产权局',
  },
  '2': {
    description: '不以使用为目的，大量申请注册与他人在先标识近似的商标。',
    basis: '《规范商标申请注册行为若干规定》',
    org: '示例市知识产权局',
  },
  '3': {
    description: '未取得执业许可，以代理机构名义开展专利代理业务，受到行政处罚。',
    basis: '《专利代理条例》',
    org: '示例市市场监督管理局',
  },
  '4': {
    description: '申请费用减缴备案时提交虚假材料，隐瞒重要事实。',
    basis: '《市场监督管理严重违法失信名单管理办法》',
    org: '示例市知识产权局',
  },
  '5': {
    description: '以信用承诺方式办理业务，承诺内容与实际情况不符，且逾期未改正。',
    basis: '《国家知识产权局知识产权信用管理规定》',
    org: '示例市知识产权局',
  },
  '6': {
    description: '有履行能力而拒不履行专利侵权纠纷行政裁决。',
    basis: '《市场监督管理严重违法失信名单管理办法》',
    org: '示例市市场监督管理局',
  },
  '7': {
    description: '多次不配合知识产权监督检查。',
    basis: '《国家知识产权局知识产权信用管理规定》',
    org: '示例市知识产权局',
  },
};

const MEASURES = [
  '财政资金项目从严审批',
  '费用减缴与优先审查从严',
  '取消评优参评',
  '取消示范优势企业与奖项申报',
  '列为重点监管',
  '不适用信用承诺',
];

const HEADS = ['云湖', '青禾', '星桥', '白鹭', '虹岸', '松溪', '麦田', '蓝汀', '石榴', '晨帆'];
const TRADES = ['精密机械', '新材料', '电子', '纺织', '生物科技', '包装', '知识产权代理'];
const SURNAMES = ['张', '王', '李', '赵', '陈', '周', '吴', '徐'];

interface Drawn {
  no: number;
  subject: Pick<StoredRecord, 'subjectType' | 'subjectName' | 'subjectCode' | 'ownerId'>;
  behavior: Behavior;
  level: StoredRecord['level'];
  decisionDate: string;
}

/** The record of a decision, with the periods that follow from it. */
function recordFrom(random: Random, { no, subject, behavior, level, decisionDate }: Drawn) {
  const { description, basis, org } = CASES[behavior];
  const publishFrom = addDays(decisionDate, 7);
  const months = level === 'SERIOUS' ? 36 : 12;
  const record: StoredRecord = {
    id: `B${1000 + no}`,
    recordNo: `SX${decisionDate.slice(0, 4)}${String(no).padStart(4, '0')}`,
    ...subject,
    behavior,
    description,
    basis,
    level,
    decisionNo: `示知信决〔${decisionDate.slice(0, 4)}〕${no}号`,
    decisionOrg: org,
    decisionDate,
    measures: random.sample(MEASURES, random.int(2, 4)),
    managedFrom: publishFrom,
    managedTo: plusMonths(publishFrom, months),
    publishFrom,
    publishTo: plusMonths(publishFrom, months),
    repairStatus: 'NONE',
    sample: true,
  };
  return record;
}

/** A credit code of the shape of real ones in a region that does not exist. */
function creditCode(no: number): string {
  const body = `91320599YYYYYY${String(no).padStart(3, '0')}`;
  return body + usccCheckDigit(body);
}

function subjectOf(random: Random, no: number): Drawn['subject'] {
  if (random.chance(0.25)) {
    return {
      subjectType: 'PERSON',
      subjectName: `${random.pick(SURNAMES)}某${random.pick(['', '某'])}`,
      // Masked from the start: the mock needs no identity number.
      subjectCode: `320${'*'.repeat(11)}${1000 + no}`,
    };
  }
  const name = `示例市${random.pick(HEADS)}${random.pick(TRADES)}`;
  return {
    subjectType: 'ENTERPRISE',
    subjectName: `${name}${no}号有限公司`,
    subjectCode: creditCode(500 + no),
  };
}

const OTHERS = 62;

const BEHAVIORS = Object.keys(CASES) as Behavior[];

/** Records of the demo accounts: open to repair, too early, and refused for a later one. */
function ownRecords(random: Random, today: string): StoredRecord[] {
  const enterprise = {
    subjectType: 'ENTERPRISE',
    subjectName: '苏州示例新材料有限公司',
    subjectCode: '91320599YYYYYY0103',
    ownerId: 'U1002',
  } as const;
  const person = {
    subjectType: 'PERSON',
    subjectName: '李某',
    subjectCode: mask('residentId', DEMO_ID_NUMBER),
    ownerId: 'U1003',
  } as const;
  const admin = {
    subjectType: 'PERSON',
    subjectName: '管理员',
    subjectCode: `320${'*'.repeat(11)}0001`,
    ownerId: 'U1001',
  } as const;
  const made = (no: number, monthsAgo: number, rest: Omit<Drawn, 'no' | 'decisionDate'>) =>
    recordFrom(random, { no, decisionDate: plusMonths(today, -monthsAgo), ...rest });
  return [
    made(1, 8, { subject: enterprise, behavior: '1', level: 'GENERAL' }),
    made(2, 10, { subject: enterprise, behavior: '5', level: 'GENERAL' }),
    made(3, 14, { subject: person, behavior: '6', level: 'SERIOUS' }),
    made(4, 15, { subject: person, behavior: '4', level: 'GENERAL' }),
    made(5, 2, { subject: admin, behavior: '4', level: 'GENERAL' }),
  ];
}

/**
 * The dishonesty list: invented subjects, the demo accounts' own among them. Days count back from
 * `today`, so that something is open to repair whenever the mock starts.
 */
export function demoRecords(today: string): StoredRecord[] {
  const random = new Random(20_261_120);
  const own = ownRecords(random, today);
  const others = Array.from({ length: OTHERS }, (_, index) => {
    const no = own.length + index + 1;
    const level = random.chance(0.25) ? 'SERIOUS' : 'GENERAL';
    const decisionDate = addDays(today, -random.int(20, level === 'SERIOUS' ? 900 : 330));
    const behavior = random.pick(BEHAVIORS);
    const subject = subjectOf(random, no);
    const record = recordFrom(random, { no, subject, behavior, level, decisionDate });
    const open = decisionDate > plusMonths(today, level === 'SERIOUS' ? -13 : -7);
    if (!open && random.chance(0.5)) {
      record.repairStatus = level === 'SERIOUS' ? 'REMOVED' : 'REPAIRED';
      record.lastRepairDate = addDays(decisionDate, level === 'SERIOUS' ? 400 : 215);
    } else if (random.chance(0.05)) record.repairStatus = 'REVOKED';
    return record;
  });
  return [...own, ...others].sort((one, other) =>
    other.decisionDate.localeCompare(one.decisionDate),
  );
}
