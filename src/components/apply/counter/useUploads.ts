import { useEffect } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { offersUploads } from '@/services/business';
import type { ApplySession } from '../session';

/**
 * Asks once, in silence, whether files can be uploaded here, so that nobody fills in a form in vain.
 * An answer that does not tell leaves it to the first upload.
 *
 * @param needed the form has files
 */
export function useUploads(session: ApplySession, needed: boolean): void {
  const { data, current } = useLatestAnswer(needed ? 'uploads' : undefined, (signal) =>
    offersUploads({ signal }),
  );
  useEffect(() => {
    if (current) session.learnUploads(data !== false);
  }, [session, data, current]);
}
