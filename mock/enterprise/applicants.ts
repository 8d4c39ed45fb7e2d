import { foldName } from '../../src/domain/search/fold';
import type { PatentRecord } from '../contract';
import type { PatentStore } from '../search/store';

/** The patents of one name, by index in the store. */
export interface ApplicantPatents {
  /** As it is spelled first. */
  readonly name: string;
  readonly patents: number[];
}

/** Patents by the name of the applicant, compared as the search language compares names. */
export class ApplicantIndex {
  private readonly byName = new Map<string, ApplicantPatents>();

  constructor(readonly store: PatentStore) {
    for (const [index, { head }] of store.patents.entries()) {
      const seen = new Set<string>();
      for (const { name } of head.applicants ?? []) {
        const key = foldName(name);
        if (seen.has(key)) continue;
        seen.add(key);
        const known = this.byName.get(key);
        if (known === undefined) this.byName.set(key, { name, patents: [index] });
        else known.patents.push(index);
      }
    }
  }

  /** Every applicant. */
  all(): ApplicantPatents[] {
    return [...this.byName.values()];
  }

  /** Patents of one name, as indices. */
  of(name: string): readonly number[] {
    return this.byName.get(foldName(name))?.patents ?? [];
  }

  /** Patents of several names, each once. */
  heads(names: readonly string[]): { index: number; head: PatentRecord }[] {
    const indices = new Set(names.flatMap((name) => this.of(name)));
    return [...indices]
      .sort((a, b) => a - b)
      .flatMap((index) => {
        const head = this.store.patents[index]?.head;
        return head === undefined ? [] : [{ index, head }];
      });
  }
}
