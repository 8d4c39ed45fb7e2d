import { type Identity, type Ownership, ownershipOf } from '../identity';

/** Whether a request was sent by the user, by the account that was answered with it. */
export function requestOwnership(
  { applicantId }: { readonly applicantId?: string | null | undefined },
  user: Identity,
): Ownership {
  return ownershipOf({ id: applicantId }, { id: user.id });
}
