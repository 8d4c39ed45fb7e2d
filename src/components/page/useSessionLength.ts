import { useModel } from '@umijs/max';
import { sessionLength } from '../../../config/portal';

/** How long a login lasts without a call, in milliseconds; undefined where nobody says. */
export function useSessionLength(): number | undefined {
  return useModel('@@initialState', ({ initialState }) =>
    sessionLength(initialState?.settings.ipr_session_minutes),
  );
}
