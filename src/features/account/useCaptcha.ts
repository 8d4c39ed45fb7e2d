import { useEffect, useState } from 'react';
import { type Captcha, getCaptcha } from '@/services/platform';
import { failureSentence } from './failure';

interface State {
  captcha?: Captcha;
  failure?: string | undefined;
}

/**
 * A captcha while one is needed; `renew` fetches another one. An answer that comes after a newer
 * request is dropped.
 */
export function useCaptcha(needed: boolean) {
  const [state, setState] = useState<State>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    setState({});
    getCaptcha().then(
      (captcha) => {
        if (wanted) setState({ captcha });
      },
      (error) => {
        if (wanted) setState({ failure: failureSentence(error) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [needed, round]);

  return { ...state, renew: () => setRound((count) => count + 1) };
}
