/** Words of a title that name no subject of their own. */
const VAGUE = /^(?:其他|其它|类似|一般|例如|零件|零部件|部件|方法|装置|设备|及其|所述|相关)/;

const CHINESE_WORD = /^[\u4e00-\u9fff]{2,8}$/;

const BRACKETS = /[(（[［][^()（）[\]［］]*[)）\]］]/g;

/**
 * Words that stand beside a term in the titles of classes, where a title lists several:
 * `电池隔板；隔膜；膜片` gives 电池隔板 and 膜片 for 隔膜. They are neighbours of the term, not always
 * synonyms.
 *
 * @param titles titles of classes, as the classification has them
 */
export function wordsBeside(term: string, titles: readonly string[]): string[] {
  const words = titles.flatMap((title) => {
    const listed = title
      .replace(BRACKETS, '')
      .split(/[、；;，,]|或者?/)
      .map((word) => word.trim());
    return listed.includes(term) ? listed : [];
  });
  const fit = words.filter((word) => word !== term && CHINESE_WORD.test(word) && !VAGUE.test(word));
  return [...new Set(fit)];
}

/**
 * The English words that texts themselves give in brackets behind a Chinese term:
 * `隔膜（separator）` gives separator for 隔膜.
 *
 * @param texts titles and abstracts
 */
export function englishInTexts(term: string, texts: readonly string[]): string[] {
  if (!/[\u4e00-\u9fff]$/.test(term)) return [];
  const words = texts.flatMap((text) =>
    text
      .split(term)
      .slice(1)
      .map(
        (rest) => /^\s?[（(]\s?([A-Za-z][A-Za-z0-9 -]{1,39}?)\s?[,，;；）)]/.exec(rest)?.[1] ?? '',
      ),
  );
  const known = new Map<string, string>();
  for (const word of words)
    if (word) known.set(word.toLowerCase(), known.get(word.toLowerCase()) ?? word);
  return [...known.values()];
}
