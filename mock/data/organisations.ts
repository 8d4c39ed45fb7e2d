import type { ApplicantType } from '../contract';
import type { TechField } from './fields/field';
import { words } from './fields/field';
import type { Random } from './random';

/** A fictional applicant with the people who invent for it. */
export interface Organisation {
  name: string;
  type: ApplicantType;
  country: string;
  province: string;
  /** `name;code` (domain 1.1). */
  stateCode: string;
  postcode: string;
  address: string;
  /** Fields it works in, by key. */
  fields: readonly string[];
  /** How often it files, against the others. */
  weight: number;
  staff: readonly string[];
}

interface Place {
  city: string;
  province: string;
  code: string;
  postcode: string;
  full: string;
}

const place = (line: string): Place => {
  const [city = '', province = '', code = '', postcode = '', full = ''] = line.split('|');
  return { city, province, code, postcode, full };
};

const HOME = place('常熟|江苏|32|215500|江苏省苏州市常熟市');
const ELSEWHERE = [
  '苏州|江苏|32|215000|江苏省苏州市',
  '昆山|江苏|32|215300|江苏省苏州市昆山市',
  '张家港|江苏|32|215600|江苏省苏州市张家港市',
  '太仓|江苏|32|215400|江苏省苏州市太仓市',
  '无锡|江苏|32|214000|江苏省无锡市',
  '南京|江苏|32|210000|江苏省南京市',
  '上海|上海|31|200000|上海市',
  '杭州|浙江|33|310000|浙江省杭州市',
  '宁波|浙江|33|315000|浙江省宁波市',
  '合肥|安徽|34|230000|安徽省合肥市',
  '深圳|广东|44|518000|广东省深圳市',
  '武汉|湖北|42|430000|湖北省武汉市',
  '成都|四川|51|610000|四川省成都市',
  '济南|山东|37|250000|山东省济南市',
].map(place);

const BRANDS =
  words(`云杉 望湖 澄川 启岳 琴川 虞山 尚湖 青禾 远帆 星澜 知微 拓新 恒屿 清和 御风 明析 瑞拓
  鼎卓 合曜 泽源 安屿 凌峰 博衍 致远 嘉木 容川 聚能 维度 思齐 卓群 天衡 若谷 朗宁 云程 广济 锦程 汇澜
  北辰 南浦 东篱 西塘 弘毅 初阳 晨岸 松筠 兰亭 竹溪 梅里 古里 海隅 碧溪 辛庄 支塘 董浜 沙家 莫城 新桥`);

const SUFFIXES = words(
  '有限公司 有限公司 有限公司 科技有限公司 科技有限公司 股份有限公司 （集团）有限公司 设备有限公司',
);

const SURNAMES =
  words(`张 李 王 陈 刘 杨 黄 周 吴 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹
  彭 曾 肖 田 董 潘 袁 蔡 蒋 余 于 杜 叶 程 魏 苏 吕 丁 任 沈 姚 卢 姜 崔 钟 谭 陆 汪 范 金 石 顾 钱 言 翁`);
/** Given names that name nobody. */
const GIVEN = words('某 某某 某甲 某乙 某丙 某丁 某文 某宁 某安 某平 某华 某远 某青 某凡');

const UNIVERSITIES = words(
  '常熟示例理工学院 江南示例大学 云湖示例科技大学 东海示例大学 长三角示例师范大学 示例纺织大学 示例农业大学 示例医科大学 示例建筑大学 北方示例工业大学',
);
const INSTITUTES = words(
  '示例新能源研究院 常熟示例产业技术研究院 示例先进制造研究所 示例材料研究院 示例农业科学研究所 示例光电技术研究院 示例环境科学研究院',
);
const FOREIGN: readonly (readonly [name: string, country: string, code: string])[] = [
  ['示例欧罗巴材料股份公司', '德国', 'DE'],
  ['示例株式会社东和', '日本', 'JP'],
  ['示例北美科技公司', '美国', 'US'],
  ['示例韩进电子株式会社', '韩国', 'KR'],
  ['示例法兰西汽车公司', '法国', 'FR'],
];

/** A person's name of the generated set. */
export function personName(random: Random): string {
  return random.pick(SURNAMES) + random.pick(GIVEN);
}

function staffOf(random: Random, size: number): string[] {
  return [...new Set(Array.from({ length: size }, () => personName(random)))];
}

function addressOf(at: Place, brand: string, random: Random): string {
  return `${at.full}示例${brand}路${random.int(1, 299)}号`;
}

/** Long tail: the tenth files a tenth as often as the first. */
const tail = (rank: number) => 1 / (rank + 1);

/** 科技有限公司 and 设备有限公司 do not follow a trade that already ends in such a word. */
function suffixFor(trade: string, random: Random): string {
  const suffix = random.pick(SUFFIXES);
  return /(科技|技术|装备|器械)$/.test(trade) ? suffix.replace(/^(科技|设备)/, '') : suffix;
}

function companies(fields: readonly TechField[], random: Random): Organisation[] {
  return fields.flatMap((field, fieldIndex) =>
    Array.from({ length: 11 }, (_, rank) => {
      const brand = BRANDS[(fieldIndex * 11 + rank * 5) % BRANDS.length] ?? '';
      const at = rank < 4 || random.chance(0.45) ? HOME : random.pick(ELSEWHERE);
      const trade = field.trade[rank % field.trade.length] ?? '';
      return {
        name: `${at.city}${brand}示例${trade}${suffixFor(trade, random)}`,
        type: 'ENTERPRISE',
        country: '中国',
        province: at.province,
        stateCode: `${at.province};${at.code}`,
        postcode: at.postcode,
        address: addressOf(at, brand, random),
        fields: [field.key],
        weight: tail(rank),
        staff: staffOf(random, random.int(5, 18)),
      };
    }),
  );
}

function institutions(
  names: readonly string[],
  type: ApplicantType,
  fields: readonly TechField[],
  random: Random,
): Organisation[] {
  return names.map((name, rank) => {
    const at = name.startsWith('常熟') ? HOME : (ELSEWHERE[rank % ELSEWHERE.length] ?? HOME);
    return {
      name,
      type,
      country: '中国',
      province: at.province,
      stateCode: `${at.province};${at.code}`,
      postcode: at.postcode,
      address: addressOf(at, '学府', random),
      fields: random.sample(fields, type === 'UNIVERSITY' ? 6 : 3).map(({ key }) => key),
      weight: 0.5 * tail(rank),
      staff: staffOf(random, random.int(20, 40)),
    };
  });
}

function foreigners(fields: readonly TechField[], random: Random): Organisation[] {
  return FOREIGN.map(([name, country, code]) => ({
    name,
    type: 'ENTERPRISE',
    country,
    province: country,
    stateCode: `${country};${code}`,
    postcode: '',
    address: `${country}示例市中央大街${random.int(1, 99)}号`,
    fields: random.sample(fields, 3).map(({ key }) => key),
    weight: 0.12,
    staff: ['A·示例', 'B·示例', 'C·示例', 'D·示例', 'E·示例'].map(
      (person) => `${code.charAt(0)}·${person}`,
    ),
  }));
}

/** The applicants of the generated set, some 155, and their home: a fictional industrial city. */
export function makeOrganisations(fields: readonly TechField[], random: Random): Organisation[] {
  return [
    ...companies(fields, random),
    ...institutions(UNIVERSITIES, 'UNIVERSITY', fields, random),
    ...institutions(INSTITUTES, 'INSTITUTE', fields, random),
    ...foreigners(fields, random),
  ];
}

/** A person who files alone. */
export function makePerson(random: Random): Organisation {
  const name = personName(random);
  return {
    name,
    type: 'PERSON',
    country: '中国',
    province: HOME.province,
    stateCode: `${HOME.province};${HOME.code}`,
    postcode: HOME.postcode,
    address: `${HOME.full}示例${random.pick(BRANDS)}新村${random.int(1, 60)}幢`,
    fields: [],
    weight: 0,
    staff: [name],
  };
}

/** Patent agencies with their five-digit codes. */
export const AGENCIES: readonly { name: string; code: string }[] = [
  { name: '苏州示例专利代理事务所（普通合伙）', code: '32999' },
  { name: '常熟示例知识产权代理有限公司', code: '32998' },
  { name: '南京示例专利商标代理有限公司', code: '32997' },
  { name: '上海示例专利代理有限公司', code: '31999' },
  { name: '北京示例知识产权代理有限公司', code: '11999' },
  { name: '杭州示例专利事务所（普通合伙）', code: '33999' },
  { name: '无锡示例知识产权服务有限公司', code: '32996' },
];
