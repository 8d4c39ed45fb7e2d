import { useEffect, useMemo, useState } from 'react';
import type { SmartPart } from '@/domain/search/smart';
import { isTooLong } from './tooLong';

/** Set once the table has come; it stays for the life of the page. */
let simplify: ((text: string) => string) | undefined;
let loading: Promise<void> | undefined;

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
function mayBeTraditional(text: string): boolean {
  if (isTooLong(text)) return false;
  const characters = text.match(/[\u4e00-\u9fff]/g) ?? [];
  return characters.some((one) => !commonCharacters().has(one));
}

/**
 * Has the table of characters come (15 KB), once. Without it, as when it does not arrive, texts are
 * searched as they were typed.
 */
function loadSimplifier(): Promise<void> {
  loading ??= import('./traditional').then(
    (loaded) => {
      simplify = loaded.simplify;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** Waits for the table where a text needs it. */
export const simplifierFor = (text: string): Promise<void> | undefined =>
  mayBeTraditional(text) && !simplify ? loadSimplifier() : undefined;

/**
 * Whether a text can be read: at once, or once the table of characters has come or failed to come.
 */
export function useSimplifier(text: string): boolean {
  const needed = useMemo(() => mayBeTraditional(text), [text]);
  const [settled, setSettled] = useState(() => simplify !== undefined);
  useEffect(() => {
    if (!needed || settled) return;
    let current = true;
    loadSimplifier().then(() => current && setSettled(true));
    return () => {
      current = false;
    };
  }, [needed, settled]);
  return !needed || settled;
}

/** A text in simplified characters; undefined where it is that already, or nobody can tell yet. */
export function inSimplified(text: string): string | undefined {
  if (!simplify || !mayBeTraditional(text)) return undefined;
  const simplified = simplify(text);
  return simplified === text ? undefined : simplified;
}

/** A part of a smart query with its simplified spelling. In quotes it is looked for as typed. */
export function withSimplified(part: SmartPart): SmartPart {
  if (part.quoted || (part.kind !== 'text' && part.kind !== 'name')) return part;
  const simplified = inSimplified(part.text);
  return simplified === undefined ? part : { ...part, simplified };
}
