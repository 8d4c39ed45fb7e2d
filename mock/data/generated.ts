import type { PatentRecord, PatentSummary } from '../contract';
import { summaryOf } from '../search/facts';
import { RecordDoc, type RecordPart } from '../search/searchDoc';
import type { StoredPatent } from '../search/store';
import type { Blueprint } from './blueprint/blueprint';
import { drawBlueprints } from './blueprint/draw';
import { designView } from './drawing/design';
import { technicalDrawing } from './drawing/technical';
import { bibliographyOf } from './record/bibliography';
import { citationsOf } from './record/citations';
import { internationalOf } from './record/family';
import { keywordsOf, picturesOf, recordOf } from './record/record';
import { abstractOf } from './text/abstract';
import { claimsOf } from './text/claims';
import { descriptionOf } from './text/description';

const THUMB_SCALE = 0.25;

/** Seed of the set; another one makes another city. */
const SEED = 20_261_120;

/** The parts of a record that are made on demand, each on its own: most searches read few. */
const PARTS: Readonly<
  Record<Exclude<RecordPart, 'bibliography'>, (blueprint: Blueprint) => Partial<PatentRecord>>
> = {
  abstract: (blueprint) => ({ abstract: abstractOf(blueprint) }),
  claims: (blueprint) => {
    const claims = claimsOf(blueprint);
    return claims.length === 0 ? {} : { claims };
  },
  description: (blueprint) => {
    const description = descriptionOf(blueprint);
    return description === null ? {} : { description };
  },
  keywords: (blueprint) => ({ keywords: keywordsOf(blueprint) }),
  international: internationalOf,
  deals: ({ deals }) => deals ?? {},
  citations: (blueprint) => ({ citations: citationsOf(blueprint) }),
};

/** A patent that exists as bones and is fleshed out when asked for. */
export class GeneratedPatent implements StoredPatent {
  readonly head: PatentRecord;
  readonly doc: RecordDoc;

  constructor(readonly blueprint: Blueprint) {
    this.head = bibliographyOf(blueprint);
    this.doc = new RecordDoc((part) =>
      part === 'bibliography' ? this.head : PARTS[part](blueprint),
    );
  }

  get id(): string {
    return this.blueprint.id;
  }

  summary(): PatentSummary {
    const abstract = abstractOf(this.blueprint);
    return summaryOf({ ...this.head, abstract, ...picturesOf(this.blueprint) });
  }

  record(): PatentRecord {
    return recordOf(this.blueprint);
  }

  picture(no: number, thumb: boolean): string | null {
    const scale = thumb ? THUMB_SCALE : 1;
    return this.blueprint.kind === 'DESIGN'
      ? designView(this.blueprint, no, scale)
      : technicalDrawing(this.blueprint, no, scale);
  }
}

/** The generated set: fictional patents with full records, the same on every run. */
export function generatePatents(size: number): GeneratedPatent[] {
  return drawBlueprints(size, SEED).map((blueprint) => new GeneratedPatent(blueprint));
}
