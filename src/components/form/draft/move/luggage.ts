import { deflateSync, Inflate } from 'fflate';
import { isBlank, rowsOf } from '@/domain/form/asked';
import type { FormDescription, FormValues } from '@/domain/form/description';
import { isPlainObject } from '@/storage';
import { draftAddress, LARGEST_DRAFT } from '../draftStorage';
import { type DraftRecord, isDraftRecord } from '../record';
import { type Bytes, joined } from './bytes';
import { MoveError } from './moveError';

/** What is taken along of a draft: nothing that a draft never keeps. */
export interface Luggage {
  /** Id of the person who saved it; files that were uploaded are that person's. */
  readonly user: string;
  /** `new`, the request that is copied, or the round of a correction. */
  readonly target: string;
  /** It corrects a request, and fits no other. */
  readonly corrects: boolean;
  readonly record: DraftRecord;
}

/** Blank answers say nothing, and where the user was is of the other device. */
function withoutBlanks(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (isBlank(value)) return [];
      const rows = rowsOf(value);
      if (rows.length === 0) return [[key, value]];
      return [[key, rows.map((row) => ({ ...row, values: withoutBlanks(row.values) }))]];
    }),
  );
}

/** The draft of a person as bytes, as short as they can be made. */
export function packed(name: string, corrects: boolean, draft: DraftRecord): Bytes {
  const { user, target } = draftAddress(name);
  const { place: _place, tabId: _tab, revision: _revision, ...record } = draft;
  const luggage = {
    user,
    target,
    corrects,
    record: { ...record, values: withoutBlanks(record.values) },
  };
  return deflateSync(new TextEncoder().encode(JSON.stringify(luggage)), { level: 9 }) as Bytes;
}

/** Bytes of a text of so many letters at most. */
const LARGEST_PLAIN = 3 * LARGEST_DRAFT;

function inflated(bytes: Bytes): string {
  const parts: Bytes[] = [];
  let size = 0;
  let whole = false;
  const reader = new Inflate((part, final) => {
    size += part.length;
    if (size > LARGEST_PLAIN) throw new MoveError('tooLarge');
    parts.push(part as Bytes);
    whole ||= final;
  });
  reader.push(bytes, true);
  if (!whole) throw new MoveError('damaged');
  return new TextDecoder().decode(joined(...parts));
}

/**
 * What was packed, read with distrust.
 *
 * @throws MoveError `damaged`, `tooLarge`, `newer`
 */
export function unpacked(bytes: Bytes, description: FormDescription): Luggage {
  let given: unknown;
  try {
    given = JSON.parse(inflated(bytes));
  } catch (error) {
    throw error instanceof MoveError ? error : new MoveError('damaged');
  }
  if (!isPlainObject(given) || !isPlainObject(given.record)) throw new MoveError('damaged');
  const record: unknown = { ...given.record, tabId: '', revision: 0 };
  const { user, target, corrects } = given;
  const isWhole = typeof user === 'string' && typeof target === 'string' && isDraftRecord(record);
  if (!isWhole) throw new MoveError('damaged');
  if (record.schemaVersion > description.schemaVersion) throw new MoveError('newer');
  return { user, target, corrects: corrects === true, record };
}
