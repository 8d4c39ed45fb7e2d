import { Link } from '@umijs/max';
import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { FormAlert } from '@/components/form/FormAlert';
import formStyles from '@/components/form/form.module.css';
import { PasswordField } from '@/components/form/PasswordField';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextField } from '@/components/form/TextField';
import { type FieldBinding, useForm } from '@/components/form/useForm';
import { useSubmit } from '@/components/form/useSubmit';
import { userPageLink } from '@/links/paths';
import { CodeError, errorSentence, TransportError } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { type Captcha, getCaptcha, login } from '@/services/platform';
import { isPlainObject } from '@/storage';
import accountStyles from './account.module.css';
import { CODES, failureSentence, hasCode } from './failure';
import styles from './login.module.css';
import { anyPassword, filled } from './rules';

interface State {
  captcha: Captcha | undefined;
  failure: string | undefined;
  renew: () => void;
}

/**
 * A captcha while one is needed; `renew` fetches another one. An answer that comes after a newer
 * request is dropped.
 */
function useCaptcha(needed: boolean): State {
  const { data, error, loading, refresh } = useAsked(() => getCaptcha(), { ready: needed });
  return {
    captcha: loading || error ? undefined : data,
    failure: error && !loading ? failureSentence(error) : undefined,
    renew: () => {
      if (needed) refresh();
    },
  };
}

const RULES = {
  account: filled('请输入账号'),
  password: anyPassword,
  captcha: filled('请输入验证码'),
};

interface CaptchaFieldProps {
  field: FieldBinding;
  captcha: Captcha | undefined;
  failure: string | undefined;
  onRenew: () => void;
}

/** A captcha: the characters of a picture, or the result of a sum told in words (domain 7.7). */
function CaptchaField({ field, captcha, failure, onRenew }: CaptchaFieldProps) {
  const { id, value, error, hushed, onChange } = field;
  return (
    <Field
      id={id}
      label="验证码"
      hint={captcha && `输入图中的字符；看不清或不便看图，可以改填得数。${captcha.speech}？`}
      error={error ?? failure}
      hushed={hushed && Boolean(error)}
    >
      {(control) => (
        <div className={styles.captcha}>
          <Input
            {...control}
            size="large"
            status={error ? 'error' : ''}
            name={id}
            aria-required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {captcha ? (
            <img src={captcha.svg} alt="图形验证码" width={120} height={40} />
          ) : (
            <span className={styles.captchaGap} />
          )}
          <Button size="large" onClick={onRenew}>
            换一张
          </Button>
        </div>
      )}
    </Field>
  );
}

interface Props {
  /** Account to begin with, '' for none. */
  account: string;
  search: string;
  /** Called when the back end has started a session; resolves when the portal knows the user. */
  onAccepted: () => Promise<void>;
}

/** Account and password; a captcha after the back end asks for one. Remembers nothing. */
export function LoginForm({ account, search, onAccepted }: Props) {
  const [captchaNeeded, setCaptchaNeeded] = useState(false);
  const captcha = useCaptcha(captchaNeeded);
  const form = useForm({
    initial: { account, password: '', captcha: '' },
    fields: () => ['account', 'password', ...(captchaNeeded ? (['captcha'] as const) : [])],
    rules: RULES,
  });

  const explain = (error: unknown): string | undefined => {
    if (error instanceof CodeError && isPlainObject(error.data)) {
      if (error.data.captchaRequired === true) setCaptchaNeeded(true);
    }
    // A captcha is used up by asking.
    if (captchaNeeded) {
      captcha.renew();
      form.clear('captcha');
    }
    if (hasCode(error, CODES.CAPTCHA_NEEDED) || hasCode(error, CODES.CAPTCHA_WRONG)) {
      form.refuseOne('captcha', errorSentence(error));
      return undefined;
    }
    if (hasCode(error, CODES.LOGIN_REFUSED)) form.focus('password');
    // Nobody is logged in yet, so that is no news; what was typed has not been accepted.
    if (error instanceof TransportError && error.status === 401) {
      return '没有登录成功（401），请核对账号和密码后重试。';
    }
    return failureSentence(error);
  };

  const { busy, failure, submit } = useSubmit(async () => {
    const texts = form.check();
    if (!texts) return;
    await login({
      account: texts.account,
      password: texts.password,
      ...(captchaNeeded && captcha.captcha
        ? { captchaId: captcha.captcha.id, captcha: texts.captcha }
        : {}),
    });
    await onAccepted();
  }, explain);

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert text={failure} />
      <TextField
        field={form.bind('account')}
        label="账号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField field={form.bind('password')} label="密码" autoComplete="current-password" />
      {captchaNeeded && (
        <CaptchaField
          field={form.bind('captcha')}
          captcha={captcha.captcha}
          failure={captcha.failure}
          onRenew={captcha.renew}
        />
      )}
      <SubmitButton busy={busy} label="登录" />
      <p className={accountStyles.accountWays}>
        <Link to={userPageLink('register', search)}>注册账号</Link>
        <Link to={userPageLink('forget', search)}>忘记密码</Link>
      </p>
    </form>
  );
}
