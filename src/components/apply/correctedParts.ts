import type { FormStore } from '@/components/form/edit/formStore';
import { fieldPath, placeOf, valuesBeside } from '@/components/form/edit/place';
import type { KeptFile } from '@/components/form/files/entry';
import type { Task } from './task';

const idsOf = (files: readonly KeptFile[], category: string) =>
  files.flatMap((file) => (file.category === category ? [file.id] : [])).join();

/**
 * The parts in which something is to be corrected, and whether anything of it has been changed.
 *
 * @returns undefined when no request is corrected
 */
export function correctedParts(
  { correction, values, attachments }: Task,
  store: FormStore,
  files: readonly KeptFile[],
): ReadonlyMap<string, boolean> | undefined {
  // Where everything may be changed without having been asked for, every part counts.
  if (!correction || (correction.everywhere && Object.keys(correction.remarks).length === 0)) {
    return undefined;
  }
  const parts = new Map<string, boolean>();
  const note = (part: string, changed: boolean) =>
    parts.set(part, (parts.get(part) ?? false) || changed);
  for (const path of Object.keys(correction.remarks)) {
    const [, category] = /^files\.(.+)$/.exec(path) ?? [];
    if (category !== undefined) {
      note('files', idsOf(files, category) !== idsOf(attachments, category));
      continue;
    }
    const place = placeOf(store.description, fieldPath(path));
    if (!place) continue;
    const { key } = place.field;
    const before = JSON.stringify(valuesBeside(values, place)[key]);
    note(place.section, JSON.stringify(valuesBeside(store.values(), place)[key]) !== before);
  }
  return parts;
}
