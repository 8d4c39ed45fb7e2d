import { createContext, useContext, useMemo } from 'react';
import { readQuery } from '@/components/search/readQuery';
import { useSimplifier } from '@/components/search/simplified';
import type { Node } from '@/domain/search/ast';
import type { FieldCode } from '@/domain/search/fields';
import { type HighlightRange, highlightRanges, highlightTerms } from '@/domain/search/highlight';
import { readPatentResult } from '@/links/patent';

/**
 * The query of the list a record was opened from.
 *
 * @param from query string of the list
 * @returns undefined without a list, and when its query looks for no words
 */
export function useListQuery(from: string | undefined): Node | undefined {
  const query = useMemo(() => (from === undefined ? undefined : readPatentResult(from)), [from]);
  const readable = useSimplifier(query?.q ?? '');
  return useMemo(() => {
    const ast = query && readable && readQuery(query).ast;
    return ast && highlightTerms(ast).length > 0 ? ast : undefined;
  }, [query, readable]);
}

/** The query whose hits are marked in the record; undefined marks nothing. */
export const HitsContext = createContext<Node | undefined>(undefined);

const NO_HITS: readonly HighlightRange[] = [];

/** Where to mark a text of one field of the record. */
export function useHits(field: FieldCode, text: string): readonly HighlightRange[] {
  const ast = useContext(HitsContext);
  return useMemo(() => (ast ? highlightRanges(ast, field, text) : NO_HITS), [ast, field, text]);
}
