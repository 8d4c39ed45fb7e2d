import { downloadFile } from '@/components/export/downloadFile';
import { fetchFile } from '@/services/business';

/** A file that the browser has, or that the back end keeps. */
export interface FileSource {
  name: string;
  blob?: Blob | undefined;
  /** Of the attachment. */
  id?: string | undefined;
}

/** The bytes of a file. @throws whatever the download rejects with */
export async function contentOf({ blob, id }: FileSource, signal?: AbortSignal): Promise<Blob> {
  return blob ?? (await fetchFile(id ?? '', signal ? { signal } : {}));
}

/** Saves a file under its name. @throws whatever the download rejects with */
export async function saveFile(source: FileSource): Promise<void> {
  const content = await contentOf(source);
  const bytes = new Uint8Array(await content.arrayBuffer());
  // Whatever it is, it is saved and not opened in the page.
  downloadFile(source.name, bytes, 'application/octet-stream');
}

/** The same for a button that shows no failure of its own: the common policy has told it. */
export function saveOnClick(source: FileSource): void {
  saveFile(source).catch(() => undefined);
}
