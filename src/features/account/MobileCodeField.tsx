import { Button } from 'antd';
import { useEffect, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/TextField';
import type { FieldBinding } from '@/components/form/useForm';
import { useSubmit } from '@/components/form/useSubmit';
import type { SentCode } from '@/services/platform';
import accountStyles from './account.module.css';
import { failureSentence } from './failure';

interface Sent {
  /** What the code was sent for: a mobile number, or the token of a forgotten password. */
  target: string;
  answer: SentCode;
  /** Time in milliseconds from which another code may be asked for. */
  again: number;
}

/**
 * Sends codes to a mobile telephone and counts down until another one may be asked for. A code
 * belongs to its target; for another target a code may be asked for at once.
 *
 * @param send undefined from it means that nothing was sent and the reason stands elsewhere
 */
function useSentCode(
  target: string,
  send: () => Promise<{ target: string; answer: SentCode } | undefined>,
) {
  const [sent, setSent] = useState<Sent>();
  const [now, setNow] = useState(() => Date.now());
  const current = sent?.target === target ? sent : undefined;
  const seconds = current ? Math.max(0, Math.ceil((current.again - now) / 1000)) : 0;
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [waiting]);

  const { busy, failure, submit } = useSubmit(async () => {
    if (waiting) return;
    const result = await send();
    if (!result) return;
    const time = Date.now();
    setNow(time);
    setSent({ ...result, again: time + result.answer.resendAfter * 1000 });
  }, failureSentence);

  return { answer: current?.answer, seconds, busy, failure, submit };
}

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
