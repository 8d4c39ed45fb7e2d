import { useEffect, useState } from 'react';
import { useSubmit } from '@/components/form/useSubmit';
import type { SentCode } from '@/services/platform';
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
export function useSentCode(
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
