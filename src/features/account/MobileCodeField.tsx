import { Button } from 'antd';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/TextField';
import type { FieldBinding } from '@/components/form/useForm';
import type { SentCode } from '@/services/platform';
import accountStyles from './account.module.css';
import { useSentCode } from './useSentCode';

interface Props {
  field: FieldBinding;
  /** What codes are sent for; see useSentCode. */
  target: string;
  send: () => Promise<{ target: string; answer: SentCode } | undefined>;
}

/** The code sent to a mobile telephone, with the button that sends it. */
export function MobileCodeField({ field, target, send }: Props) {
  const { answer, seconds, busy, failure, submit } = useSentCode(target, send);
  return (
    <>
      <TextField
        field={{ ...field, error: field.error ?? failure }}
        label="短信验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        beside={
          <Button
            className={formStyles.fieldAction ?? ''}
            size="large"
            loading={busy}
            // Not `disabled`: that would take the focus away from whoever just pressed it.
            aria-disabled={seconds > 0}
            onClick={submit}
          >
            {seconds > 0 ? `重新获取（${seconds} 秒）` : answer ? '重新获取' : '获取验证码'}
          </Button>
        }
      />
      <div className={accountStyles.sentCode} role="status">
        {answer && (
          <p>
            验证码已发送至 {answer.mobile}，{Math.round(answer.expiresIn / 60)} 分钟内有效。
          </p>
        )}
        {answer?.code && (
          <p>
            模拟短信（演示环境，没有真正发送）：验证码 <code>{answer.code}</code>
          </p>
        )}
      </div>
    </>
  );
}
