import { listedResult } from '../../src/domain/adjudication/appeal';
import { getPatentStore } from '../data/patentStore';
import { FacetTable } from '../search/facetTable';
import { generateAdjudications } from './generated';
import { loadAdjudications } from './real';
import { SearchText } from './searchText';
import type { Adjudication, AdjudicationFacetName } from './types';

const one = (value: string | null) => (value === null ? [] : [value]);

/** The documents with what searching and counting need. */
export class AdjudicationStore {
  readonly facets: FacetTable<AdjudicationFacetName, Adjudication>;
  readonly texts: readonly SearchText[];
  private readonly index: ReadonlyMap<string, number>;

  constructor(readonly documents: readonly Adjudication[]) {
    this.index = new Map(documents.map(({ id }, index) => [id, index]));
    this.texts = documents.map((document) => new SearchText(document));
    this.facets = new FacetTable<AdjudicationFacetName, Adjudication>(
      {
        caseType: [({ caseType }) => one(caseType)],
        docType: [({ docType }) => one(docType)],
        cause: [({ cause, causes }) => causes ?? one(cause)],
        court: [({ court }) => one(court)],
        courtLevel: [({ courtLevel }) => one(courtLevel)],
        procedure: [({ procedure }) => one(procedure)],
        result: [(document) => one(listedResult(document))],
        rightKind: [({ rightKinds }) => rightKinds],
        year: [({ judgmentDate }) => one(judgmentDate?.slice(0, 4) ?? null), 'newestFirst'],
        leading: [({ leading }) => one(leading)],
      },
      documents,
    );
  }

  find(id: string): Adjudication | undefined {
    return this.documents[this.index.get(id) ?? -1];
  }
}

const KEY = Symbol.for('ipr-front.mock.adjudications');
const holder = globalThis as { [KEY]?: AdjudicationStore };

/**
 * The documents: invented disputes about the generated patents, or the real ones of the folder
 * `IPR_DATA`; nothing is invented about real patents and companies. Kept on globalThis, because
 * `max dev` loads the mock's modules anew on every change.
 */
export function getAdjudicationStore(): AdjudicationStore {
  const folder = process.env.IPR_DATA;
  holder[KEY] ??= new AdjudicationStore(
    folder ? loadAdjudications(folder) : generateAdjudications(getPatentStore().patents),
  );
  return holder[KEY];
}
