import { useSubmit } from '@/components/form/useSubmit';
import { AbortedError, errorSentence } from '@/requests/errors';

/** Runs one action on a request at a time; a failure is told where it happened. */
export function useSend<A extends unknown[]>(send: (...given: A) => Promise<void>) {
  return useSubmit(send, (error) =>
    error instanceof AbortedError ? undefined : errorSentence(error),
  );
}
