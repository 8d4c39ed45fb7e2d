import { readPatentResult } from '@/links/patent';

/** Ids of the patents that an address compares; below two there is nothing to compare. */
export function comparedOf(search: string): readonly string[] {
  return readPatentResult(search).compare.filter(Boolean);
}
