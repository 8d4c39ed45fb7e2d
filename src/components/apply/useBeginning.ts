import { useEffect, useState } from 'react';
import type { ApplyState } from '@/links/business';
import type { CurrentUser } from '@/services/platform';
import { beginningOf } from './beginning';
import type { Service } from './service';
import type { ApplySession } from './session';
import type { Task } from './task';

const NOTHING: readonly string[] = [];

/**
 * Fills a new form with what the portal knows, once it has come.
 *
 * @returns what could not be had, in words
 */
export function useBeginning(
  service: Service,
  address: ApplyState,
  user: CurrentUser,
  { correction }: Task,
  session: ApplySession,
): readonly string[] {
  const [missed, setMissed] = useState(NOTHING);
  const { copy, patent, record, appeal } = address;
  useEffect(() => {
    if (correction) return;
    const asking = new AbortController();
    beginningOf(service, address, user, asking.signal).then(
      (known) => {
        if (asking.signal.aborted) return;
        session.begin(known.values);
        if (known.knowsKeys) session.learnKeys();
        setMissed(known.missed);
      },
      // A service that breaks its promise not to reject does not keep anybody from the form.
      () => asking.signal.aborted || session.begin({}),
    );
    return () => asking.abort();
  }, [service, session, copy, patent, record, appeal]);
  return missed;
}
