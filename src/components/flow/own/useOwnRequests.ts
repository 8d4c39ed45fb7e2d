import { useMemo, useState } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useIdentity } from '@/components/page/useIdentity';
import { type OwnRequests, ownRequests } from '@/domain/workflow/ownRequests';
import {
  ENDED,
  type ProcessKey,
  STATUSES,
  type Status,
  statusesOf,
} from '@/domain/workflow/status';
import { REQUEST_PROCESSES } from '@/links/business';
import { type ApplicationRow, findApplications } from '@/services/data/process';

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

/**
 * One's own requests: all that go on, and the latest of those that have ended.
 *
 * @param process those of one service; of all without it
 */
export function useOwnRequests(process?: ProcessKey): Latest<OwnRequests<ApplicationRow>> & {
  more: () => void;
} {
  const user = useIdentity();
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
    return { running, ended, most: size };
  });
  const { data: answered } = latest;
  const data = useMemo(() => {
    if (!answered) return undefined;
    const { running, ended, most } = answered;
    return ownRequests(running, ended, {
      user,
      processes: process ? [process] : REQUEST_PROCESSES,
      most,
    });
  }, [answered, user, process]);
  return { ...latest, data, more: () => setSize((now) => now + PIECE) };
}
