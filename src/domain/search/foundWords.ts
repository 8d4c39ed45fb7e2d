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
  for (const word of words) {
    // What stands behind a part in drawings and examples is no word: 测试用例（T1）.
    if (word && !/^[a-z]{1,2}\d+$/i.test(word)) {
      known.set(word.toLowerCase(), known.get(word.toLowerCase()) ?? word);
    }
  }
  return [...known.values()];
}
