import { absoluteAddress } from '@/address';
import { patentDetailLink } from '@/links/patent';

/** Absolute address of a record, without the list it was opened from. */
export function recordAddress(id: string): string {
  return absoluteAddress(patentDetailLink(id));
}
