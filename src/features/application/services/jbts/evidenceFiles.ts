import type { FileEntry } from '@/components/form/files/entry';
import type { EvidenceFile } from '@/domain/application/jbts/evidence';

/** Category of the files that are evidence. */
export const EVIDENCE = 'evidence';

/** The evidence that has been uploaded, as the list of evidence names it. */
export function evidenceFiles(entries: readonly FileEntry[]): EvidenceFile[] {
  return entries.flatMap(({ category, attachmentId: id, name, size, sha256 }) =>
    category === EVIDENCE && id !== undefined && sha256 !== undefined
      ? [{ id, name, size, sha256 }]
      : [],
  );
}
