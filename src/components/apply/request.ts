import type { DraftKeeper } from '@/components/form/draft/draftKeeper';
import { formBody, formValues } from '@/domain/form/body';
import type { FormDescription } from '@/domain/form/description';
import { CodeError } from '@/requests/errors';
import type { Application, NewApplication, Resubmission } from '@/services/data/process';
import { isPlainObject } from '@/storage';
import { explanations } from './correctedParts';
import type { Service } from './service';
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
export function newApplication(
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
export function resubmission(
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
export function holdsWhatWasSent(
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
export function refusedFields(error: unknown): { field: string; message: string }[] | undefined {
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
