import type { AsideDraft } from '@/components/form/draft/asideDrafts';
import type { ProcessKey } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import { NEW_REQUEST } from '../task';

/** The form that a draft put aside belongs to, at its last step. */
export function asideLink(process: ProcessKey, { target, sending }: AsideDraft): string {
  const { id, before } = sending;
  if (before !== undefined && id !== undefined) return applyLink(process, { id, step: 'check' });
  return applyLink(process, { step: 'check', ...(target !== NEW_REQUEST && { copy: target }) });
}
