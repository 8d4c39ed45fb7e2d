/** Words that say nothing about the subject: connecting words and the wording of claims. */
const EMPTY =
  /其特征在于|根据权利要求|如权利要求|任一项|所述|一种|包括|包含|以及|其中|用于|按照|上述|设置|具有|通过|[的和与或在为及了是将由于中至该]/g;

const RUN = /[\u3400-\u9fff]+|[A-Za-z]+[0-9A-Za-z]*|\d+(?:\.\d+)?/g;

/** The pairs of characters of Chinese runs, and other words as a whole; each once. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of text.replace(EMPTY, '，').match(RUN) ?? []) {
    if (!/[\u3400-\u9fff]/.test(run)) words.add(run.toLowerCase());
    else if (run.length === 1) continue;
    else for (let at = 0; at + 1 < run.length; at += 1) words.add(run.slice(at, at + 2));
  }
  return words;
}

/** Share of the words of one text that are among those of another, 0–1; 0 where it has none. */
export function shareOf(words: ReadonlySet<string>, among: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  let found = 0;
  for (const word of words) if (among.has(word)) found += 1;
  return found / words.size;
}

/** A share in words, e.g. `82%`. */
export function percentOf(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** The features of a claim: what stands between semicolons and commas, without its preamble. */
export function featuresOf(claim: string): string[] {
  const body = /其特征在于[，,：:]?(.*)$/s.exec(claim)?.[1] ?? claim;
  return body
    .split(/[；;。\n]|[，,](?=所述|其中|还|并|且)/)
    .map((part) => part.replace(/^[，,：:\s]*(?:包括[：:]?)?/, '').trim())
    .filter((part) => part.length > 1);
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^。；;！？\n]*[。；;！？\n]|[^。；;！？\n]+$/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 1);
}
