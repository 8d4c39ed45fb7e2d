import { useState } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { STATUSES, type Status } from '@/domain/workflow/status';
import { BUSINESS_SERVICES, type BusinessService } from '@/links/business';
import { type ApplicationRow, findApplications } from '@/services/data/process';

/** A request of business handling, which has a page of its own. */
export type OwnRequest = ApplicationRow & { readonly processKey: BusinessService };

/** States in which nothing is left to do. */
const ENDED: readonly Status[] = ['FINISHED', 'REJECTED', 'WITHDRAWN', 'TERMINATED'];

const RUNNING = Object.keys(STATUSES).filter((status) => !ENDED.some((ended) => ended === status));

/** Most rows of one answer: what waits for the applicant is never on a page further on. */
const MOST = 5000;

/** Ended requests that are shown at first, and that 更多 adds. */
const PIECE = 10;

/** What the screen knows of one's own requests. */
export interface OwnRequests {
  /** All that have not ended. */
  readonly running: readonly OwnRequest[];
  /** Of those that have ended, the latest. */
  readonly ended: readonly OwnRequest[];
  /** How many have ended. */
  readonly endedTotal: number;
}

function isOfBusiness(row: ApplicationRow): row is OwnRequest {
  return BUSINESS_SERVICES.some((service) => service === row.processKey);
}

/**
 * One's own requests: all that go on, and the latest of those that have ended.
 *
 * @param process those of one service; of all four without it
 */
export function useOwnRequests(process?: BusinessService): Latest<OwnRequests> & {
  more: () => void;
} {
  const [size, setSize] = useState(PIECE);
  const latest = useLatestAnswer(`${process ?? ''} ${size}`, async (signal) => {
    const services = process
      ? { processKey: process }
      : { $processKey_in: BUSINESS_SERVICES.join(',') };
    const find = (statuses: readonly string[], rows: number) =>
      findApplications(
        { ...services, $status_in: statuses.join(','), size: rows },
        { signal, shownInPlace: true },
      );
    const [running, ended] = await Promise.all([find(RUNNING, MOST), find(ENDED, size)]);
    return {
      running: running.content.filter(isOfBusiness),
      ended: ended.content.filter(isOfBusiness),
      endedTotal: ended.totalElements,
    };
  });
  return { ...latest, more: () => setSize((now) => now + PIECE) };
}
