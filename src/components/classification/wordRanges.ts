/** A part of a text, half-open. */
interface Range {
  from: number;
  to: number;
}

/** Where words stand in a text, case aside; overlapping places become one. */
export function wordRanges(text: string, words: readonly string[]): Range[] {
  const folded = text.toLowerCase();
  const found: Range[] = [];
  for (const word of words.map((one) => one.toLowerCase()).filter(Boolean)) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
      found.push({ from, to: from + word.length });
    }
  }
  found.sort((a, b) => a.from - b.from);
  const merged: Range[] = [];
  for (const { from, to } of found) {
    const last = merged[merged.length - 1];
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
