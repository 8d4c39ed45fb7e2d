import { useAsked } from '@/requests/useAsked';
import { type Captcha, getCaptcha } from '@/services/platform';
import { failureSentence } from './failure';

interface State {
  captcha: Captcha | undefined;
  failure: string | undefined;
  renew: () => void;
}

/**
 * A captcha while one is needed; `renew` fetches another one. An answer that comes after a newer
 * request is dropped.
 */
export function useCaptcha(needed: boolean): State {
  const { data, error, loading, refresh } = useAsked(() => getCaptcha(), { ready: needed });
  return {
    captcha: loading || error ? undefined : data,
    failure: error && !loading ? failureSentence(error) : undefined,
    renew: () => {
      if (needed) refresh();
    },
  };
}
