import { useNavigate } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { type ListingState, listingLink } from '@/links/transaction';

const keyOf = (id: string) => `iprDeal.${id}`;

function read(id: string): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? '';
  } catch {
    // Forbidden: the address alone carries it.
    return '';
  }
}

function write(id: string, code: string): void {
  try {
    if (code) localStorage.setItem(keyOf(id), code);
    else localStorage.removeItem(keyOf(id));
  } catch {
    // Full or forbidden: the address alone carries it.
  }
}

/**
 * How far the deal of a listing has come: it stands in the address, which can be shared, and is
 * kept in this browser for the next visit. An address that says something comes first.
 *
 * @returns the code, and what changes it
 */
export function useKeptDeal(state: ListingState): [code: string, change: (code: string) => void] {
  const navigate = useNavigate();
  const { id, deal } = state;
  const change = (code: string) => {
    write(id, code);
    const { hash } = window.location;
    navigate(listingLink(id, { ...state, deal: code }) + hash, {
      replace: true,
    });
  };
  const begin = useMemoizedFn((listing: string) => {
    const kept = read(listing);
    if (!deal && kept) change(kept);
    else if (deal) write(listing, deal);
  });
  // Once a listing: afterwards the two change together.
  useEffect(() => begin(id), [begin, id]);
  return [deal, change];
}
