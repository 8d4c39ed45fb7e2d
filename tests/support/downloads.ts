import { vi } from 'vitest';

/** A file that the page handed to the browser. */
export interface Download {
  name: string;
  content: Blob;
}

/** The files handed to the browser from now on, until the end of the test. */
export function catchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:http://localhost/${blobs.size + 1}`;
    blobs.set(address, content as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = blobs.get(this.href);
    if (content) downloads.push({ name: this.download, content });
  });
  return downloads;
}
