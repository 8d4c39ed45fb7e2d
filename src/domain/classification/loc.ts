import { accept, type Checked, refuse, tidy } from '../check';

/** The 32 classes of the Locarno Classification with Chinese titles. Source: WIPO. */
export const LOC_CLASSES: Readonly<Record<string, string>> = {
  '01': '食品',
  '02': '服装、服饰用品和缝纫用品',
  '03': '旅行用品、箱包、阳伞和个人用品',
  '04': '刷类',
  '05': '纺织品、人造或天然片材',
  '06': '家具和家居用品',
  '07': '家用品',
  '08': '工具和五金器具',
  '09': '包装和容器',
  '10': '钟、表和其他计量、检测、信号仪器',
  '11': '装饰品',
  '12': '运输或提升工具',
  '13': '发电、配电或变电设备',
  '14': '记录、电信或数据处理设备',
  '15': '机械',
  '16': '照相、电影摄影和光学设备',
  '17': '乐器',
  '18': '印刷和办公机械',
  '19': '文具、办公用品、美术和教学材料',
  '20': '销售设备、广告设备和标志物',
  '21': '游戏器具、玩具、帐篷和体育用品',
  '22': '武器、烟火、狩猎捕鱼器具',
  '23': '流体分配、卫生、加热、通风和空调设备',
  '24': '医疗和实验室设备',
  '25': '建筑构件和施工元件',
  '26': '照明设备',
  '27': '烟草和吸烟用具',
  '28': '药品、化妆品、梳妆用品',
  '29': '防火、防事故、救援设备',
  '30': '动物照管与驯养用品',
  '31': '食品或饮料制备机械',
  '32': '图形符号、标识、表面图案、纹饰、内部和外部布局',
};

const MESSAGES = {
  EMPTY: '请输入洛迦诺分类号',
  FORMAT: '洛迦诺分类号格式不正确，如 14-03',
  CLASS: '大类应为 01~32',
  SUBCLASS: '小类不能为 00',
} as const;

/** Edition and class prefixes as printed on documents: `LOC(14) Cl. 14-03`. */
const PREFIX = /^(?:LOC(?:\(\d{1,2}\))?)?(?:CL\.?)?/;

/** A Locarno symbol or, for searching, a class alone. */
export interface LocSymbol {
  /** `14-03` or `14`. */
  symbol: string;
  level: 'class' | 'subclass';
}

function bare(input: string): string {
  return tidy(input).toUpperCase().replace(PREFIX, '');
}

/**
 * Form check of a Locarno symbol: class 01–32, subclass 01–99. A one-digit class is padded,
 * edition prefixes are dropped. Codes in order: EMPTY, FORMAT, CLASS, SUBCLASS.
 */
export function checkLoc(input: string): Checked {
  if (tidy(input) === '') return refuse(MESSAGES, 'EMPTY');
  const [, number, subclass] = /^(\d{1,2})-(\d{2})$/.exec(bare(input)) ?? [];
  if (!number || !subclass) return refuse(MESSAGES, 'FORMAT');
  const padded = number.padStart(2, '0');
  if (!(padded in LOC_CLASSES)) return refuse(MESSAGES, 'CLASS');
  return subclass === '00' ? refuse(MESSAGES, 'SUBCLASS') : accept(`${padded}-${subclass}`);
}

/** Reads a Locarno symbol or a class alone (`14`, `14-`) for searching; null when it is neither. */
export function readLoc(input: string): LocSymbol | null {
  const full = checkLoc(input);
  if (full.ok) return { symbol: full.value, level: 'subclass' };
  const number = /^(\d{1,2})-?$/.exec(bare(input))?.[1]?.padStart(2, '0');
  return number && number in LOC_CLASSES ? { symbol: number, level: 'class' } : null;
}
