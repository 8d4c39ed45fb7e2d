import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import type { CallOptions } from '@/requests/serviceClient';
import { findPatent, type PatentRecord } from '@/services/cnipr';
import { type CatalogSection, getPatentCatalog } from '@/services/di';

/** Code of both calls for an id that no record has. */
const NO_SUCH_PATENT = '40400';

export interface LoadedRecord {
  record: PatentRecord;
  /** Undefined when the catalog could not be had; the record is shown all the same. */
  catalog: CatalogSection[] | undefined;
}

/** Whether a record could not be shown because there is none. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CodeError && error.code === NO_SUCH_PATENT;
}

/** An unknown id has a page of its own; everything else follows the common policy. */
function report(error: unknown, shownInPlace: boolean): void {
  if (!isNotFound(error)) handleFailure(error, shownInPlace);
}

/** Asks for a record and its sections together. */
export const askRecord = (id: string, options: CallOptions) =>
  Promise.allSettled([findPatent(id, options), getPatentCatalog(id, options)]);

async function load(id: string, signal: AbortSignal): Promise<LoadedRecord> {
  const [record, catalog] = await askRecord(id, { signal, skipErrorHandler: true });
  const failed = record.status === 'rejected';
  if (failed) report(record.reason, true);
  // The record stands without its catalog, and nothing in it says what is missing. Where the record
  // failed as well, its place says that nobody answered, but not why the catalog was refused.
  if (catalog.status === 'rejected') report(catalog.reason, failed);
  if (failed) throw record.reason;
  return {
    record: { ...record.value, id: record.value.id || id },
    catalog: catalog.status === 'fulfilled' ? catalog.value : undefined,
  };
}

/** Loads a record and its sections together; the record before it stays until the next has come. */
export function useRecord(id: string): Latest<LoadedRecord> {
  return useLatestAnswer(id || undefined, (signal) => load(id, signal));
}
