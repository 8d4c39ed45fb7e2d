import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { todayInChina } from '@/domain/calendar';
import { type AsOf, versionAsOf } from '@/domain/law/timeliness';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { type ReadLaw, type ReadVersion, readLaw } from './lawRecords';

/** Code of the call for an id that no law has. */
const NO_SUCH_LAW = '40400';

/** A law as the address means it. */
export interface OpenedLaw extends ReadLaw {
  /** What was in force on the day asked for; undefined without a day. */
  readonly onDay: AsOf<ReadVersion> | undefined;
}

/** Whether a law could not be shown because there is none. */
export function isNoLaw(error: unknown): boolean {
  return error instanceof CodeError && error.code === NO_SUCH_LAW;
}

/** An unknown id has a page of its own; everything else follows the common policy. */
export async function reported<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isNoLaw(error)) handleFailure(error, true);
    throw error;
  }
}

async function open(id: string, asOf: string, signal: AbortSignal): Promise<OpenedLaw> {
  const law = await readLaw(id, signal);
  if (asOf === '') return { ...law, onDay: undefined };
  const onDay = versionAsOf(law.record.versions, asOf, todayInChina());
  const { version } = onDay;
  const meant = version && version.id !== id ? await readLaw(version.id, signal) : law;
  return { ...meant, onDay };
}

/**
 * Loads a law; the one before it stays until the next has come.
 *
 * @param id of any version
 * @param asOf the day whose version is meant, `YYYY-MM-DD`; '' for the version of the id
 */
export function useLaw(id: string, asOf: string): Latest<OpenedLaw> {
  return useLatestAnswer(id ? `${asOf}|${id}` : undefined, (signal) =>
    reported(open(id, asOf, signal)),
  );
}
