import { accept, type Checked } from '../check';

const BETWEEN = /[;；、，,\n]+/;

/** The entries of a text in which they stand side by side: 电池；隔膜、电解液. */
export function listedWords(text: string): string[] {
  const words = text.split(BETWEEN).map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}

/** How many entries a text may hold, and what each of them must be. */
export interface ListedRule {
  /** What one entry is called, e.g. 关键词. */
  readonly name: string;
  readonly min?: number;
  readonly max: number;
  /** The check of one entry, which gives its normal form. */
  readonly check: (word: string) => Checked;
}

/**
 * Form check of entries side by side in one text. The value has them in their normal form, each
 * once, with `；` between them. Codes in order: those of the entries, FEW, MANY.
 */
export function checkListed(text: string, { name, min = 0, max, check }: ListedRule): Checked {
  const normal: string[] = [];
  for (const word of listedWords(text)) {
    const checked = check(word);
    if (!checked.ok) return { ...checked, message: `“${word}”：${checked.message}` };
    normal.push(checked.value);
  }
  const words = [...new Set(normal)];
  if (words.length < min) {
    const message = `${name}至少 ${min} 个，现有 ${words.length} 个；用分号隔开`;
    return { ok: false, code: 'FEW', message };
  }
  if (words.length > max) {
    return { ok: false, code: 'MANY', message: `${name}最多 ${max} 个，现有 ${words.length} 个` };
  }
  return accept(words.join('；'));
}
