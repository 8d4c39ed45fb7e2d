import { foldLawName } from '../../src/domain/law/lawName';
import { linkVersions, type StoredLaw } from './storedLaw';

/** The laws with what finding them by id or name needs. */
export class LawStore {
  private readonly byId: ReadonlyMap<string, StoredLaw>;
  private readonly byName = new Map<string, StoredLaw>();

  constructor(readonly laws: readonly StoredLaw[]) {
    linkVersions(laws);
    this.byId = new Map(laws.map((law) => [law.id, law]));
    for (const law of laws) {
      for (const name of law.foldedNames) if (!this.byName.has(name)) this.byName.set(name, law);
    }
  }

  find(id: string): StoredLaw | undefined {
    return this.byId.get(id);
  }

  /** Any version of the law with that name. */
  named(name: string): StoredLaw | undefined {
    return this.byName.get(foldLawName(name).name);
  }
}
