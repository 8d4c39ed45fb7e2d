import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { type Adjudication, getAdjudication } from '@/services/data/adjudication';
import { type ReadSection, readDocument } from './documentText';

/** Code of the call for an id that no document has. */
const NO_SUCH_DOCUMENT = '40400';

export interface LoadedDocument {
  document: Adjudication;
  /** Its text, with what could do something taken out and persons hidden. */
  sections: readonly ReadSection[];
}

/** Whether a document could not be shown because there is none. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CodeError && error.code === NO_SUCH_DOCUMENT;
}

/** A document with its text; the sanitiser comes along, for without it nothing may be shown. */
export async function loadDocument(id: string, signal: AbortSignal): Promise<LoadedDocument> {
  const [document, { sanitise }] = await Promise.all([
    getAdjudication(id, { signal, skipErrorHandler: true }),
    import('@/components/article/sanitise'),
  ]);
  return {
    document: { ...document, id: document.id || id },
    sections: readDocument(document.sections, document.parties, sanitise),
  };
}

/** Loads a document; the one before it stays until the next has come. */
export function useDocument(id: string): Latest<LoadedDocument> {
  return useLatestAnswer(id || undefined, async (signal) => {
    try {
      return await loadDocument(id, signal);
    } catch (error) {
      // An unknown id has a page of its own; everything else follows the common policy.
      if (!isNotFound(error)) handleFailure(error, true);
      throw error;
    }
  });
}
