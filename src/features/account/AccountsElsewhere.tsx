import { Link, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { usePageTitle } from '@/components/page/usePageTitle';
import { userPageLink } from '@/links/paths';
import { placeToReturnTo, singleSignOnFor } from '@/requests/loginWays';
import { USER_CENTRE_REGISTER_URL, USER_CENTRE_WINDOW } from '../../../config/portal';
import styles from './account.module.css';

function BackToLogin() {
  const { search } = useLocation();
  return (
    <p className={styles.accountWays}>
      <Link to={userPageLink('login', search)}>返回登录</Link>
    </p>
  );
}

/** /changshu/user/register where the portal has no accounts of its own: the user centre's. */
export function RegisterElsewhere() {
  usePageTitle('注册');
  return (
    <div className={styles.account}>
      <h1>注册</h1>
      <p>本平台不单独注册账号，请在用户中心注册，注册后用统一身份认证登录。</p>
      <Button
        type="primary"
        size="large"
        block
        href={USER_CENTRE_REGISTER_URL}
        target={USER_CENTRE_WINDOW}
      >
        在用户中心注册 ↗
      </Button>
      <BackToLogin />
    </div>
  );
}

/** /changshu/user/forget where the portal has no accounts of its own: it knows no passwords. */
export function PasswordElsewhere() {
  usePageTitle('找回密码');
  const signOn = singleSignOnFor(placeToReturnTo());
  return (
    <div className={styles.account}>
      <h1>找回密码</h1>
      <p>
        本平台不保存密码。找回或修改密码，请在统一身份认证的登录页面办理；还没有账号的，可在用户中心注册。
      </p>
      {signOn && (
        <Button type="primary" size="large" block href={signOn}>
          打开统一身份认证
        </Button>
      )}
      <p className={styles.accountWays}>
        <a href={USER_CENTRE_REGISTER_URL} target={USER_CENTRE_WINDOW}>
          在用户中心注册 ↗
        </a>
      </p>
      <BackToLogin />
    </div>
  );
}
