import { Button } from 'antd';
import { FormAlert } from '@/components/form/FormAlert';
import { SubmitButton } from '@/components/form/SubmitButton';
import { useForm } from '@/components/form/useForm';
import { errorSentence } from '@/requests/errors';
import { sendPasswordCode } from '@/services/platform';
import { CODES, hasCode } from './failure';
import { MobileCodeField } from './MobileCodeField';
import type { Progress } from './passwordSteps';
import { checkMobileCode } from './rules';
import { StepForm } from './StepForm';
import styles from './steps.module.css';

const RULES = { code: checkMobileCode };

interface Props {
  progress: Progress & { token: string };
  /** What the back end said of the code typed before. */
  refusal: string | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
  onTokenOver: (reason: string) => void;
}

/**
 * Second step: the code sent to the account's mobile telephone. The back end checks it together
 * with the new password, so a wrong one leads back here.
 */
export function VerifyStep({ progress, refusal, onCode, onBack, onTokenOver }: Props) {
  const { token, mobile, code } = progress;
  const form = useForm({ initial: { code }, fields: () => ['code'], rules: RULES });

  const send = async () => {
    try {
      const answer = await sendPasswordCode(token);
      form.clear('code');
      form.focus('code');
      return { target: token, answer };
    } catch (error) {
      if (!hasCode(error, CODES.TOKEN_OVER)) throw error;
      onTokenOver(errorSentence(error));
      return undefined;
    }
  };

  return (
    <StepForm
      title="验证手机"
      onSubmit={() => {
        const texts = form.check();
        if (texts) onCode(texts.code);
      }}
    >
      <FormAlert text={refusal} />
      <p>账号预留的手机号码：{mobile}</p>
      <MobileCodeField field={form.bind('code')} target={token} send={send} />
      <div className={styles.stepActions}>
        <SubmitButton label="下一步" />
        <Button size="large" onClick={onBack}>
          上一步
        </Button>
      </div>
    </StepForm>
  );
}
