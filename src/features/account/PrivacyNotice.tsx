import { HOTLINES } from '../../../config/portal';
import styles from './account.module.css';
import type { Kind } from './registration';

/** Version and date of the notice below; change both with its text. */
const VERSION = '1.0';
const DATE = '2026-11-20';

interface Props {
  kind: Kind;
  /** Who is responsible, from the host settings. */
  sponsor: string | undefined;
  hotline: string | undefined;
}

/**
 * The privacy notice before registration, with the points of domain rules 7.6 (Personal
 * Information Protection Law, articles 17 and 30). The wording is ours: the operator confirms it.
 */
export function PrivacyNotice({ kind, sponsor, hotline = HOTLINES.government }: Props) {
  const person = kind === 'PERSON';
  return (
    <details className={styles.privacy}>
      <summary>
        隐私告知（{VERSION} 版，{DATE}）
      </summary>
      <dl>
        <dt>谁处理您的信息</dt>
        <dd>{sponsor ?? '本平台的主办单位'}（以下称“我们”）。</dd>
        <dt>为什么处理</dt>
        <dd>开立和管理账号、核实注册人身份、保护账号安全，以及向您告知办理进度。</dd>
        <dt>处理哪些信息</dt>
        <dd>
          {person
            ? '姓名、身份证号码、手机号码、账号；密码只以不可还原的形式保存。'
            : '企业名称、统一社会信用代码、联系人姓名、手机号码、账号；密码只以不可还原的形式保存。'}
        </dd>
        {person && (
          <>
            <dt>敏感个人信息</dt>
            <dd>
              身份证号码属于敏感个人信息，一旦泄露可能被他人冒用。我们只用它核实您是本人，页面上始终遮盖显示。不同意处理的，不能在网上注册个人账号，但不影响您浏览无需登录的内容或到窗口办理。
            </dd>
          </>
        )}
        <dt>保存多久</dt>
        <dd>
          账号存续期间；账号注销后删除或匿名化处理，法律、行政法规要求保存更长时间的，按其规定。
        </dd>
        <dt>提供给谁</dt>
        <dd>
          注册时不向其他单位提供。您以后申请的事项需要由其他单位办理的，届时另行告知并征得您的单独同意。
        </dd>
        <dt>您的权利</dt>
        <dd>
          查询、复制、更正、删除您的信息，撤回同意，注销账号，以及向履行个人信息保护职责的部门投诉、举报。撤回同意不影响撤回前已进行的处理。
        </dd>
        <dt>未成年人</dt>
        <dd>不满十四周岁的，须由监护人阅读并同意后代为注册。</dd>
        <dt>联系我们</dt>
        <dd>电话 {hotline}。</dd>
      </dl>
    </details>
  );
}
