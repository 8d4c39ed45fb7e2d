import { foldNumeral, isQuantity, NUMERAL, type NumeralName } from './numerals';

/** Where a list of the numerals begins: 图中：, 附图标记说明：, 其中，…… */
const LIST_HEAD = /(?:附图标记|标记说明|标号说明|符号说明|图中)[^：:。]{0,12}[：:]|^其中[，,：:]/;

/** `1-壳体`, `2、弹簧`, `3为轴` in such a list. */
const LIST_ITEM = new RegExp(
  `(?:^|[；;，,、。\\s])(${NUMERAL})\\s*[-—–、:：.．]?\\s*(?:为|是|表示)?\\s*([\\u4e00-\\u9fa5][\\u4e00-\\u9fa5A-Za-z]{0,19})`,
  'g',
);

/** A number behind Chinese words: the number may point at what the words end with. */
const POINTED = new RegExp(
  `([\\u4e00-\\u9fa5A-Za-z]{1,13}[\\u4e00-\\u9fa5])(?:\\s*[（(]\\s*(${NUMERAL})\\s*[）)]|\\s?(${NUMERAL}))`,
  'g',
);

/** Numbers behind these count figures, steps, claims, examples … and never parts. */
const NO_PART =
  /(?:图|表|式|步骤|权利要求|实施例|对比例|比较例|实施方式|方案|第|约|为|是|至|到|于|达|有|取|共|仅|等于|大于|小于|每|中的|编号|型号)$/;

/** Words that stand before a name without belonging to it. */
const LEAD = /^.*(?:所述|上述|前述|该|此|的|和|与|及|或|设有|具有|包括|位于|通过|采用|以及|其中)/;

/** A name must be seen this often with its numeral to be believed. */
const LEAST_USES = 2;

const LONGEST_NAME = 10;

function listedNames(paragraph: string): NumeralName[] {
  const head = LIST_HEAD.exec(paragraph);
  if (!head) return [];
  const list = paragraph.slice(head.index + head[0].length);
  const items = [...list.matchAll(LIST_ITEM)].map(([, numeral = '', name = '']) => ({
    numeral: foldNumeral(numeral),
    name,
  }));
  return items.length > 1 ? items : [];
}

/** The words before each number, by number. */
function contexts(paragraphs: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const paragraph of paragraphs) {
    for (const match of paragraph.matchAll(POINTED)) {
      const [whole, before = '', bracketed, bare] = match;
      const numeral = foldNumeral(bracketed ?? bare ?? '');
      if (NO_PART.test(before) || isQuantity(paragraph.slice(match.index + whole.length))) continue;
      const words = before.replace(LEAD, '');
      const others = found.get(numeral);
      if (others) others.push(words);
      else found.set(numeral, [words]);
    }
  }
  return found;
}

/** The longest ending that most of the contexts share; undefined when they agree on none. */
function sharedEnding(words: readonly string[]): string | undefined {
  if (words.length < LEAST_USES) return undefined;
  const needed = Math.max(LEAST_USES, Math.ceil(words.length * 0.6));
  for (let length = LONGEST_NAME; length >= 2; length--) {
    const counts = new Map<string, number>();
    for (const word of words) {
      if (word.length < length) continue;
      const ending = word.slice(-length);
      counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
    const best = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
    if (best[1] >= needed) return best[0];
  }
  return undefined;
}

/**
 * Reads the reference numerals and the names of their parts from a description: from its list of
 * numerals (`图中：1-壳体；2-弹簧`), and for the rest from the words that a number keeps standing
 * behind. Quantities, figures, steps and examples are no numerals. Sorted by number.
 *
 * @param paragraphs description and claims
 */
export function readNumerals(paragraphs: readonly string[]): NumeralName[] {
  const names = new Map<string, string>();
  for (const { numeral, name } of paragraphs.flatMap(listedNames)) {
    if (!names.has(numeral)) names.set(numeral, name);
  }
  for (const [numeral, words] of contexts(paragraphs)) {
    const name = names.has(numeral) ? undefined : sharedEnding(words);
    if (name) names.set(numeral, name);
  }
  return sortNumerals([...names].map(([numeral, name]) => ({ numeral, name })));
}

/** Numerals in the order a reader counts: 2, 10, 10a, 11. */
export function sortNumerals(names: readonly NumeralName[]): NumeralName[] {
  const value = ({ numeral }: NumeralName) => Number(/\d+/.exec(numeral)?.[0] ?? 0);
  return [...names].sort(
    (a, b) => value(a) - value(b) || (a.numeral < b.numeral ? -1 : a.numeral > b.numeral ? 1 : 0),
  );
}
