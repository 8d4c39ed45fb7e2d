import { Link } from '@umijs/max';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PageState } from '@/components/state/PageState';
import { links } from '@/links/paths';

/** 403: the page exists, but not for this user. */
export function NotAllowed() {
  usePageTitle('没有访问权限');
  return (
    <PageState title="没有访问权限">
      <p>您的账号不能打开这个页面。如需使用，请联系本单位管理员或拨打 12345。</p>
      <p>
        <Link to={links.landing}>返回首页</Link>
      </p>
    </PageState>
  );
}
