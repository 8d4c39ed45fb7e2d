import { tidy } from '../../check';

/** The owners as they stand side by side in one text: 甲公司；乙公司. */
export function ownersOf(text: string): string[] {
  return text
    .split(/[;；、，\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Brackets, letters and blanks of a name are written in either width. */
const folded = (name: string) => tidy(name).toUpperCase();

/** Whether a name is one of the owners. */
export function isAmong(name: string, owners: readonly string[]): boolean {
  return name !== '' && owners.map(folded).includes(folded(name));
}
