import type { Random } from '../data/random';
import type { Judge } from './types';

const STEMS = '甲乙丙丁戊己庚辛壬癸';
const SURNAMES = '张王李赵陈周吴徐孙马朱胡林郭何高';

/** A person whose name the court has hidden: 某甲, 李某乙. */
export function hiddenName(random: Random): string {
  const stem = STEMS.charAt(random.int(0, STEMS.length - 1));
  return random.chance(0.4)
    ? `某${stem}`
    : `${SURNAMES.charAt(random.int(0, SURNAMES.length - 1))}某${stem}`;
}

const FIRMS = [
  '江苏示例律师事务所',
  '云湖示例律师事务所',
  '北方示例律师事务所',
  '示例知联律师事务所',
];

/** One or two lawyers of one firm: `李某乙（江苏示例律师事务所）`. */
export function drawLawyers(random: Random): string[] {
  const firm = random.pick(FIRMS);
  return Array.from({ length: random.int(1, 2) }, () => `${hiddenName(random)}（${firm}）`);
}

/** The bench and its clerk. */
export function drawJudges(random: Random): Judge[] {
  const roles = random.chance(0.35)
    ? ['审判长', '审判员', '陪审员']
    : ['审判长', '审判员', '审判员'];
  return [...roles, '书记员'].map((role) => ({ role, name: hiddenName(random) }));
}
