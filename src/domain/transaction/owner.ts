import { type Identity, type Ownership, ownershipOf } from '../identity';

/** Whether a listing was published by the user, by the account that was answered with it. */
export function listingOwnership(
  { ownerId }: { readonly ownerId?: string | null | undefined },
  user: Identity,
): Ownership {
  // Null says that it is not the user's; nothing at all says nothing.
  return ownerId === null ? 'other' : ownershipOf({ id: ownerId }, { id: user.id });
}
