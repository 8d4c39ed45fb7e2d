import { useEffect } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { offersUploads } from '@/services/business';
import type { ApplySession } from '../session';

/**
 * Asks once, in silence, whether files can be uploaded here, so that nobody fills in a form in vain.
 *
 * @param needed the form has files
 */
export function useUploads(session: ApplySession, needed: boolean): void {
  const { data } = useLatestAnswer(needed ? 'uploads' : undefined, (signal) =>
    offersUploads({ signal }),
  );
  useEffect(() => {
    if (data === false) session.withoutUploads();
  }, [session, data]);
}
