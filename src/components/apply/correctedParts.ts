import { reasonKey, untouchedProblem } from '@/components/form/edit/correction';
import type { FormStore } from '@/components/form/edit/formStore';
import { fieldPath, placeOf } from '@/components/form/edit/place';
import type { KeptFile } from '@/components/form/files/entry';
import { filesPath } from '@/domain/files/attached';
import { askedFiles } from '@/domain/form/asked';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import type { FileCategory } from '@/domain/form/description';
import type { FormProblem } from '@/domain/form/problems';
import type { PartState } from '@/domain/form/progress';
import type { Resubmission } from '@/services/data/process';
import { officeField, type Task } from './task';

const idsOf = (files: readonly KeptFile[], category: string) =>
  files
    .flatMap((file) => (file.category === category ? [file.id] : []))
    .sort()
    .join();

/** The kinds of files that were asked for and are as they were sent. */
export function untouchedFiles(
  { correction, attachments }: Task,
  store: FormStore,
  files: readonly KeptFile[],
): FileCategory[] {
  if (!correction) return [];
  return askedFiles(store.description, store.values(), store.context()).filter(
    ({ key }) =>
      Object.hasOwn(correction.remarks, filesPath(key)) &&
      idsOf(files, key) === idsOf(attachments, key),
  );
}

/** What keeps a correction from being sent: files that were asked for, untouched without a reason. */
export function untouchedFileProblems(
  task: Task,
  store: FormStore,
  files: readonly KeptFile[],
): FormProblem[] {
  return untouchedFiles(task, store, files).flatMap(({ key, label }) => {
    const path = filesPath(key);
    const message = untouchedProblem(label, store.values()[reasonKey(path)]);
    return message === undefined ? [] : [{ section: 'files', path, message }];
  });
}

/** A place that stays as it is although it was asked for, and why. */
export interface Explained {
  readonly path: string;
  readonly label: string;
  readonly reason: string;
}

/** The places that stay as they are although they were asked for, each with its reason. */
export function explainedPlaces(
  task: Task,
  store: FormStore,
  files: readonly KeptFile[],
): Explained[] {
  const { correction } = task;
  if (!correction) return [];
  const asIs = untouchedFiles(task, store, files).map(({ key }) => filesPath(key));
  return Object.keys(correction.remarks).flatMap((path) => {
    const reason = store.values()[reasonKey(path)];
    const untouched = store.field(path)?.untouched ?? asIs.includes(path);
    if (!untouched || typeof reason !== 'string') return [];
    const label = bodyPathLabel(store.description, officeField(task, path));
    return [{ path, label, reason: reason.trim() }];
  });
}

/** The same for the body of a correction, under the names of the office. */
export function explanations(
  task: Task,
  store: FormStore,
  files: readonly KeptFile[],
): NonNullable<Resubmission['explanations']> {
  return explainedPlaces(task, store, files).map(({ path, reason }) => ({
    field: officeField(task, path),
    reason,
  }));
}

/**
 * The parts in which something is to be corrected, and how far that has come: nothing of it, some,
 * or all changed or explained.
 *
 * @returns undefined when no request is corrected
 */
export function correctedParts(
  task: Task,
  store: FormStore,
  files: readonly KeptFile[],
): ReadonlyMap<string, PartState> | undefined {
  const { correction } = task;
  // Where everything may be changed without having been asked for, every part counts.
  if (!correction || (correction.everywhere && Object.keys(correction.remarks).length === 0)) {
    return undefined;
  }
  const asIs = untouchedFiles(task, store, files).map(({ key }) => filesPath(key));
  const explained = explainedPlaces(task, store, files).map(({ path }) => path);
  const parts = new Map<string, PartState>();
  for (const path of Object.keys(correction.remarks)) {
    const part = path.startsWith('files.')
      ? 'files'
      : placeOf(store.description, fieldPath(path))?.section;
    if (part === undefined) continue;
    const isOpen = store.field(path)?.untouched ?? asIs.includes(path);
    const state = isOpen && !explained.includes(path) ? 'untouched' : 'done';
    const before = parts.get(part) ?? state;
    parts.set(part, before === state ? state : 'begun');
  }
  return parts;
}
