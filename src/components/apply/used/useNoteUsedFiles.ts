import { useEffect } from 'react';
import { draftAddress } from '@/components/form/draft/draftStorage';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { noteUsedFiles } from '@/components/form/files/usedFiles';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { useApply, useSessionState } from '../ApplyContext';

/** Notes what was uploaded in this form, so that it can be used again; nothing of an anonymous report. */
export function useNoteUsedFiles(): void {
  const { service, session, draft } = useApply();
  const { files } = useSessionState(session);
  const entries = useFormFiles(files);
  const { form } = useFormContext(session.store);
  const anonymous = form.anonymous === true;
  useEffect(() => {
    if (anonymous) return;
    const labels = new Map(service.description.files.map(({ key, label }) => [key, label]));
    const { user } = draftAddress(draft.name);
    const at = Date.now();
    const uploaded = entries.flatMap(({ attachmentId: id, key, name, size, category, sha256 }) =>
      // What was there before the page was loaded has been noted then.
      id !== undefined && size !== undefined && files.blobOf(key)
        ? [{ id, name, size, label: labels.get(category) ?? '', at, ...(sha256 && { sha256 }) }]
        : [],
    );
    noteUsedFiles(user, uploaded);
  }, [anonymous, draft, entries, files, service]);
}
