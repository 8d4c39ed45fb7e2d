import { Link, useLocation, useModel, useNavigate } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ChoiceField } from '@/components/form/ChoiceField';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { FormAlert } from '@/components/form/FormAlert';
import formStyles from '@/components/form/form.module.css';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextField } from '@/components/form/TextField';
import { TickField } from '@/components/form/TickField';
import { type FieldBinding, useForm } from '@/components/form/useForm';
import { useSubmit } from '@/components/form/useSubmit';
import { usePageTitle } from '@/components/page/usePageTitle';
import { userPageLink } from '@/links/paths';
import { hasOwnLogin } from '@/requests/loginWays';
import { register, sendRegisterCode } from '@/services/platform';
import { HOTLINES, USER_CENTRE_REGISTER_URL, USER_CENTRE_WINDOW } from '../../../config/portal';
import accountStyles from './account.module.css';
import { AccountNameField, NewPasswordFields } from './accountFields';
import { failureSentence, refusedFields } from './failure';
import type { LoginArrival } from './loginArrival';
import { MobileCodeField } from './MobileCodeField';
import {
  DRAFT,
  FIELDS,
  type FieldName,
  INITIAL,
  KINDS,
  type Kind,
  kindOf,
  RULES,
  registrationOf,
} from './registration';

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
function PrivacyNotice({ kind, sponsor, hotline = HOTLINES.government }: Props) {
  const person = kind === 'PERSON';
  return (
    <details className={accountStyles.privacy}>
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

interface KindFieldsProps {
  kind: Kind;
  bind: (name: FieldName) => FieldBinding;
}

/** Who registers: the part of the form that differs between an enterprise and a person. */
function KindFields({ kind, bind }: KindFieldsProps) {
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false };
  if (kind === 'PERSON') {
    return (
      <>
        <TextField field={bind('name')} label="姓名" autoComplete="name" />
        <TextField
          field={bind('idNumber')}
          label="身份证号码"
          hint="仅用于核实身份，见下方隐私告知"
          {...code}
        />
      </>
    );
  }
  return (
    <>
      <TextField
        field={bind('enterpriseName')}
        label="企业名称"
        hint="与营业执照一致"
        autoComplete="organization"
      />
      <TextField field={bind('uscc')} label="统一社会信用代码" hint="18 位，见营业执照" {...code} />
      <TextField field={bind('contact')} label="联系人" autoComplete="name" />
    </>
  );
}

// Few installations have no accounts of their own; the others have no bytes for it.
const RegisterElsewhere = lazy(async () => ({
  default: (await import('./AccountsElsewhere')).RegisterElsewhere,
}));

/** /changshu/user/register: an account for an enterprise or a person. */
export default function RegisterScreen() {
  if (hasOwnLogin()) return <RegisterForm />;
  return (
    <Suspense fallback={null}>
      <RegisterElsewhere />
    </Suspense>
  );
}

function RegisterForm() {
  usePageTitle('注册');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { initialState } = useModel('@@initialState');
  const { sponsor, hotline } = initialState?.settings ?? {};
  const form = useForm({
    initial: INITIAL,
    fields: (texts) => FIELDS[kindOf(texts)],
    rules: RULES,
    draft: DRAFT,
    summary: true,
  });
  const kind = kindOf(form.texts);

  const sendCode = async () => {
    const mobile = form.checkOne('mobile');
    if (mobile === undefined) return undefined;
    try {
      const answer = await sendRegisterCode(mobile);
      form.set('mobile', mobile);
      form.clear('mobileCode');
      form.focus('mobileCode');
      return { target: mobile, answer };
    } catch (error) {
      const [refused] = refusedFields(error) ?? [];
      if (!refused) throw error;
      form.refuseOne('mobile', refused.message);
      return undefined;
    }
  };

  const { busy, failure, submit } = useSubmit(
    async () => {
      const texts = form.check();
      if (!texts) return;
      await register(registrationOf(texts));
      form.forget();
      const arrival: LoginArrival = { account: texts.account, done: 'registered' };
      navigate(userPageLink('login', search), { replace: true, state: arrival });
    },
    (error) => {
      const fields = refusedFields(error);
      if (!fields) return failureSentence(error);
      form.refuse(fields);
      return undefined;
    },
  );

  return (
    <div className={accountStyles.account}>
      <h1>注册</h1>
      <p className={accountStyles.accountWays}>
        <span>
          已有账号？<Link to={userPageLink('login', search)}>去登录</Link>
        </span>
        <a href={USER_CENTRE_REGISTER_URL} target={USER_CENTRE_WINDOW}>
          改用统一身份认证：在用户中心注册 ↗
        </a>
      </p>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary {...form.summary} />
        <FormAlert text={failure} />
        <ChoiceField
          name="kind"
          label="注册类型"
          value={kind}
          options={KINDS}
          onChange={(value) => form.set('kind', value)}
        />
        <fieldset>
          <legend>{kind === 'PERSON' ? '个人' : '企业'}</legend>
          <KindFields kind={kind} bind={form.bind} />
        </fieldset>
        <fieldset>
          <legend>账号和验证</legend>
          <AccountNameField
            field={form.bind('account')}
            hint="6～20 个字符，以字母开头，可用字母、数字和下划线"
          />
          <TextField
            field={form.bind('mobile')}
            label="手机号码"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
          <MobileCodeField
            field={form.bind('mobileCode')}
            target={form.texts.mobile}
            send={sendCode}
          />
          <NewPasswordFields bind={form.bind} label="密码" repeatLabel="确认密码" />
        </fieldset>
        <PrivacyNotice kind={kind} sponsor={sponsor} hotline={hotline} />
        <TickField field={form.bind('consent')}>我已阅读并同意隐私告知</TickField>
        {kind === 'PERSON' && (
          <TickField field={form.bind('idConsent')}>
            我单独同意为核实身份处理我的身份证号码（敏感个人信息）
          </TickField>
        )}
        <SubmitButton busy={busy} label="注册" />
        <p className={`${formStyles.fieldHint} ipr-note`}>
          除密码{kind === 'PERSON' && '、身份证号码'}
          和同意事项外，已填写的内容暂存在本标签页，注册成功或关闭标签页后清除。
        </p>
      </form>
    </div>
  );
}
