import { screen } from '@testing-library/react';
import { allListings } from '../../../mock/transaction/store';
import type { ListingStatus, StoredListing } from '../../../mock/transaction/types';
import { listingLink } from '../../../src/links/transaction';
import { renderPortal } from '../../support/renderPortal';

/** A listing of the mock that meets a condition. */
export function listingThat(meets: (listing: StoredListing) => boolean): StoredListing {
  const found = allListings().find(meets);
  if (!found) throw new Error('The mock has no such listing');
  return found;
}

export const another = (status: ListingStatus, direction = 'SUPPLY') =>
  listingThat(
    (one) => one.ownerId === null && one.status === status && one.formData.direction === direction,
  );

export const own = (status: ListingStatus) =>
  listingThat((one) => one.ownerId === 'U1002' && one.status === status);

/** Opens a listing and waits for its title. */
export async function open(
  { id, formData }: StoredListing,
  account: 'person' | 'enterprise' = 'person',
) {
  const portal = await renderPortal(listingLink(id), { account });
  await screen.findByRole('heading', { level: 1, name: String(formData.title) });
  return portal;
}

export const section = (name: string | RegExp) => screen.getByRole('region', { name });
