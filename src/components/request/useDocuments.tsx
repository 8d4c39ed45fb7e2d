import { type ReactNode, useMemo } from 'react';
import type { DocumentActions } from '@/components/flow/DocumentList';
import { Previewed } from '@/components/form/files/Previewed';
import { saveFile } from '@/components/form/files/saveFile';
import { usePreviewed } from '@/components/form/files/usePreviewed';
import { nameText } from '@/domain/nameText';
import type { GivenDocument } from '@/domain/workflow/flowChart';

/** The document's name as that of a file, which ends as its kind does. */
function fileName({ name, ext }: GivenDocument): string {
  if (!ext) return nameText(name);
  const end = `.${ext.replace(/^\./, '')}`;
  return name.toLowerCase().endsWith(end.toLowerCase()) ? name : `${name}${end}`;
}

const sourceOf = (document: GivenDocument) => ({ id: document.id, name: fileName(document) });

/**
 * What can be done with the office's documents.
 *
 * @returns the actions, and the preview to draw somewhere on the page
 */
export function useDocuments(): { actions: DocumentActions; preview: ReactNode } {
  const { previewed, press, open, close } = usePreviewed<GivenDocument>();
  const actions = useMemo<DocumentActions>(
    () => ({
      download: (document) => saveFile(sourceOf(document)),
      preview: async (document) => open(document),
    }),
    [open],
  );
  const preview = previewed && (
    <Previewed press={press} source={sourceOf(previewed)} onClose={close} />
  );
  return { actions, preview };
}
