import { useModel } from '@umijs/max';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ErrorState } from '@/components/state/ErrorState';
import { NO_DICTIONARIES, withSettings } from '@/models/initialState';
import { takeUndone } from '@/requests/lostSession';
import { onUserPage } from '@/requests/policy';
import { sessionLength } from '../../config/portal';
import { MAIN_ID } from './AccessBar';
import { showNotification } from './notices';
import { Refused } from './Refused';
import { onSessionEnd } from './session';
import styles from './shell.module.css';
import { loadForUser, loadProfile } from './startUp';

/** Without it the login ends unannounced, as where its length is not known. */
const SessionWatch = lazy(() =>
  import('./ending/SessionWatch').catch(() => ({ default: () => null })),
);

/**
 * Stands between the initial state and the routes. When the current user could not be asked, it
 * shows a sentence and a retry instead of guessing that nobody is logged in; to an account that may
 * not use the portal it says so. Afterwards it loads what may arrive later: the profile of the host,
 * and the apps and dictionaries of each user; and tells what a lost session has prevented.
 */
export function StartGate({ children }: { children: ReactNode }) {
  const { initialState, error, loading, refresh, setInitialState } = useModel('@@initialState');
  const currentUser = initialState?.currentUser;
  // The retry clears the error while it runs; the panel keeps what it said.
  const lastError = useRef(error);
  if (error || !loading) lastError.current = error;

  useEffect(() => {
    loadProfile().then(
      (settings) => settings && setInitialState((state) => state && withSettings(state, settings)),
      () => undefined,
    );
  }, [setInitialState]);

  useEffect(() => {
    onSessionEnd(() => setInitialState((state) => state && { ...state, currentUser: undefined }));
  }, [setInitialState]);

  useEffect(() => {
    let wanted = true;
    const set = (part: Awaited<ReturnType<typeof loadForUser>>) =>
      setInitialState((state) => state && { ...state, ...part });
    if (currentUser?.id) {
      loadForUser().then((part) => {
        if (wanted) set(part);
      });
    } else {
      set({ apps: [], dictionaries: NO_DICTIONARIES });
    }
    return () => {
      wanted = false;
    };
  }, [currentUser, setInitialState]);

  const id = currentUser?.id;
  useEffect(() => {
    const undone = id ? takeUndone(String(id)) : [];
    if (undone.length) {
      const text = `登录失效前的操作（${undone.join('、')}）没有完成，请再做一次。`;
      showNotification('操作未完成', text);
    }
  }, [id]);

  const refused = initialState?.refused;
  if (refused && !lastError.current && !onUserPage()) {
    return <Refused retrying={loading} onRetry={refresh} />;
  }
  // After a refusal the back end may no longer answer at all.
  if ((!initialState || refused) && !onUserPage()) {
    return (
      <main id={MAIN_ID} tabIndex={-1} className={styles.standalone}>
        <ErrorState
          level={1}
          title="暂时无法打开"
          error={lastError.current}
          retrying={loading}
          onRetry={refresh}
        />
      </main>
    );
  }
  const length = id && sessionLength();
  return (
    <>
      {children}
      {length && (
        <Suspense>
          <SessionWatch length={length} />
        </Suspense>
      )}
    </>
  );
}
