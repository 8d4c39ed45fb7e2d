import type { DictItem, FacetName, PatentRecord, PatentSummary, Sort } from '../contract';
import { Column } from './column';
import { FACET_VALUES } from './facts';
import { NumberIndex } from './numberIndex';
import { Order } from './order';
import type { RecordDoc } from './searchDoc';

/** A patent as the store holds it; what is large is made or read only when asked for. */
export interface StoredPatent {
  readonly id: string;
  /** Bibliographic data and whatever else is at hand without cost. */
  readonly head: PatentRecord;
  /** The record as the search language reads it. */
  readonly doc: RecordDoc;
  summary(): PatentSummary;
  record(): PatentRecord;
  /** A drawing or view as SVG; null when there is none with that number. */
  picture(no: number, thumb: boolean): string | null;
}

export const FACET_NAMES = Object.keys(FACET_VALUES) as FacetName[];

type SortField = 'filingDate' | 'publicationDate' | 'citedBy';

/** The day of the newest document, for sets that do not say when they were taken. */
function newestDay(patents: readonly StoredPatent[]): string {
  return patents.reduce((newest, { head: { publicationDate = '', grantDate = '' } }) => {
    const day = publicationDate > grantDate ? publicationDate : grantDate;
    return day > newest ? day : newest;
  }, '1985-04-01');
}

/** The patents with what searching, counting and sorting need. */
export class PatentStore {
  readonly columns: Readonly<Record<FacetName, Column>>;
  readonly numbers: NumberIndex;
  private readonly index = new Map<string, number>();
  private readonly orders = new Map<SortField, Order>();

  /**
   * @param classNumbers the class dictionary that came with the data; null for the built-in one
   * @param dataDay on which the patents were taken, `YYYY-MM-DD`
   */
  constructor(
    readonly patents: readonly StoredPatent[],
    readonly classNumbers: readonly DictItem[] | null = null,
    readonly dataDay: string = newestDay(patents),
  ) {
    this.columns = Object.fromEntries(
      FACET_NAMES.map((name) => [name, new Column()]),
    ) as unknown as Record<FacetName, Column>;
    this.numbers = new NumberIndex(patents);
    for (const [record, patent] of patents.entries()) {
      this.index.set(patent.id, record);
      for (const name of FACET_NAMES) this.columns[name].add(FACET_VALUES[name](patent.head));
    }
  }

  find(id: string): StoredPatent | undefined {
    return this.patents[this.index.get(id) ?? -1];
  }

  /** Indices of the patents with these ids; ids that no patent has are passed over. */
  recordsOf(ids: readonly string[]): Set<number> {
    return new Set(ids.flatMap((id) => this.index.get(id) ?? []));
  }

  /** All patents in this order; by relevance the newest come first. */
  order(sort: Sort): Uint32Array {
    const by = sort === 'relevance' ? '-publicationDate' : sort;
    const field = by.replace('-', '') as SortField;
    let order = this.orders.get(field);
    if (order === undefined) {
      order = new Order(
        this.patents.map(({ head }) => (field === 'citedBy' ? head.counts?.citedBy : head[field])),
      );
      this.orders.set(field, order);
    }
    return order.records(by.startsWith('-'));
  }
}
