import { history, Link, useLocation, useModel } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { goTo } from '@/address';
import { FormAlert } from '@/components/form/FormAlert';
import { usePageTitle } from '@/components/page/usePageTitle';
import { links, userPageLink } from '@/links/paths';
import { errorSentence } from '@/requests/errors';
import { hasOwnLogin, placeAskedFor, placeToReturnTo, singleSignOnFor } from '@/requests/loginWays';
import { forgetLostSession, lostSession } from '@/requests/lostSession';
import { trustedRedirectOrigins } from '../../../config/portal';
import styles from './account.module.css';
import { LoginForm } from './LoginForm';
import loginStyles from './login.module.css';
import { type LoginArrival, readLoginArrival } from './loginArrival';

/**
 * Leaves the user pages after login: to the address that `redirectUrl` names, when it lies on our
 * own origin or a trusted one and is no user page itself; to the landing page otherwise.
 *
 * @param search the query of the login page
 */
function leaveUserPages(search: string): void {
  const target = placeAskedFor(search, trustedRedirectOrigins());
  if (target) goTo(target, 'replace');
  else history.replace(links.landing);
}

const ARRIVALS: Record<LoginArrival['done'], string> = {
  registered: '注册成功，请登录。',
  passwordSet: '密码已重新设置，请用新密码登录。',
};

const LOST = {
  kept: '登录已失效，填写的内容已保存，登录后继续。',
  plain: '登录已失效，请重新登录。',
} as const;

/** Says once, also after a reload, that a session was lost. */
function useLostSession(): string | undefined {
  const [lost] = useState(lostSession);
  useEffect(forgetLostSession, []);
  return lost && (lost.kept ? LOST.kept : LOST.plain);
}

/** /changshu/user/login: by account and password, or by single sign-on (specification 2). */
export default function LoginScreen() {
  usePageTitle('登录');
  const { search, state } = useLocation();
  const { initialState, loading, error, refresh } = useModel('@@initialState');
  const [accepted, setAccepted] = useState(false);
  const [again, setAgain] = useState(false);
  const user = initialState?.currentUser;
  const arrival = readLoginArrival(state);
  const lost = useLostSession();
  const signOn = singleSignOnFor(placeToReturnTo());

  // The page-change rule must know the user before the page changes.
  const entered = accepted && !loading && Boolean(user?.id);
  useEffect(() => {
    if (entered) leaveUserPages(search);
  }, [entered, search]);

  const enter = async () => {
    await refresh();
    setAccepted(true);
  };

  if (entered) {
    return (
      <div className={styles.account}>
        <h1>登录</h1>
        <p role="status">已登录，正在打开页面…</p>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <h1>登录</h1>
      {arrival && !accepted && <p role="status">{ARRIVALS[arrival.done]}</p>}
      {lost && !arrival && !accepted && !user?.id && <p role="status">{lost}</p>}
      {user?.id && !accepted && (
        <section className={loginStyles.accountSigned} aria-label="当前登录">
          <p>您已登录：{user.name ?? user.enterpriseName ?? '当前账号'}</p>
          <Button type="primary" onClick={() => leaveUserPages(search)}>
            继续访问
          </Button>
          <h2>使用其他账号登录</h2>
        </section>
      )}
      {accepted && (again || !loading) ? (
        <NotEntered
          busy={loading}
          refused={initialState?.refused === true}
          error={error}
          onRetry={() => {
            setAgain(true);
            refresh();
          }}
          onOther={() => setAccepted(false)}
        />
      ) : (
        hasOwnLogin() && (
          <LoginForm account={arrival?.account ?? ''} search={search} onAccepted={enter} />
        )
      )}
      {signOn &&
        (hasOwnLogin() ? (
          <p className={loginStyles.accountSso}>
            <a href={signOn}>统一身份认证登录</a>
          </p>
        ) : (
          <SignOnAlone href={signOn} search={search} />
        ))}
    </div>
  );
}

/** Where the portal has no accounts of its own. */
function SignOnAlone({ href, search }: { href: string; search: string }) {
  return (
    <>
      <p>本平台使用统一身份认证的账号登录，登录后回到刚才要打开的页面。</p>
      <Button type="primary" size="large" block href={href}>
        统一身份认证登录
      </Button>
      <p className={styles.accountWays}>
        <Link to={userPageLink('register', search)}>注册账号</Link>
        <Link to={userPageLink('forget', search)}>忘记密码</Link>
      </p>
    </>
  );
}

interface NotEnteredProps {
  busy: boolean;
  /** The back end refuses this account. */
  refused: boolean;
  error: unknown;
  onRetry: () => void;
  onOther: () => void;
}

/** The account was accepted, but the portal does not see who it is. */
function NotEntered({ busy, refused, error, onRetry, onOther }: NotEnteredProps) {
  let reason = '账号已通过验证，但浏览器没有保存登录状态。请允许本站使用 Cookie，然后重试。';
  if (error) reason = `账号已通过验证，但没有取得用户信息。${errorSentence(error)}`;
  if (refused) {
    reason =
      '账号已通过验证，但不能使用本平台（403）。请换一个账号；如需开通权限，请联系本单位管理员或拨打 12345。';
  }
  return (
    <section aria-label="登录未完成">
      <FormAlert text={busy ? undefined : reason} />
      <Button type="primary" size="large" block loading={busy} onClick={onRetry}>
        重试
      </Button>
      {refused && (
        <p className={styles.accountWays}>
          <Button onClick={onOther}>换一个账号登录</Button>
        </p>
      )}
    </section>
  );
}
