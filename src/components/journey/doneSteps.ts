import type { Identity } from '@/domain/identity';
import { listingOwnership } from '@/domain/transaction/owner';
import { requestOwnership } from '@/domain/workflow/requestOwner';
import { requestLink } from '@/links/business';
import { listingLink } from '@/links/transaction';
import { findListings, getListing } from '@/services/data/transaction';
import { findAssessments } from '@/services/project/assessment';
import { isJourneyProcess, type JourneyProcess } from './steps';

/** The steps that are done, each with the address of what came of it. */
export type DoneSteps = Readonly<Partial<Record<JourneyProcess, string>>>;

/** The patent goes along, so that the bar stands there as well. */
const carrying = (address: string, number: string) =>
  `${address}&${new URLSearchParams({ patent: number })}`;

/** Rows asked for; the latest come first. */
const MOST = 50;

async function assessed(number: string, user: Identity, signal: AbortSignal): Promise<DoneSteps> {
  const { content } = await findAssessments(
    { keyword: number, status: 'FINISHED', size: MOST },
    { skipErrorHandler: true, signal },
  );
  const own = content.filter(
    (row) =>
      row.patentNumber === number &&
      row.status === 'FINISHED' &&
      requestOwnership(row, user) === 'own',
  );
  return Object.fromEntries(
    own
      .flatMap(({ processKey, id }) =>
        processKey && id && isJourneyProcess(processKey)
          ? [[processKey, carrying(requestLink(processKey, id), number)]]
          : [],
      )
      .reverse(),
  );
}

async function published(number: string, user: Identity, signal: AbortSignal): Promise<DoneSteps> {
  const { content } = await findListings(
    { q: number, size: MOST },
    { skipErrorHandler: true, signal },
  );
  for (const row of content) {
    if (!row.id || listingOwnership(row, user) !== 'own') continue;
    // A row tells the first of its patents.
    const { patents } =
      (row.patentCount ?? 0) > row.patents.length
        ? await getListing(row.id, { skipErrorHandler: true, signal })
        : row;
    if (patents.some(({ applicationNumber }) => applicationNumber === number)) {
      return { ZLJY: carrying(listingLink(row.id), number) };
    }
  }
  return {};
}

/**
 * What the user has done with a patent: finished assessments and a listing, each only where the
 * answer names this patent and the user's account. Requests of the other services do not say which
 * patent they are about. What nobody answers is not known; it never rejects.
 *
 * @param number application number in its normal form
 */
export async function findDone(
  number: string,
  user: Identity,
  signal: AbortSignal,
): Promise<DoneSteps> {
  const none = () => ({});
  const [assessments, listing] = await Promise.all([
    assessed(number, user, signal).catch(none),
    published(number, user, signal).catch(none),
  ]);
  return { ...assessments, ...listing };
}
