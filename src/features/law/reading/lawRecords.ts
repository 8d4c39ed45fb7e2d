import type { LawText } from '@/domain/law/lawText';
import { parseLaw } from '@/domain/law/parseLaw';
import type { LawVersion as DatedVersion } from '@/domain/law/timeliness';
import { findLaw, type LawRecord, type LawVersion } from '@/services/data/law';

/** A version with what its status of today says of its end. */
export type ReadVersion = LawVersion & Pick<DatedVersion, 'ended'>;

/** A version of a law with its text taken apart. */
export interface ReadLaw {
  readonly record: LawRecord & { readonly versions: readonly ReadVersion[] };
  /** Undefined where only the entry of a catalogue is known. */
  readonly text: LawText | undefined;
}

/** Versions of this visit, so that going back and forth between them asks nothing twice. */
const kept = new Map<string, ReadLaw>();
const MOST_KEPT = 12;

/** One version of a law. @throws what the call throws; the screen reports it */
export async function readLaw(id: string, signal: AbortSignal): Promise<ReadLaw> {
  const known = kept.get(id);
  if (known) return known;
  const answer = await findLaw(id, { signal, skipErrorHandler: true });
  const record = {
    ...answer,
    id: answer.id || id,
    // What has no id cannot be opened or compared.
    versions: answer.versions
      .filter((version) => version.id)
      .map((version): ReadVersion => {
        const { timeliness } = version;
        const hasEnded = timeliness === 'AMENDED' || timeliness === 'REPEALED';
        return hasEnded ? { ...version, ended: timeliness } : version;
      }),
  };
  const law: ReadLaw = { record, text: record.text ? parseLaw(record.text) : undefined };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(id, law);
  return law;
}

/** Forgets them, for tests. */
export function forgetLaws(): void {
  kept.clear();
}
