import type { Listing, ListingStatus } from '@/services/data/transaction';

const OVER: readonly ListingStatus[] = ['OFFLINE', 'EXPIRED', 'DEALT'];

/** Whether a listing is offered no longer, and its contact with it. */
export const isOver = (status: Listing['status']): boolean =>
  Boolean(status && OVER.includes(status));
