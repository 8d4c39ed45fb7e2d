import type { Listing, ListingStatus } from '@/services/data/transaction';

const OVER: readonly ListingStatus[] = ['OFFLINE', 'EXPIRED', 'DEALT'];

/** Whether a listing is offered no longer, and its contact with it. */
export const isOver = (status: Listing['status']): boolean =>
  Boolean(status && OVER.includes(status));

const UNDER_REVIEW: readonly ListingStatus[] = ['AUDITING', 'RETURNED'];

/** Whether a listing was never published: it is in review, or came back from it. */
export const isUnpublished = ({
  status,
  publishTime,
}: Pick<Listing, 'status' | 'publishTime'>): boolean =>
  Boolean(!publishTime && status && UNDER_REVIEW.includes(status));
