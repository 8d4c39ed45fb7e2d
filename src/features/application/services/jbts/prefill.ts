import { findPatentByNumber } from '@/components/apply/findPatentByNumber';
import type { Beginning } from '@/components/apply/service';
import { jbtsPrefill } from '@/domain/application/jbts';
import { rightPrefill } from '@/domain/application/jbts/rights';
import type { FormValues } from '@/domain/form/description';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';

/** The patent that the address names, as the right that is infringed. */
async function rightOf(number: string, signal: AbortSignal): Promise<FormValues> {
  const checked = checkApplicationNumber(number);
  if (!checked.ok) return {};
  const record = await findPatentByNumber(checked.value, signal).catch(() => undefined);
  const values = record ? rightPrefill(record) : { number: checked.value };
  return { rightType: 'PATENT', rights: [{ id: '1', values }] };
}

/** What need not be typed of a report or complaint; it never rejects. */
export async function prefill(
  { profile, last, address }: Beginning,
  signal: AbortSignal,
): Promise<FormValues> {
  return { ...jbtsPrefill(profile, last), ...(await rightOf(address.patent, signal)) };
}
