import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import type { PatentRecord } from '@/services/cnipr';
import { findPatentByNumber } from './findPatentByNumber';

/** A patent that the address names. */
export interface NamedPatent {
  /** Application number in its normal form. */
  readonly number: string;
  /** Absent when there is none or it cannot be had. */
  readonly record?: PatentRecord;
}

/**
 * The patents that an address names with their records, in its order, each once. It never rejects.
 *
 * @param given application numbers with commas between them; those that are none are left out
 * @param most how many are looked up; the rest is left out
 */
export async function namedPatents(
  given: string,
  signal: AbortSignal,
  most = 1,
): Promise<NamedPatent[]> {
  const numbers = given.split(',').flatMap((text) => {
    const checked = checkApplicationNumber(text);
    return checked.ok ? [checked.value] : [];
  });
  return Promise.all(
    [...new Set(numbers)].slice(0, most).map(async (number) => {
      const record = await findPatentByNumber(number, signal).catch(() => undefined);
      return record ? { number, record } : { number };
    }),
  );
}
