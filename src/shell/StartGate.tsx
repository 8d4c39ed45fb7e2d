import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSessionLength } from '@/components/page/useSessionLength';
import { ErrorState } from '@/components/state/ErrorState';
import stateStyles from '@/components/state/state.module.css';
import { NO_DICTIONARIES, withSettings } from '@/models/initialState';
import { takeUndone } from '@/requests/lostSession';
import { onUserPage } from '@/requests/policy';
import { MAIN_ID } from './AccessBar';
import { showNotification } from './notices';
import { changeAccount, onSessionEnd } from './session';
import styles from './shell.module.css';
import { loadForUser, loadProfile } from './startUp';

/** Without it the login ends unannounced, as where its length is not known. */
const SessionWatch = lazy(() =>
  import('./ending/SessionWatch').catch(() => ({ default: () => null })),
);

interface Props {
  retrying: boolean;
  onRetry: () => void;
}

/** The back end refuses to say who is logged in (403): this account may not use the portal. */
function Refused({ retrying, onRetry }: Props) {
  const [leaving, setLeaving] = useState(false);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.standalone}>
      <div className="ipr-state" role="alert">
        <h1>当前账号不能使用本平台</h1>
        <p>
          服务器拒绝了当前账号的访问（403）。您可以换一个账号登录，登录后回到这个页面；如需开通权限，请联系本单位管理员或拨打
          12345。
        </p>
        <p className={stateStyles.stateActions}>
          <Button
            type="primary"
            loading={leaving}
            onClick={() => {
              setLeaving(true);
              changeAccount().catch(() => setLeaving(false));
            }}
          >
            换一个账号登录
          </Button>
          <Button loading={retrying} onClick={onRetry}>
            重试
          </Button>
        </p>
      </div>
    </main>
  );
}

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

  const lasts = useSessionLength();
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
  const length = id && lasts;
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
