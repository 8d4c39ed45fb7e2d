import { usccCheckDigit } from '../../src/domain/numbers/uscc';
import { DATA_DAY } from '../data/blueprint/life';
import { plusDays } from '../data/days';
import { INDUSTRY_TYPES } from '../data/dictionaries';
import { FIELDS } from '../data/fields/all';
import { personName } from '../data/organisations';
import { mixSeed, Random } from '../data/random';
import type { ApplicantIndex } from './applicants';
import { drawCopyrights, drawTrademarks } from './rights';
import type {
  Enterprise,
  EnterpriseScale,
  EnterpriseStatus,
  Qualification,
  Registered,
} from './types';

/** Seed of the profiles. */
const SEED = 20_261_122;

const SUFFIX = /(?:（集团）|股份|科技|设备)*有限公司$/;

/** Enterprises that no patent names, such as those of the dishonesty list. */
export interface ExtraEnterprise {
  readonly name: string;
  readonly uscc: string;
}

/** A credit code of the shape of real ones, in a region that does not exist. */
function creditCode(no: number): string {
  const body = `91320599WWWWWW${String(no).padStart(3, '0')}`;
  return body + usccCheckDigit(body);
}

/** Place and brand before 示例, which every invented name holds: `常熟琴川`. */
const headOf = (name: string): string => name.split('示例')[0] ?? '';

/** Two characters that a group of enterprises shares. */
const brandOf = (name: string): string => headOf(name).slice(-2);

function industryOf(name: string): Pick<Registered, 'industryCode' | 'industryName'> {
  const field = FIELDS.find(({ trade }) => trade.some((word) => name.includes(word)));
  const industry = INDUSTRY_TYPES.find(({ id }) => id === field?.industry);
  return { industryCode: industry?.id ?? null, industryName: industry?.name ?? null };
}

const STATUSES: readonly EnterpriseStatus[] = ['REVOKED', 'CANCELLED', 'MOVED'];

function statusOf(random: Random, total: number): EnterpriseStatus {
  if (total < 8 && random.chance(0.12)) return random.pick(STATUSES);
  return random.chance(0.8) ? 'EXISTING' : 'OPERATING';
}

function scaleOf(total: number, random: Random): EnterpriseScale {
  if (total > 60) return 'LARGE';
  if (total > 15) return random.chance(0.6) ? 'MEDIUM' : 'SMALL';
  return random.chance(0.6) ? 'SMALL' : 'MICRO';
}

function qualificationsOf(total: number, name: string, random: Random): Qualification[] {
  const given: Qualification[] = [];
  if (total > 5 && random.chance(0.7)) given.push('HIGH_TECH');
  if (total > 40 && random.chance(0.4)) given.push('LITTLE_GIANT');
  else if (total > 10 && random.chance(0.5)) given.push('SRDI');
  if (total > 50) given.push(random.chance(0.5) ? 'IP_DEMO' : 'IP_ADVANTAGE');
  if (name.includes('股份') && random.chance(0.6)) given.push('LISTED');
  if (total <= 10 && random.chance(0.3)) given.push('TECH_SME');
  return given;
}

const CITY = /(常熟|苏州|昆山|张家港|太仓|无锡|南京|上海|杭州|宁波|合肥|深圳|武汉|成都|济南)/;

/** What a name is shortened to in talk: brand and trade. */
const shortOf = (name: string): string =>
  `${brandOf(name)}${(name.split('示例')[1] ?? '').replace(SUFFIX, '')}`;

interface Drawn {
  readonly name: string;
  readonly no: number;
  readonly total: number;
  readonly firstFiling: string;
  readonly address: string | null;
  readonly foreign: boolean;
  readonly uscc?: string;
}

function registeredOf(drawn: Drawn, group: readonly string[], random: Random): Registered {
  const { name, no, total, firstFiling, foreign } = drawn;
  const region = CITY.exec(name)?.[1];
  const established = plusDays(firstFiling, -random.int(200, 3200));
  const former = !foreign && total > 0 && random.chance(0.3) ? [name.replace(SUFFIX, '厂')] : [];
  const formerNames = former.filter((one) => one !== name);
  const status = foreign ? null : statusOf(random, total);
  const changed = plusDays(established, random.int(300, 900));
  return {
    enterpriseName: name,
    formerNames,
    abbreviations: total > 0 && !foreign ? [shortOf(name)] : [],
    uscc: foreign ? null : (drawn.uscc ?? creditCode(no)),
    legalPerson: foreign ? null : personName(random),
    status,
    establishDate: foreign ? null : established,
    region: region === undefined ? null : `${region}市`,
    ...industryOf(name),
    scale: foreign ? null : scaleOf(total, random),
    qualifications: foreign ? [] : qualificationsOf(total, name, random),
    source: '示例数据',
    enterpriseType: foreign ? null : name.includes('股份') ? '股份有限公司' : '有限责任公司',
    registeredCapital: foreign ? null : random.pick([100, 500, 1000, 2000, 5000, 12_000]),
    address: drawn.address,
    businessScope: foreign
      ? null
      : `${shortOf(name) || name}相关产品的研发、制造、销售；技术开发、技术转让、技术咨询；货物进出口。（依法须经批准的项目，经相关部门批准后方可开展经营活动）`,
    phone: foreign ? null : `0512-2${String(100_000 + no).padStart(7, '0')}`,
    website: foreign || random.chance(0.4) ? null : `https://qy${no}.example/`,
    affiliates: group.map((other) => ({
      name: other,
      relation: 'SISTER' as const,
    })),
    changes: [
      ...(formerNames.length > 0
        ? [{ date: changed, item: '名称', before: formerNames[0] ?? '', after: name }]
        : []),
      ...(random.chance(0.3)
        ? [
            {
              date: plusDays(established, 200),
              item: '注册资本',
              before: '50 万元',
              after: '100 万元',
            },
          ]
        : []),
    ],
    updateDate: DATA_DAY,
  };
}

/**
 * Invents a profile for every enterprise among the applicants, and for some that have no patent.
 * The same patents give the same profiles.
 */
export function generateEnterprises(
  applicants: ApplicantIndex,
  extra: readonly ExtraEnterprise[],
): Enterprise[] {
  const { patents } = applicants.store;
  const drawn: Drawn[] = [];
  for (const { name, patents: own } of applicants.all()) {
    const heads = own.flatMap((index) => patents[index]?.head ?? []);
    const self = heads[0]?.applicants?.find((one) => one.name === name);
    if (self?.type !== 'ENTERPRISE') continue;
    const filed = heads.flatMap(({ filingDate }) => filingDate ?? []).sort();
    drawn.push({
      name,
      no: drawn.length + 1,
      total: own.length,
      firstFiling: filed[0] ?? DATA_DAY,
      address: self.address ?? null,
      foreign: self.country !== '中国',
    });
  }
  for (const { name, uscc } of extra) {
    if (drawn.some((one) => one.name === name)) continue;
    const address = null;
    drawn.push({
      name,
      uscc,
      no: drawn.length + 1,
      total: 0,
      firstFiling: '2020-06-01',
      address,
      foreign: false,
    });
  }
  return drawn.map((one): Enterprise => {
    const random = new Random(mixSeed(SEED, one.no));
    const group = drawn
      .filter(({ name, total, foreign }) => total > 0 && !foreign && name !== one.name)
      .filter(({ name }) => one.total > 0 && !one.foreign && brandOf(name) === brandOf(one.name))
      .map(({ name }) => name);
    const registered = registeredOf(one, group, random);
    if (one.foreign) return { registered, trademarks: [], copyrights: [] };
    return {
      registered,
      trademarks: drawTrademarks(one.no, random),
      copyrights: drawCopyrights(one.no, brandOf(one.name) || '示例', random),
    };
  });
}
