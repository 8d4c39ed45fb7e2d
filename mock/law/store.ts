import { codeOf, foldLawName } from '../../src/domain/law/lawName';
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

  /** The part of a code, such as 民法典侵权责任编 of 民法典, that has an article. */
  partWith(code: string, article: string): StoredLaw | undefined {
    const { name } = foldLawName(code);
    return this.laws.find(
      (law) => law.foldedNames.some((one) => codeOf(one) === name) && law.article(article),
    );
  }

  /** Any version of the law with that name. */
  named(name: string): StoredLaw | undefined {
    return this.byName.get(foldLawName(name).name);
  }
}
