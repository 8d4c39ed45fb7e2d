import { isTooLong } from './tooLong';

/** The characters of GB 2312, which has every common simplified one and no traditional one. */
let common: Set<string> | undefined;

function commonCharacters(): Set<string> {
  if (common) return common;
  const rows = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => [0xb0 + row, 0xa1 + cell]),
  );
  common = new Set(new TextDecoder('gbk').decode(new Uint8Array(rows.flat(2))));
  return common;
}

/** Whether a text may have traditional characters: it has one that is not common in the mainland. */
export function mayBeTraditional(text: string): boolean {
  if (isTooLong(text)) return false;
  const characters = text.match(/[\u4e00-\u9fff]/g) ?? [];
  return characters.some((one) => !commonCharacters().has(one));
}
