import { history, useModel } from '@umijs/max';
import { useState } from 'react';
import type { DraftKeeper } from '@/components/form/draft/draftKeeper';
import { useSubmit } from '@/components/form/useSubmit';
import { formBody, formValues } from '@/domain/form/body';
import type { FormDescription } from '@/domain/form/description';
import { applyLink } from '@/links/business';
import { AbortedError, CodeError } from '@/requests/errors';
import { handleFailure, reactionTo } from '@/requests/policy';
import {
  type Application,
  createProcess,
  type NewApplication,
  type Resubmission,
  resubmitApplication,
  STALE,
} from '@/services/data/process';
import type { Submitted } from '@/services/data/submission';
import { isPlainObject } from '@/storage';
import { useApply, useSessionState } from './ApplyContext';
import { explanations } from './correctedParts';
import { noteSent, noteStored } from './receipts';
import { failureOf, type SendFailure } from './sent/failure';
import type { Service, ServiceCalls } from './service';
import type { ApplySession } from './session';
import type { Correction, Task } from './task';

type FormData = NewApplication['formData'];

function formData({ description }: Service, { store }: ApplySession): FormData {
  return {
    schemaVersion: description.schemaVersion,
    ...formBody(description, store.values(), store.context()),
  };
}

/** The body of a new request; the mark of the draft stays the same however often it is sent. */
function newApplication(
  service: Service,
  session: ApplySession,
  draft: DraftKeeper,
  copy: string,
): NewApplication {
  const { process, description } = service;
  const { items, version } = description.consent;
  const ticked = session.state().consents;
  return {
    processKey: process,
    formData: formData(service, session),
    attachments: session.attachments(),
    consent: {
      version,
      time: session.declaredAt(),
      checked: items.flatMap(({ key }) => (ticked.includes(key) ? [key] : [])),
    },
    idempotencyKey: draft.mark(),
    ...(copy && { draftOf: copy }),
  };
}

/** The body of a correction. */
function resubmission(
  service: Service,
  session: ApplySession,
  draft: DraftKeeper,
  task: Task & { correction: Correction },
): Resubmission {
  const { request, round } = task.correction;
  const explained = explanations(task, session.store, session.state().files.kept());
  return {
    id: request.id,
    idempotencyKey: draft.mark(),
    round,
    formData: formData(service, session),
    attachments: session.attachments(),
    ...(explained.length > 0 && { explanations: explained }),
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

/**
 * Whether a request holds what has just been sent, as far as it tells. It does not when an earlier sending, of which
 * the answer was lost, had got through: the same mark is then answered with the request that exists.
 */
function holdsWhatWasSent(
  description: FormDescription,
  sent: Pick<NewApplication, 'formData' | 'attachments'>,
  { formData: received, attachments }: Pick<Application, 'formData' | 'attachments'>,
): boolean {
  if (!received) return true;
  const answers = (data: unknown) => JSON.stringify(sorted(formValues(description, data)));
  const ids = (files: readonly { id: string }[]) =>
    files
      .map(({ id }) => id)
      .sort()
      .join();
  return answers(sent.formData) === answers(received) && ids(sent.attachments) === ids(attachments);
}

/** The fields that a refusal names; undefined when it names none. */
function refusedFields(error: unknown): { field: string; message: string }[] | undefined {
  if (!(error instanceof CodeError) || !isPlainObject(error.data)) return undefined;
  const { errors } = error.data;
  if (!Array.isArray(errors)) return undefined;
  const named = errors.flatMap((entry: unknown) =>
    isPlainObject(entry) && typeof entry.field === 'string' && typeof entry.message === 'string'
      ? [{ field: entry.field, message: entry.message }]
      : [],
  );
  return named.length > 0 ? named : undefined;
}

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
