import { handleFailure, reactionTo } from '@/requests/policy';
import { findPatent, type PatentRecord, searchPatents } from '@/services/cnipr';

/** Ways out of the form that the common policy takes. */
const TO_LOGIN = ['login', 'externalLogin'];

/**
 * The record of the patent with an application number, through the patent search.
 *
 * @param number in its normal form, `202029900001.X`
 * @returns undefined when no record has this number
 * @throws what the calls throw; nobody has told the user yet, but the end of the session leads to
 *   the login
 */
export async function findPatentByNumber(
  number: string,
  signal?: AbortSignal,
): Promise<PatentRecord | undefined> {
  const call = { skipErrorHandler: true, ...(signal && { signal }) };
  try {
    const { content } = await searchPatents(
      { expression: '', numbers: [number], page: 0, size: 5 },
      call,
    );
    const hit = content.find(({ applicationNumber }) => applicationNumber === number);
    if (!hit?.id) return undefined;
    const record = await findPatent(hit.id, call);
    // A record that leaves them out is all the same the one that was asked for.
    return { ...record, id: record.id || hit.id, applicationNumber: number };
  } catch (error) {
    const { kind } = reactionTo(error, window.location.pathname);
    if (TO_LOGIN.includes(kind)) handleFailure(error);
    throw error;
  }
}
