import { findPatent, type PatentRecord, searchPatents } from '@/services/cnipr';

/**
 * The record of the patent with an application number, through the patent search.
 *
 * @param number in its normal form, `202029900001.X`
 * @returns undefined when no record has this number
 * @throws what the calls throw; nobody has told the user yet
 */
export async function findPatentByNumber(
  number: string,
  signal?: AbortSignal,
): Promise<PatentRecord | undefined> {
  const call = { skipErrorHandler: true, ...(signal && { signal }) };
  const { content } = await searchPatents(
    { expression: '', numbers: [number], page: 0, size: 5 },
    call,
  );
  const hit = content.find(({ applicationNumber }) => applicationNumber === number);
  if (!hit?.id) return undefined;
  const record = await findPatent(hit.id, call);
  // A record that leaves them out is all the same the one that was asked for.
  return { ...record, id: record.id || hit.id, applicationNumber: number };
}
