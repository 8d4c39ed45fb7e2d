import { useState } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import {
  ENDED,
  type ProcessKey,
  STATUSES,
  type Status,
  statusesOf,
} from '@/domain/workflow/status';
import { REQUEST_PROCESSES } from '@/links/business';
import { type ApplicationRow, findApplications } from '@/services/data/process';

/** A request of a process that has a page of its own. */
export type OwnRequest = ApplicationRow;

/**
 * The states to ask for. Those of listings are their own; of all others every state, also where
 * our process does not know it, so that no request is out of sight.
 */
function statesOf(process: ProcessKey | undefined): readonly Status[] {
  const all = Object.keys(STATUSES) as Status[];
  const listing = statusesOf('ZLJY');
  if (process === undefined) return all;
  if (process === 'ZLJY') return listing;
  return all.filter((status) => status === 'DRAFT' || !listing.includes(status));
}

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

/** One whose process is not known is shown as well: the back end says that it is the user's. */
function hasPage({ processKey }: ApplicationRow): boolean {
  return processKey === undefined || REQUEST_PROCESSES.includes(processKey);
}

/**
 * One's own requests: all that go on, and the latest of those that have ended.
 *
 * @param process those of one service; of all without it
 */
export function useOwnRequests(process?: ProcessKey): Latest<OwnRequests> & {
  more: () => void;
} {
  const [size, setSize] = useState(PIECE);
  const latest = useLatestAnswer(`${process ?? ''} ${size}`, async (signal) => {
    const services = process
      ? { processKey: process }
      : { $processKey_in: REQUEST_PROCESSES.join(',') };
    const find = (statuses: readonly string[], rows: number) =>
      findApplications(
        { ...services, $status_in: statuses.join(','), size: rows },
        { signal, shownInPlace: true },
      );
    const states = statesOf(process);
    const over = (status: Status) => ENDED.includes(status);
    const [running, ended] = await Promise.all([
      find(
        states.filter((status) => !over(status)),
        MOST,
      ),
      find(states.filter(over), size),
    ]);
    return {
      running: running.content.filter(hasPage),
      ended: ended.content.filter(hasPage),
      endedTotal: ended.totalElements,
    };
  });
  return { ...latest, more: () => setSize((now) => now + PIECE) };
}
