import { requestLink } from '@/links/business';
import { listingLink } from '@/links/transaction';
import { findListings } from '@/services/data/transaction';
import { findAssessments } from '@/services/project/assessment';
import { isJourneyProcess, type JourneyProcess } from './steps';

/** The steps that are done, each with the address of what came of it. */
export type DoneSteps = Readonly<Partial<Record<JourneyProcess, string>>>;

/** The patent goes along, so that the bar stands there as well. */
const carrying = (address: string, number: string) =>
  `${address}&${new URLSearchParams({ patent: number })}`;

/** Rows asked for; the latest come first. */
const MOST = 50;

async function assessed(number: string, signal: AbortSignal): Promise<DoneSteps> {
  const { content } = await findAssessments(
    { keyword: number, status: 'FINISHED', size: MOST },
    { skipErrorHandler: true, signal },
  );
  const own = content.filter(({ patentNumber }) => patentNumber === number);
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

async function published(number: string, signal: AbortSignal): Promise<DoneSteps> {
  const { content } = await findListings(
    { q: number, size: MOST },
    { skipErrorHandler: true, signal },
  );
  const listing = content.find(({ own, id }) => own && id);
  return listing ? { ZLJY: carrying(listingLink(listing.id), number) } : {};
}

/**
 * What the user has done with a patent: finished assessments and a listing of one's own. Requests
 * of the other services do not say which patent they are about. What nobody answers is not known;
 * it never rejects.
 *
 * @param number application number in its normal form
 */
export async function findDone(number: string, signal: AbortSignal): Promise<DoneSteps> {
  const none = () => ({});
  const [assessments, listing] = await Promise.all([
    assessed(number, signal).catch(none),
    published(number, signal).catch(none),
  ]);
  return { ...assessments, ...listing };
}
