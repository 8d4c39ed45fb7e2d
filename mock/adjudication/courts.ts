import type { Random } from '../data/random';
import type { CourtLevel } from './types';

/** A court or an office that does not exist. */
export interface Court {
  readonly name: string;
  readonly level: CourtLevel | null;
  /** What its case numbers begin with. */
  readonly code: string;
}

const court = (name: string, level: CourtLevel | null, code: string): Court => ({
  name,
  level,
  code,
});

const SUPREME = court('示例最高人民法院', 'SUPREME', '最高法');

/** Where a patent case begins, and the high court above; the numbers of the courts are not given out. */
const REGIONS = [
  {
    high: court('江苏省示例高级人民法院', 'HIGH', '苏'),
    middle: [
      court('江苏省示例市中级人民法院', 'INTERMEDIATE', '苏99'),
      court('江苏省云湖市中级人民法院', 'INTERMEDIATE', '苏98'),
    ],
    basic: [
      court('示例市云湖区人民法院', 'BASIC', '苏9901'),
      court('示例市青禾区人民法院', 'BASIC', '苏9902'),
    ],
  },
  {
    high: court('浙江省示例高级人民法院', 'HIGH', '浙'),
    middle: [court('浙江省东篱市中级人民法院', 'INTERMEDIATE', '浙99')],
    basic: [court('东篱市松溪区人民法院', 'BASIC', '浙9901')],
  },
  {
    high: court('广东省示例高级人民法院', 'HIGH', '粤'),
    middle: [court('岭南示例知识产权法院', 'SPECIAL', '粤97')],
    basic: [court('示例湾市虹岸区人民法院', 'BASIC', '粤9901')],
  },
] as const;

/** Tries the decisions of the office on the validity of patents and trademarks. */
export const ADMIN_COURT = court('北方示例知识产权法院', 'SPECIAL', '京97');
export const ADMIN_HIGH_COURT = court('北方示例高级人民法院', 'HIGH', '京');

/** The office that decides on the validity of patents. */
export const REVIEW_OFFICE = court('示例专利复审和无效审理部', null, '');

/** The offices that punish infringement and settle disputes. */
export const LOCAL_OFFICES = [
  court('示例市知识产权局', null, '示知法裁字'),
  court('示例市市场监督管理局', null, '示市监罚字'),
] as const;

/** The courts of one dispute, from the first instance up. */
export function drawCourts(random: Random, begins: 'middle' | 'basic'): readonly Court[] {
  const region = random.pick(REGIONS);
  const first = random.pick<Court>(region[begins]);
  return begins === 'basic'
    ? [first, random.pick<Court>(region.middle), region.high]
    : [first, region.high, SUPREME];
}
