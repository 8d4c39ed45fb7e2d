import { useEffect } from 'react';
import { useStore } from '@/store';
import type { FileEntry } from './entry';
import type { FormFiles } from './formFiles';

/** The entries of a form's files; what the end of the session has stopped goes on. */
export function useFormFiles(files: FormFiles): readonly FileEntry[] {
  useEffect(() => files.goOn(), [files]);
  return useStore(files, files.snapshot);
}
