import type { components } from '../../src/services/contract/statistics';

/** A region; whether there are borders of it is known when it is asked for. */
export type Region = Omit<components['schemas']['Region'], 'borders'>;

/** The city of the portal, the country its figures are compared with, the counties around. */
export const CITY = '320581';
export const COUNTRY = '000000';
export const PREFECTURE = '320500';

interface Town {
  readonly name: string;
  /** Roads and estates of the invented addresses that stand in it. */
  readonly places: readonly string[];
  readonly tile: { readonly x: number; readonly y: number };
  /** Inhabitants in 万人 at the end of 2025. */
  readonly people: number;
}

const town = (name: string, places: string, x: number, y: number, people: number): Town => ({
  name,
  places: places.split(' '),
  tile: { x, y },
  people,
});

/** The ten towns of the fictional city; every invented address of the city belongs to one. */
const TOWNS: readonly Town[] = [
  town('碧溪镇', '碧溪 凌峰 博衍 致远', 2, 0, 1.6),
  town('海隅镇', '海隅 嘉木 容川', 1, 0, 1.4),
  town('琴川街道', '云杉 望湖 澄川 启岳 琴川 学府 星澜', 1, 1, 4.8),
  town('虞山街道', '虞山 尚湖 青禾 远帆 知微 拓新 恒屿', 0, 1, 3.9),
  town('古里镇', '古里 清和 御风 明析 瑞拓 鼎卓', 2, 1, 2.3),
  town('梅里镇', '梅里 合曜 泽源 安屿 聚能', 3, 0, 1.7),
  town('董浜镇', '董浜 支塘 维度 思齐 卓群', 3, 1, 1.2),
  town('辛庄镇', '辛庄 天衡 若谷 朗宁 云程 广济', 1, 2, 1.9),
  town('莫城街道', '莫城 锦程 汇澜 北辰 南浦 东篱 西塘', 0, 2, 1.5),
  town('沙家镇', '沙家 新桥 弘毅 初阳 晨岸 松筠 兰亭 竹溪', 2, 2, 1.3),
];

const townCode = (index: number) => `${CITY}9${String(index + 1).padStart(2, '0')}`;

/** Counties around, with what their addresses say; null where no address names the county. */
const COUNTIES: readonly (readonly [code: string, name: string, named: boolean])[] = [
  ['320505', '虎丘区', false],
  ['320506', '吴中区', false],
  ['320507', '相城区', false],
  ['320508', '姑苏区', false],
  ['320509', '吴江区', false],
  [CITY, '常熟市', true],
  ['320582', '张家港市', true],
  ['320583', '昆山市', true],
  ['320585', '太仓市', true],
];

/** Regions with figures, from the largest to the smallest. */
export const REGIONS: readonly Region[] = [
  { code: COUNTRY, name: '全国', level: 'COUNTRY', parent: null, tile: null },
  { code: PREFECTURE, name: '苏州市', level: 'PREFECTURE', parent: COUNTRY, tile: null },
  ...COUNTIES.map(
    ([code, name]): Region => ({
      code,
      name,
      level: code === CITY ? 'CITY' : 'COUNTY',
      parent: PREFECTURE,
      tile: null,
    }),
  ),
  ...TOWNS.map(
    ({ name, tile }, index): Region => ({
      code: townCode(index),
      name,
      level: 'TOWN',
      parent: CITY,
      tile,
    }),
  ),
];

/** Regions directly below one. */
export function regionsBelow(code: string): readonly Region[] {
  return REGIONS.filter(({ parent }) => parent === code);
}

/** Towns with their inhabitants in 万人, by code. */
export const TOWN_PEOPLE: ReadonlyMap<string, number> = new Map(
  TOWNS.map(({ people }, index) => [townCode(index), people]),
);

/**
 * What the addresses of a region hold, one of these texts; undefined where addresses cannot tell,
 * as for the country, whose patents are not all in the set.
 *
 * @param real the set is one of real data, whose addresses know nothing of the fictional towns
 */
export function addressTexts(code: string, real: boolean): readonly string[] | undefined {
  // The whole folder stands for the city: nobody chose its patents by place.
  if (real) return code === CITY ? [] : undefined;
  return textsOf(code);
}

/** What addresses say in a region, one of these texts; undefined where they say nothing of it. */
function textsOf(code: string): readonly string[] | undefined {
  if (code === PREFECTURE) return ['苏州市'];
  const county = COUNTIES.find(([one]) => one === code);
  if (county) return county[2] ? [county[1]] : undefined;
  const index = TOWNS.findIndex((_, place) => townCode(place) === code);
  return TOWNS[index]?.places.map((place) => `常熟市示例${place}`);
}

/**
 * The same for a region as a part of another one: real addresses name counties, never the
 * fictional towns.
 */
export function partTexts(code: string, real: boolean): readonly string[] | undefined {
  return real && !COUNTIES.some(([county]) => county === code) ? undefined : textsOf(code);
}
