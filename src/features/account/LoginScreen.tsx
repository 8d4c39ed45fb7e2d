import { useLocation, useModel } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { FormAlert } from '@/components/form/FormAlert';
import { usePageTitle } from '@/components/page/usePageTitle';
import { errorSentence } from '@/requests/errors';
import { externalLoginUrl } from '../../../config/portal';
import { LoginForm } from './LoginForm';
import { type LoginArrival, readLoginArrival } from './loginArrival';
import { leaveUserPages } from './wayBack';

const ARRIVALS: Record<LoginArrival['done'], string> = {
  registered: '注册成功，请登录。',
  passwordSet: '密码已重新设置，请用新密码登录。',
};

/** The single sign-on address, unless single sign-on is this very page. */
function singleSignOn(): string | undefined {
  const address = externalLoginUrl();
  if (!address) return undefined;
  const target = new URL(address, window.location.origin);
  const { origin, pathname } = window.location;
  return target.origin + target.pathname === origin + pathname ? undefined : target.href;
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
  const external = singleSignOn();

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
      <div className="ipr-account">
        <h1>登录</h1>
        <p role="status">已登录，正在打开页面…</p>
      </div>
    );
  }
  return (
    <div className="ipr-account">
      <h1>登录</h1>
      {arrival && !accepted && <p role="status">{ARRIVALS[arrival.done]}</p>}
      {user?.id && !accepted && (
        <section className="ipr-account-signed" aria-label="当前登录">
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
          error={error}
          onRetry={() => {
            setAgain(true);
            refresh();
          }}
        />
      ) : (
        <LoginForm account={arrival?.account ?? ''} search={search} onAccepted={enter} />
      )}
      {external && (
        <p className="ipr-account-sso">
          <a href={external}>统一身份认证登录</a>
        </p>
      )}
    </div>
  );
}

interface NotEnteredProps {
  busy: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The account was accepted, but the portal does not see who it is. */
function NotEntered({ busy, error, onRetry }: NotEnteredProps) {
  const reason = error
    ? `账号已通过验证，但没有取得用户信息。${errorSentence(error)}`
    : '账号已通过验证，但浏览器没有保存登录状态。请允许本站使用 Cookie，然后重试。';
  return (
    <section aria-label="登录未完成">
      <FormAlert text={busy ? undefined : reason} />
      <Button type="primary" size="large" block loading={busy} onClick={onRetry}>
        重试
      </Button>
    </section>
  );
}
