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
import type { EntryState, FileEntry } from './entry';
import type { EntryChange } from './entryStore';

interface Candidate {
  entry: FileEntry;
  blob: Blob;
  category: FileCategory;
}

/** The other files of the form, and what their categories are called. */
interface Company {
  entries: () => readonly FileEntry[];
  labelOf: (category: string) => string;
}

/** What becomes of a file, or the lost file that it is. */
export type Inspection = { change: EntryChange } | { found: FileEntry };

/** In these states a file does not count among those its category has. */
const NOT_COUNTED: readonly EntryState[] = ['checking', 'refused', 'asking', 'lost'];

const refused = (fault: FileFault): Inspection => ({ change: { state: 'refused', fault } });

/**
 * Checks a file: what it claims, what it holds, whether it is there already, whether another one
 * of its name is.
 *
 * @throws AbortedError; whatever reading throws when the file is no longer there
 */
export async function inspectFile(
  { entry: { key, name }, blob, category }: Candidate,
  { entries, labelOf }: Company,
  signal: AbortSignal,
): Promise<Inspection> {
  const rule = ruleOf(category);
  const others = entries().filter(
    (other) => other.category === category.key && !NOT_COUNTED.includes(other.state),
  );
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
  const twin = entries().find(
    (other) => other.key !== key && other.sha256 === sha256 && other.state !== 'refused',
  );
  if (twin?.state === 'lost') return { found: twin };
  if (twin) return refused(sameContentFault({ name: twin.name, category: labelOf(twin.category) }));
  const remark = contentRemark(facts);
  return {
    change: {
      sha256,
      ...(remark === undefined ? {} : { remark }),
      ...(replaced ? { state: 'asking', replaces: replaced.key } : { state: 'waiting' }),
    },
  };
}
