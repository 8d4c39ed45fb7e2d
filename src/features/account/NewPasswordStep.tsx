import { Button } from 'antd';
import { FormAlert } from '@/components/form/FormAlert';
import { SubmitButton } from '@/components/form/SubmitButton';
import { useForm } from '@/components/form/useForm';
import { useSubmit } from '@/components/form/useSubmit';
import { checkPassword } from '@/domain/account';
import { errorSentence } from '@/requests/errors';
import { resetPassword } from '@/services/platform';
import { NewPasswordFields } from './accountFields';
import { CODES, failureSentence, hasCode, refusedFields } from './failure';
import type { Progress } from './passwordSteps';
import { checkRepeat } from './rules';
import { StepForm } from './StepForm';
import styles from './steps.module.css';

const RULES = { password: checkPassword, passwordRepeat: checkRepeat };

interface Props {
  progress: Progress & { token: string };
  onDone: () => void;
  onCodeRefused: (message: string) => void;
  onBack: () => void;
  onTokenOver: (reason: string) => void;
}

/** Third step: the new password, sent together with the code. */
export function NewPasswordStep({ progress, onDone, onCodeRefused, onBack, onTokenOver }: Props) {
  const { token, code, account } = progress;
  const form = useForm({
    initial: { password: '', passwordRepeat: '' },
    fields: () => ['password', 'passwordRepeat'],
    rules: RULES,
  });

  const explain = (error: unknown): string | undefined => {
    if (hasCode(error, CODES.TOKEN_OVER)) {
      onTokenOver(errorSentence(error));
      return undefined;
    }
    const refused = refusedFields(error) ?? [];
    const [ofCode] = refused.filter(({ field }) => field === 'code');
    const [ofPassword] = refused.filter(({ field }) => field === 'password');
    if (!ofCode && !ofPassword) return failureSentence(error);
    if (ofCode) onCodeRefused(`${ofCode.message}，请重新获取并填写。`);
    else if (ofPassword) form.refuseOne('password', ofPassword.message);
    return undefined;
  };

  const { busy, failure, submit } = useSubmit(async () => {
    const texts = form.check();
    if (!texts) return;
    await resetPassword({ token, code, password: texts.password });
    onDone();
  }, explain);

  return (
    <StepForm title="设置新密码" onSubmit={submit}>
      <FormAlert text={failure} />
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={account} />
      <NewPasswordFields bind={form.bind} label="新密码" repeatLabel="确认新密码" />
      <div className={styles.stepActions}>
        <SubmitButton busy={busy} label="提交" />
        <Button size="large" onClick={onBack}>
          上一步
        </Button>
      </div>
    </StepForm>
  );
}
