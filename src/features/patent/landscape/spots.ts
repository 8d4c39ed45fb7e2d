import { quantity } from '@/components/chart/wording';
import { ipcLabel } from '@/domain/classification/ipcClasses';
import { whiteSpots } from '@/domain/landscape/compared';
import { coverageText, enough, lackText, noConclusion } from '@/domain/statistics/coverage';
import type { Grid } from './CellGrid';
import { classesOf, coverages, isWhole } from './counts';
import { narrowed } from './narrowed';
import { compared, MOST_ROWS } from './setGrids';
import type { CountedSet } from './sets';

const IDS = new WeakMap<CountedSet['data'], ReadonlySet<string>>();

/** The patents of a set, gathered once for all its comparisons. */
function idsOf({ data }: CountedSet): ReadonlySet<string> {
  const known = IDS.get(data);
  if (known) return known;
  const ids = new Set(data.rows.map(({ id }) => id));
  IDS.set(data, ids);
  return ids;
}

/** Whether every patent of a set is in another one; not known, and so no, where one was not read whole. */
function lies(one: CountedSet, other: CountedSet): boolean {
  if (!isWhole(one) || !isWhole(other) || one.data.total > other.data.total) return false;
  const ids = idsOf(other);
  return one.data.rows.every(({ id }) => ids.has(id));
}

/** How two sets lie in one another, where one is all of or in the other; '' where neither is. */
function partText(one: CountedSet, other: CountedSet): string {
  const [inOther, inOne] = [lies(one, other), lies(other, one)];
  if (inOther && inOne) return `“${one.name}”和“${other.name}”是同样的专利`;
  if (inOther) return `“${one.name}”的专利全部在“${other.name}”之中`;
  return inOne ? `“${other.name}”的专利全部在“${one.name}”之中` : '';
}

/** Each pair of sets of which one lies in the other, a clause for each; none where none does. */
export const containments = (sets: readonly CountedSet[]): string[] =>
  sets.flatMap((one, at) => sets.slice(at + 1).flatMap((other) => partText(one, other) || []));

/** No comparison: what is missing in a part of a set follows from how the part was cut out. */
function alike(sets: readonly CountedSet[], own: CountedSet): Grid {
  const said = sets.flatMap((set) => {
    if (set === own) return [];
    return set.place < own.place ? partText(set, own) : partText(own, set);
  });
  return {
    ...compared({
      sets: [],
      corner: 'IPC 小类',
      rows: [],
      nothing: `${said.join('；')}：有没有空白由范围决定，不作比较。`,
      text: { title: `IPC 小类的空白：${own.name}`, finding: '', definition: '', coverage: '' },
    }),
    of: own.name,
  };
}

/** Classes that other sets hold and one of the sets does not. */
export function spots(sets: readonly CountedSet[], own: CountedSet): Grid {
  const others = sets.filter((set) => set !== own && !partText(set, own));
  if (others.length === 0) return alike(sets, own);
  const mine = classesOf(own);
  const carried = mine.complete && enough(mine.base);
  const base = coverageText(mine.base, '外观设计以外的 IPC 分类号');
  const found = carried ? whiteSpots(mine, others.map(classesOf)) : [];
  const rows = found.slice(0, MOST_ROWS).map(({ code, others: counts }) => ({
    label: code,
    title: ipcLabel(code).slice(code.length),
    cells: others.map((set, at) => {
      const value = counts[at] ?? 0;
      return {
        value,
        link: value ? narrowed(set, { values: { ipcSubclass: code } }) : undefined,
      };
    }),
  }));
  return compared({
    sets: others,
    corner: 'IPC 小类',
    rows,
    nothing: !mine.complete
      ? `“${own.name}”的分类没有全部读到，不能说哪里是空白。`
      : carried
        ? `其他各组有的 IPC 小类，“${own.name}”都有。`
        : `${noConclusion(lackText(mine.base, '外观设计以外的 IPC 分类号'))}。`,
    text: {
      title: `“${own.name}”的空白：其他组有而它没有的 IPC 小类`,
      finding:
        carried && found.length > 0
          ? `共 ${quantity(found.length)} 个小类${found.length > rows.length ? `，列出前 ${rows.length} 个` : ''}。`
          : '',
      definition: '只说收录的数据里没有，不等于没有布局；名称是所属大类的。',
      coverage: `“${own.name}”${base}；${coverages(others, (set) => coverageText(classesOf(set).base, 'IPC 分类号'))}`,
    },
  });
}
