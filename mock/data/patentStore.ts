import type { PatentRecord } from '../contract';
import { summaryOf } from '../search/facts';
import { RecordDoc } from '../search/searchDoc';
import { PatentStore, type StoredPatent } from '../search/store';
import { DATA_DAY } from './blueprint/life';
import { generatePatents } from './generated';
import { loadClassNumbers, loadPatents } from './load/load';

/** Size of the generated set; `IPR_MOCK_SIZE` changes it. */
const DEFAULT_SIZE = 2400;

const KEY = Symbol.for('ipr-front.mock.patents');
const holder = globalThis as { [KEY]?: PatentStore };

/**
 * The patents: the generated set, or the real data of the folder `IPR_DATA`. Made once and kept
 * on globalThis, because `max dev` loads the mock's modules anew on every change.
 */
export function getPatentStore(): PatentStore {
  holder[KEY] ??= makeStore(process.env.IPR_DATA, Number(process.env.IPR_MOCK_SIZE));
  return holder[KEY];
}

function makeStore(folder: string | undefined, size: number): PatentStore {
  if (!folder)
    return new PatentStore(generatePatents(size > 0 ? size : DEFAULT_SIZE), null, DATA_DAY);
  return new PatentStore(loadPatents(folder).map(storedRecord), loadClassNumbers(folder));
}

/** A loaded record is all there is of a patent. */
function storedRecord(record: PatentRecord): StoredPatent {
  return {
    id: record.id,
    head: record,
    doc: new RecordDoc(() => record),
    summary: () => summaryOf(record),
    record: () => record,
    picture: () => null,
  };
}
