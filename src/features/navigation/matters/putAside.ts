import { isPublicComputer } from '@/components/form/draft/publicComputer';
import { addDays } from '@/domain/calendar';
import { writeStored } from '@/storage';
import { type Aside, asideKey, readAsides } from './aside';
import type { Matter } from './matter';

/** More than anybody has at once; the oldest go first. */
const MOST = 200;

/** Days by which a matter is put off. */
const PUT_OFF = 7;

/**
 * The day to which a matter can be put off: a week on, and before its last day in any case.
 *
 * @returns undefined where no day is left in between
 */
export function putOffDay({ day }: Pick<Matter, 'day'>, today: string): string | undefined {
  const week = addDays(today, PUT_OFF);
  const latest = day === '' ? week : addDays(day, -1);
  const until = latest < week ? latest : week;
  return until > today ? until : undefined;
}

function keep(owner: string, asides: readonly Aside[]): string {
  if (isPublicComputer()) return '您选择了公用电脑，这里不保存推迟和办好的记号，事项没有改变。';
  return writeStored(asideKey(owner), asides.slice(-MOST))
    ? ''
    : '浏览器没有允许保存（存储空间已满或被禁用），事项没有改变。';
}

/** Puts a matter aside. @returns why it could not be kept; '' when it was */
export function putAside(
  owner: string,
  { key, day }: Pick<Matter, 'key' | 'day'>,
  until: string | null,
): string {
  const others = readAsides(owner).filter((one) => one.key !== key);
  return keep(owner, [...others, { key, day, until }]);
}

/** Shows a matter again. @returns why that could not be kept; '' when it was */
export const bringBack = (owner: string, { key }: Pick<Matter, 'key'>): string =>
  keep(
    owner,
    readAsides(owner).filter((one) => one.key !== key),
  );
