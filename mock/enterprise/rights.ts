import { DATA_DAY } from '../data/blueprint/life';
import { plusDays, plusMonths } from '../data/days';
import type { Random } from '../data/random';
import type { IpRight, Trademark } from './types';

const MARKS = [
  '云湖',
  '澄川',
  '启岳',
  '青禾',
  '远帆',
  '星澜',
  '恒屿',
  '明析',
  '卓群',
  '锦程',
  '海隅',
];
const TAILS = ['优选', '之光', '智造', '生活', '能', '源', '达', ''];
const GOODS: Readonly<Record<number, readonly string[]>> = {
  7: ['机床', '泵（机器）', '包装机'],
  9: ['电池', '传感器', '计算机软件'],
  12: ['电动自行车', '汽车座椅'],
  25: ['服装', '羊绒衫'],
  35: ['广告', '替他人推销'],
  42: ['技术研究', '软件即服务'],
};
const CLASSES = Object.keys(GOODS).map(Number);

/** The trademarks of an invented enterprise, the newest application first. */
export function drawTrademarks(no: number, random: Random): Trademark[] {
  const count = random.chance(0.2) ? 0 : random.int(1, 18);
  const marks = Array.from({ length: count }, (_, index): Trademark => {
    const applied = plusDays('2012-01-01', random.int(0, 5300));
    const niceClass = random.pick(CLASSES);
    const decided = plusMonths(applied, random.int(9, 15));
    // Ten years from the day of registration, which is the first of them (Trademark Law, Article 39).
    const later = plusMonths(decided, 120);
    const expiry = decided.endsWith('-02-29') ? later : plusDays(later, -1);
    const refused = random.chance(0.12);
    const state =
      decided > DATA_DAY
        ? 'PENDING'
        : refused
          ? 'REFUSED'
          : expiry < DATA_DAY
            ? 'LAPSED'
            : 'REGISTERED';
    const registered = state === 'REGISTERED' || state === 'LAPSED';
    return {
      id: `tm-${no}-${index + 1}`,
      name: `${random.pick(MARKS)}${random.pick(TAILS)}`,
      number: String(99_000_000 + no * 100 + index),
      niceClass,
      state,
      applicationDate: applied,
      registrationDate: registered ? decided : null,
      expiryDate: registered ? expiry : null,
      goods: [...(GOODS[niceClass] ?? [])],
    };
  });
  return marks.sort((a, b) => ((a.applicationDate ?? '') < (b.applicationDate ?? '') ? 1 : -1));
}

const SOFTWARE = ['排产管理软件', '视觉检测软件', '能耗监测平台', '仓储调度系统', '远程运维平台'];
const WORKS = ['产品宣传画册', '卡通形象“小禾”', '包装图案', '企业主题曲'];

/** The copyrights of an invented enterprise, the newest registration first. */
export function drawCopyrights(no: number, short: string, random: Random): IpRight[] {
  const rights = (kind: IpRight['kind'], count: number): IpRight[] =>
    Array.from({ length: count }, (_, index): IpRight => {
      const finishDate = plusDays('2014-01-01', random.int(0, 4300));
      const registrationDate = plusDays(finishDate, random.int(30, 300));
      const serial = no * 100 + index;
      const software = kind === 'SOFTWARE';
      return {
        id: `${kind.toLowerCase()}-${no}-${index + 1}`,
        kind,
        name: `${short}${random.pick(software ? SOFTWARE : WORKS)}`,
        number: software
          ? `${registrationDate.slice(0, 4)}SR99${String(serial).padStart(5, '0')}`
          : `示作登字-${registrationDate.slice(0, 4)}-F-99${String(serial).padStart(6, '0')}`,
        ...(software
          ? { version: `V${random.int(1, 5)}.${random.int(0, 9)}` }
          : { category: '美术' }),
        finishDate,
        registrationDate,
      };
    });
  return [...rights('SOFTWARE', random.int(0, 12)), ...rights('WORK', random.int(0, 4))].sort(
    (a, b) => ((a.registrationDate ?? '') < (b.registrationDate ?? '') ? 1 : -1),
  );
}
