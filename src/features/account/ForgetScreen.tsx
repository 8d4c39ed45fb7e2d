import { Link, useLocation, useModel, useNavigate } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '@/components/form/FormAlert';
import { SubmitButton } from '@/components/form/SubmitButton';
import { useForm } from '@/components/form/useForm';
import { useSubmit } from '@/components/form/useSubmit';
import { usePageTitle } from '@/components/page/usePageTitle';
import { userPageLink } from '@/links/paths';
import { errorSentence } from '@/requests/errors';
import { hasOwnLogin } from '@/requests/loginWays';
import { identifyAccount, type PasswordToken } from '@/services/platform';
import { PasswordElsewhere } from './AccountsElsewhere';
import styles from './account.module.css';
import { AccountNameField } from './accountFields';
import { CODES, failureSentence, hasCode } from './failure';
import type { LoginArrival } from './loginArrival';
import { NewPasswordStep } from './NewPasswordStep';
import { NOTHING_YET, type Progress, STEPS, type Step, stepOf } from './passwordSteps';
import { filled } from './rules';
import { STEP_TITLE, StepForm } from './StepForm';
import stepsStyles from './steps.module.css';
import { VerifyStep } from './VerifyStep';

const RULES = { account: filled('请输入账号') };

interface Props {
  account: string;
  /** Why the steps begin again. */
  notice: string | undefined;
  onIdentified: (account: string, token: PasswordToken) => void;
}

/** First step: which account. */
function IdentifyStep({ account, notice, onIdentified }: Props) {
  const form = useForm({ initial: { account }, fields: () => ['account'], rules: RULES });
  const { busy, failure, submit } = useSubmit(
    async () => {
      const texts = form.check();
      if (texts) onIdentified(texts.account, await identifyAccount(texts.account));
    },
    (error) => {
      if (!hasCode(error, CODES.NO_SUCH_ACCOUNT)) return failureSentence(error);
      form.refuseOne('account', errorSentence(error));
      return undefined;
    },
  );
  return (
    <StepForm title="填写账号" said onSubmit={submit}>
      <FormAlert text={failure ?? (busy ? undefined : notice)} />
      <AccountNameField field={form.bind('account')} />
      <SubmitButton busy={busy} label="下一步" />
    </StepForm>
  );
}

/** /changshu/user/forget: identify the account, verify the telephone, set a new password. */
export default function ForgetScreen() {
  return hasOwnLogin() ? <ForgetSteps /> : <PasswordElsewhere />;
}

interface StepListProps<K extends string> {
  steps: readonly { key: K; label: string }[];
  current: K;
}

/** Where one stands in a short row of steps. */
function StepList<K extends string>({ steps, current }: StepListProps<K>) {
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <ol className={stepsStyles.steps} aria-label="步骤">
      {steps.map(({ key, label }, index) => (
        <li
          key={key}
          aria-current={key === current ? 'step' : undefined}
          data-passed={index < at || undefined}
        >
          {label}
          {index < at && <span className="ipr-visually-hidden">（已完成）</span>}
        </li>
      ))}
    </ol>
  );
}

function ForgetSteps() {
  usePageTitle('找回密码');
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { initialState, refresh } = useModel('@@initialState');
  const [progress, setProgress] = useState<Progress>(NOTHING_YET);
  /** Why an earlier step is shown again. */
  const [notice, setNotice] = useState<string>();
  const { account, token } = progress;
  const step = stepOf(state, progress);
  useFocusOnStep(step);

  const goOn = (next: Step, reached: Partial<Progress>) => {
    setProgress({ ...progress, ...reached });
    setNotice(undefined);
    navigate({ search }, { state: { step: next } });
  };
  const back = () => navigate(-1);
  const startAgain = (reason: string) => {
    setProgress({ ...NOTHING_YET, account });
    setNotice(reason);
    navigate({ search }, { replace: true, state: { step: 'identify' } });
  };

  const arrival: LoginArrival = { account, done: 'passwordSet' };
  return (
    <div className={styles.account}>
      <h1>找回密码</h1>
      <StepList steps={STEPS} current={step} />
      {step === 'identify' && (
        <IdentifyStep
          account={account}
          notice={notice}
          onIdentified={(name, answer) => goOn('verify', { ...answer, account: name, code: '' })}
        />
      )}
      {step === 'verify' && token && (
        <VerifyStep
          progress={{ ...progress, token }}
          refusal={notice}
          onCode={(code) => goOn('password', { code })}
          onBack={back}
          onTokenOver={startAgain}
        />
      )}
      {step === 'password' && token && (
        <NewPasswordStep
          progress={{ ...progress, token }}
          onDone={() => {
            setProgress({ ...NOTHING_YET, account, done: true });
            // The login of this browser may be one of those that have ended.
            if (initialState?.currentUser) refresh();
          }}
          onCodeRefused={(message) => {
            setProgress({ ...progress, code: '' });
            setNotice(message);
            back();
          }}
          onBack={back}
          onTokenOver={startAgain}
        />
      )}
      {step === 'done' && (
        <section aria-labelledby={STEP_TITLE}>
          <h2 id={STEP_TITLE} tabIndex={-1}>
            密码已重新设置
          </h2>
          <p>该账号在所有设备上的登录都已退出，请用新密码登录。</p>
        </section>
      )}
      <p className={styles.accountWays}>
        {step === 'done' ? (
          <Link to={userPageLink('login', search)} replace state={arrival}>
            去登录
          </Link>
        ) : (
          <Link to={userPageLink('login', search)}>想起密码了，去登录</Link>
        )}
      </p>
    </div>
  );
}

/** Moves the focus to the heading of a step, except of the one the page opens with. */
function useFocusOnStep(step: Step) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById(STEP_TITLE)?.focus();
  }, [step]);
}
