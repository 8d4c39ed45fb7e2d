/** A classification that has a tree of its own. */
export type TreeScheme = 'IPC' | 'LOC';

/** Chinese names of the levels; those of the Locarno Classification are its classes and subclasses. */
export const CLASS_LEVELS = {
  section: '部',
  class: '大类',
  subclass: '小类',
  maingroup: '大组',
  subgroup: '小组',
} as const;

const IPC_PARTS = /^([A-H])(\d\d)?([A-Z])?(\d{1,4})?(?:\/(\d{2,6}))?$/;

/**
 * The codes above a class from the top, read off its code: of `H01M10/0525` they are `H`, `H01`,
 * `H01M`, `H01M10/00`, of `14-03` it is `14`. Empty for a class of the highest level and for what
 * is no code.
 */
export function codesAbove(scheme: TreeScheme, code: string): string[] {
  if (scheme === 'LOC') return /^\d\d-\d\d$/.test(code) ? [code.slice(0, 2)] : [];
  const [, section = '', number, letter, group, subgroup] = IPC_PARTS.exec(code) ?? [];
  const above = [section, number && code.slice(0, 3), letter && code.slice(0, 4)];
  if (group && subgroup !== undefined) above.push(`${code.slice(0, 4)}${group}/00`);
  return above.filter((upper): upper is string => Boolean(upper) && upper !== code);
}
