import { history, useModel } from '@umijs/max';
import { useState } from 'react';
import { useSubmit } from '@/components/form/useSubmit';
import { applyLink } from '@/links/business';
import { AbortedError, CodeError, errorSentence, TransportError } from '@/requests/errors';
import { handleFailure, reactionTo } from '@/requests/policy';
import { actOnApplication, createProcess, STALE } from '@/services/data/process';
import { useApply } from './ApplyContext';
import { noteSent } from './receipts';
import { holdsWhatWasSent, newApplication, refusedFields, resubmission } from './request';
import type { ServiceCalls } from './service';

const QUIET = { skipErrorHandler: true };

const COMMON: ServiceCalls = {
  create: createProcess,
  resubmit: (body, options) => actOnApplication('resubmit', body, options),
};

/** Ways out of the form that the common policy takes. */
const LEAVING = ['login', 'externalLogin', 'exception'];

/**
 * Sends the form, once at a time. What is refused stands at its fields; when no answer comes,
 * everything is kept and the same mark goes along with the next try.
 *
 * @param onStale the request to correct has moved on
 */
export function useSubmission(onStale?: () => void) {
  const { service, address, session, draft, task } = useApply();
  const { initialState } = useModel('@@initialState');
  const { process, description, calls = COMMON } = service;
  const { correction } = task;
  const [stale, setStale] = useState(false);

  const call = async () => {
    if (correction) {
      const body = resubmission(service, session, draft, correction);
      return { body, answer: await calls.resubmit(body, QUIET) };
    }
    const body = newApplication(service, session, draft, address.copy);
    return { body, answer: await calls.create(body, QUIET) };
  };

  const send = async () => {
    if (stale || !session.store.attempt()) return;
    try {
      const { body, answer } = await call();
      noteSent(initialState?.currentUser?.id ?? '', {
        application: answer,
        corrected: correction !== undefined,
        earlier: !holdsWhatWasSent(description, body, answer),
      });
      session.close();
      // The receipt still leads on to what else can be done with the patent.
      const { patent } = address;
      history.replace(applyLink(process, { step: 'receipt', id: answer.id, patent }));
    } catch (error) {
      const refused = refusedFields(error);
      if (!refused) throw error;
      session.store.refuse(refused);
    }
  };

  const explain = (error: unknown): string | undefined => {
    if (error instanceof AbortedError) return undefined;
    if (LEAVING.includes(reactionTo(error, window.location.pathname).kind)) handleFailure(error);
    if (error instanceof CodeError && error.code === STALE) setStale(true);
    if (error instanceof TransportError) {
      return `${error.message}可以再次提交，不会重复登记。`;
    }
    return errorSentence(error);
  };

  const { busy, failure, submit } = useSubmit(send, explain);
  return { busy, failure, submit, reload: stale ? onStale : undefined };
}
