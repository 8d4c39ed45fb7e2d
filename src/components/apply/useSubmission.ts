import { history, useModel } from '@umijs/max';
import { useState } from 'react';
import { useSubmit } from '@/components/form/useSubmit';
import { applyLink } from '@/links/business';
import { AbortedError, CodeError } from '@/requests/errors';
import { handleFailure, reactionTo } from '@/requests/policy';
import { createProcess, resubmitApplication, STALE } from '@/services/data/process';
import type { Submitted } from '@/services/data/submission';
import { useApply, useSessionState } from './ApplyContext';
import { noteSent, noteStored } from './receipts';
import { holdsWhatWasSent, newApplication, refusedFields, resubmission } from './request';
import { failureOf, type SendFailure } from './sent/failure';
import type { ServiceCalls } from './service';

const QUIET = { skipErrorHandler: true };

const COMMON: ServiceCalls = { create: createProcess, resubmit: resubmitApplication };

/**
 * Sends the form, once at a time. What is refused stands at its fields. Once the back end has
 * stored it, the draft goes when the answer shows the request, else it is put aside until the
 * request is seen. When no clear answer comes, everything is kept, and sending it again under the
 * same mark is asked about first, unless the back end is known to make no second request of it.
 *
 * @param onStale the request to correct has moved on
 */
export function useSubmission(onStale?: () => void) {
  const { service, address, session, draft, task } = useApply();
  const { initialState } = useModel('@@initialState');
  const { knowsKeys } = useSessionState(session);
  const { process, description, calls = COMMON } = service;
  const { correction } = task;
  const [stale, setStale] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const user = initialState?.currentUser?.id ?? '';
  // The receipt still leads on to what else can be done with the patent.
  const { patent } = address;

  const call = async () => {
    if (correction) {
      const body = resubmission(service, session, draft, { ...task, correction });
      return { body, answer: await calls.resubmit(body, QUIET) };
    }
    const body = newApplication(service, session, draft, address.copy);
    return { body, answer: await calls.create(body, QUIET) };
  };

  /** The request that an answer shows, if it is the one that was sent. */
  const seenIn = ({ application }: Submitted) => {
    const isOurs = correction
      ? application?.id === correction.request.id
      : application?.processKey === process;
    return isOurs ? application : undefined;
  };

  const settle = ({ body, answer }: Awaited<ReturnType<typeof call>>) => {
    const application = seenIn(answer);
    if (!application) {
      const id = correction?.request.id ?? answer.id;
      noteStored(user, process, draft.mark(), answer);
      session.putAside(id);
      const receipt = { step: 'receipt', sent: draft.mark(), patent } as const;
      history.replace(applyLink(process, { ...receipt, ...(id !== undefined && { id }) }));
      return;
    }
    noteSent(user, process, {
      application,
      corrected: correction !== undefined,
      earlier: !holdsWhatWasSent(description, body, application),
    });
    session.close();
    history.replace(applyLink(process, { step: 'receipt', id: application.id, patent }));
  };

  const send = async (knowingly: boolean) => {
    setAsking(false);
    if (stale || !session.store.attempt()) return;
    if (!knowingly && !knowsKeys && draft.sending()) {
      setAsking(true);
      return;
    }
    setFailure(undefined);
    session.beginSending();
    try {
      settle(await call());
    } catch (error) {
      const refused = refusedFields(error);
      const reason = failureOf(error);
      session.endSending(!reason.unclear);
      if (refused) session.store.refuse(refused);
      else throw error;
    }
  };

  const explain = (error: unknown): string | undefined => {
    if (error instanceof AbortedError) return undefined;
    // The only way out of the form that the policy takes besides the end of the session.
    if (reactionTo(error, window.location.pathname).kind === 'exception') handleFailure(error);
    if (error instanceof CodeError && error.code === STALE) setStale(true);
    const reason = failureOf(error);
    setFailure(reason);
    return reason.words;
  };

  const { busy, submit } = useSubmit(send, explain);
  return {
    busy,
    failure,
    submit: () => submit(false),
    reload: stale ? onStale : undefined,
    /** Whether to send it again is asked, since it may have arrived. */
    asking: asking && {
      since: draft.sending()?.at,
      stay: () => setAsking(false),
      go: () => submit(true),
    },
  };
}
