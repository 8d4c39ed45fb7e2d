import { useMemo } from 'react';
import { useListPage } from '@/components/list/declared/useListPage';
import type { Latest } from '@/components/list/useLatestAnswer';
import { answersListing } from '@/domain/transaction/answered';
import type { TransactionSearchState } from '@/links/transaction';
import { type FoundListings, LISTINGS, questionOf } from './listings';

/** The page of an address, without rows that do not meet its question. */
export function useListings(state: TransactionSearchState): Latest<FoundListings> {
  const answer = useListPage(LISTINGS, state);
  const { data: found } = answer;
  const data = useMemo(() => {
    if (!found) return undefined;
    const { result, state: asked } = found;
    const content = result.content.filter((row) => answersListing(row, questionOf(asked)));
    const unfiltered = content.length < result.content.length;
    return { ...found, result: { ...result, content }, unfiltered };
  }, [found]);
  return { ...answer, data };
}
