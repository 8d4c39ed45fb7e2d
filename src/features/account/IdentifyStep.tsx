import { FormAlert } from '@/components/form/FormAlert';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextField } from '@/components/form/TextField';
import { useForm } from '@/components/form/useForm';
import { useSubmit } from '@/components/form/useSubmit';
import { errorSentence } from '@/requests/errors';
import { identifyAccount, type PasswordToken } from '@/services/platform';
import { CODES, failureSentence, hasCode } from './failure';
import { filled } from './rules';
import { StepForm } from './StepForm';

const RULES = { account: filled('请输入账号') };

interface Props {
  account: string;
  /** Why the steps begin again. */
  notice: string | undefined;
  onIdentified: (account: string, token: PasswordToken) => void;
}

/** First step: which account. */
export function IdentifyStep({ account, notice, onIdentified }: Props) {
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
    <StepForm title="填写账号" onSubmit={submit}>
      <FormAlert text={failure ?? (busy ? undefined : notice)} />
      <TextField
        field={form.bind('account')}
        label="账号"
        hint="注册时填写的账号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={busy} label="下一步" />
    </StepForm>
  );
}
