/** Words of a title that name no subject of their own. */
const VAGUE = /^(?:其他|其它|类似|一般|例如|零件|零部件|部件|方法|装置|设备|所述|相关)/;

/** Pieces of a sentence, which titles hold between the same marks: 用风箱, 活塞的, 如绳索, 以探测器. */
const PIECE =
  /^(?:[如即只并且之被把将按由与]|用(?!户|具)|使用|应用|采用|利用|适用|以(?!太)|[带混含没][有]|[具有](?!机|色|线|源|轨)|在(?!线)|通过|主要|包括|包含|涉及|结合|从而|根据|对(?=于|[^\u4e00-\u9fff])|不(?!锈|饱)|[一二三四两几多每各某](?:个|种|对|般|方面))|[的其于与及是为]|(?:[中上内时等]|之一|一起|特征|安装|布置|配置|目的|方面|情况)$/;

const CHINESE_WORD = /^[\u4e00-\u9fff]{2,6}$/;

const BRACKETS = /[(（[［][^()（）[\]［］]*[)）\]］]/g;

/**
 * Words that stand beside a term in the titles of classes, where a title lists several:
 * `电池隔板；隔膜；膜片` gives 电池隔板 and 膜片 for 隔膜; the ones that most titles have come first.
 * They are neighbours of the term, not always synonyms.
 *
 * @param titles titles of classes, as the classification has them
 */
export function wordsBeside(term: string, titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const listed = title
      .replace(BRACKETS, '')
      .split(/[、；;，,]|或者?/)
      .map((word) => word.trim());
    if (!listed.includes(term)) continue;
    for (const word of new Set(listed)) {
      const fits = CHINESE_WORD.test(word) && !VAGUE.test(word) && !PIECE.test(word);
      if (fits && word !== term) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
