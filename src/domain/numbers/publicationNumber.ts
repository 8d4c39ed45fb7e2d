import { accept, type Checked, refuse, tidy } from '../check';

const MESSAGES = {
  EMPTY: '请输入公开（公告）号',
  COUNTRY: '公开（公告）号应以 CN 开头',
  FORMAT: '公开（公告）号格式不正确，如 CN199000001A',
  NO_KIND: '缺少文献种类代码（如 A、B、U、S）',
  LENGTH: '公开（公告）号数字部分长度不正确',
  KIND_MISMATCH: '文献种类代码与号码首位不匹配',
} as const;

/**
 * Numbering generation: nine digits since 2010, nine digits with the old kinds 2007–2010, the
 * application number's eight digits 1985–1988, seven digits 1989–2007.
 */
type PublicationGeneration = 'current9' | 'legacy9' | 'legacy8' | 'legacy7';

const GENERATIONS: readonly (readonly [PublicationGeneration, RegExp])[] = [
  ['current9', /^(1\d{8}(A[89]?|B[89]?|C[1-7])|2\d{8}(U[89]?|Y[1-7])|3\d{8}S[1-9]?)$/],
  ['legacy9', /^(1\d{8}C|2\d{8}Y|3\d{8}D)$/],
  ['legacy8', /^8[5-8](1\d{5}[AB]|2\d{5}U|3\d{5}S)$/],
  ['legacy7', /^(1\d{6}[AC]|2\d{6}[YU]|3\d{6}[DS])$/],
];

const WITHOUT_KIND: readonly (readonly [PublicationGeneration, RegExp])[] = [
  ['current9', /^[123]\d{8}$/],
  ['legacy8', /^8[5-8][123]\d{5}$/],
  ['legacy7', /^[123]\d{6}$/],
];

const SEARCH_SHAPE = /^(CN)?-?(\d{7,9})-?\(?([A-Z]\d?)?\)?$/;

/** A Chinese publication number as a search box understands it. */
export interface ReadPublicationNumber {
  /** `CN` and digits, without the kind. */
  number: string;
  /** Kind code such as `A`, `B`, `C1`, `U`, `S`; absent when none was typed. */
  kind?: string;
  /** Nine digits without a kind count as `current9`: the kind alone tells the two apart. */
  generation: PublicationGeneration;
}

function find(
  table: readonly (readonly [PublicationGeneration, RegExp])[],
  text: string,
): PublicationGeneration | null {
  return table.find(([, shape]) => shape.test(text))?.[0] ?? null;
}

/**
 * Form check of a Chinese publication number (ZC 0007, kinds ZC 0008). The value is upper case
 * without spaces; the note is its generation.
 * Codes in order: EMPTY, COUNTRY, FORMAT, NO_KIND, LENGTH, KIND_MISMATCH.
 */
export function checkPublicationNumber(input: string): Checked {
  const text = tidy(input).toUpperCase();
  if (text === '') return refuse(MESSAGES, 'EMPTY');
  if (!text.startsWith('CN')) return refuse(MESSAGES, 'COUNTRY');
  const [, digits, kind] = /^CN(\d+)([A-Z]\d?)?$/.exec(text) ?? [];
  if (!digits) return refuse(MESSAGES, 'FORMAT');
  if (!kind) return refuse(MESSAGES, 'NO_KIND');
  if (!/^(\d{7}|8[5-8]\d{6}|\d{9})$/.test(digits)) return refuse(MESSAGES, 'LENGTH');
  const generation = find(GENERATIONS, digits + kind);
  return generation ? accept(text, generation) : refuse(MESSAGES, 'KIND_MISMATCH');
}

/**
 * Reads a publication number as typed into a search box or printed by other services
 * (`CN 114081026 (A)`, `CN-114081026-A`). The kind may be missing; CN only where a kind is there,
 * so that bare digits stay what they are. Null when the text is not one.
 */
export function readPublicationNumber(input: string): ReadPublicationNumber | null {
  const [, prefix, digits, kind] = SEARCH_SHAPE.exec(tidy(input).toUpperCase()) ?? [];
  if (!digits || (!prefix && !kind)) return null;
  const number = `CN${digits}`;
  if (kind) {
    const generation = find(GENERATIONS, digits + kind);
    return generation && { number, kind, generation };
  }
  const generation = find(WITHOUT_KIND, digits);
  return generation && { number, generation };
}
