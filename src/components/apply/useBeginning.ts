import type { ApplyState } from '@/links/business';
import { useAsked } from '@/requests/useAsked';
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
  const { copy, patent, record, appeal } = address;
  const { data } = useAsked((signal) => beginningOf(service, address, user, signal), {
    ready: !correction,
    refreshDeps: [service, session, copy, patent, record, appeal],
    onSuccess: (known) => {
      session.begin(known.values);
      if (known.knowsKeys) session.learnKeys();
    },
    // A service that breaks its promise not to reject does not keep anybody from the form.
    onError: () => session.begin({}),
  });
  return data?.missed ?? NOTHING;
}
