import { useEffect, useMemo, useState } from 'react';
import type { SmartPart } from '@/domain/search/smart';
import { mayBeTraditional } from './mayBeTraditional';

/** Set once the table has come; it stays for the life of the page. */
let simplify: ((text: string) => string) | undefined;
let loading: Promise<void> | undefined;

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
