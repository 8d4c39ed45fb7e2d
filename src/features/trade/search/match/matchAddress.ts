import { type TransactionSearchState, transactionSearchLink } from '@/links/transaction';

/** The list with the matches of one listing over it; '' for none. */
export function matchAddress(state: TransactionSearchState, id: string): string {
  return transactionSearchLink({ ...state, match: id });
}
