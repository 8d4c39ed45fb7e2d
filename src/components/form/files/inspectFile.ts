import { ruleOf, sameName } from '@/domain/files/attached';
import {
  claimFault,
  contentFault,
  contentRemark,
  type FileFault,
  sameContentFault,
} from '@/domain/files/faults';
import { contentFacts } from '@/domain/files/sniff';
import type { FileCategory } from '@/domain/form/description';
import { blobBytes, blobSum } from './blobBytes';
import { type EntryState, type FileEntry, isLost } from './entry';
import type { EntryChange } from './entryStore';

interface Candidate {
  entry: FileEntry;
  blob: Blob;
  category: FileCategory;
}

/** What becomes of a file, or the lost file that it is. */
export type Inspection = { change: EntryChange } | { found: FileEntry; sha256: string };

/** In these states a file does not count among those its category has. */
const NOT_COUNTED: readonly EntryState[] = ['checking', 'refused', 'asking', 'lost'];

const refused = (fault: FileFault): Inspection => ({ change: { state: 'refused', fault } });

/**
 * Checks a file: what it claims, what it holds, whether it or another one of its name is there
 * already for the same purpose.
 *
 * @param all the files of the form, as they are at the moment
 * @throws AbortedError; whatever reading throws when the file is no longer there
 */
export async function inspectFile(
  { entry: { key, name }, blob, category }: Candidate,
  all: () => readonly FileEntry[],
  signal: AbortSignal,
): Promise<Inspection> {
  const rule = ruleOf(category);
  const beside = () =>
    all().filter((other) => other.category === category.key && other.key !== key);
  const others = beside().filter(({ state }) => !NOT_COUNTED.includes(state));
  // Where only one is taken, the next one is meant to replace it, whatever it is called.
  const replaced =
    others.find((other) => sameName(other.name, name)) ??
    (rule.maxCount === 1 ? others[0] : undefined);
  const claim = claimFault(rule, { name, size: blob.size }, others.length - (replaced ? 1 : 0));
  if (claim) return refused(claim);
  const facts = await contentFacts(blobBytes(blob));
  const fault = contentFault(rule, name, facts);
  if (fault) return refused(fault);
  const sha256 = await blobSum(blob, signal);
  const lost = beside().find((other) => isLost(other, { sha256, name, size: blob.size }));
  if (lost) return { found: lost, sha256 };
  const twin = beside().find((other) => other.sha256 === sha256 && other.state !== 'refused');
  if (twin) return refused(sameContentFault(twin.name));
  const remark = contentRemark(facts);
  return {
    change: {
      sha256,
      ...(remark === undefined ? {} : { remark }),
      ...(replaced ? { state: 'asking', replaces: replaced.key } : { state: 'waiting' }),
    },
  };
}
