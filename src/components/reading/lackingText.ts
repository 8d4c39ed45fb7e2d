import type { ReactNode } from 'react';
import { isNone } from './orDash';

/**
 * Names the facts that a record holds nothing for, in one sentence: a dash for each would hide the
 * few that are known. A cell of a table, or a field of a comparison, keeps its dash.
 *
 * @param facts values by their names, in the order in which they would be shown
 * @returns `无数据：申请号、申请日`; undefined where nothing is lacking
 */
export function lackingText(facts: Readonly<Record<string, ReactNode>>): string | undefined {
  const names = Object.keys(facts).filter((name) => isNone(facts[name]));
  return names.length > 0 ? `无数据：${names.join('、')}` : undefined;
}
