import type { StoredField } from './evaluator/document';
import type { PatentStore } from './store';

/** What most searches look through first; descriptions are the longest by far. */
const FIELDS: readonly (readonly StoredField[])[] = [['TI', 'AB', 'CLMS'], ['KW'], ['DESC']];

/** Milliseconds of work after which a call that has come gets its turn. */
const STRETCH = 10;

/**
 * Makes and reads the texts of all patents in short stretches of work, so that the first search
 * finds them ready. One that comes earlier reads what is left itself.
 */
export async function readAhead({ patents }: PatentStore): Promise<void> {
  let since = performance.now();
  for (const fields of FIELDS) {
    for (const { doc } of patents) {
      for (const field of fields) doc.values(field);
      if (performance.now() - since < STRETCH) continue;
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
  }
}
