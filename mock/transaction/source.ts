import type { PatentRecord } from '../contract';
import type { Blueprint } from '../data/blueprint/blueprint';
import { type GeneratedPatent, generatePatents } from '../data/generated';
import { getPatentStore } from '../data/patentStore';

/** A patent of the invented set, with what it was drawn from. */
export interface SourcePatent {
  readonly head: PatentRecord;
  readonly blueprint: Blueprint;
}

const OWN_SET = 600;
const KEY = Symbol.for('ipr-front.mock.listedPatents');
const holder = globalThis as { [KEY]?: readonly SourcePatent[] };

/**
 * The patents that invented listings offer. Real patents are never offered by an invented listing:
 * with a folder of real data these are patents of an invented set, of which the portal has no record.
 */
export function sourcePatents(): readonly SourcePatent[] {
  holder[KEY] ??= (process.env.IPR_DATA ? generatePatents(OWN_SET) : getPatentStore().patents)
    // `max dev` loads modules anew: a patent of the former GeneratedPatent is one all the same.
    .filter((patent): patent is GeneratedPatent => 'blueprint' in patent);
  return holder[KEY];
}

/** Where an address is: the last city named in it, such as 常熟市; null abroad. */
export function cityOf(address: string | undefined): string | null {
  const [, rest = ''] = /^(?:\d{6}\s*)?(?:[^省]{2,3}省)?(.*)$/.exec(address ?? '') ?? [];
  return [...rest.matchAll(/[\u4e00-\u9fa5]{2,3}?市/g)].at(-1)?.[0] ?? null;
}
