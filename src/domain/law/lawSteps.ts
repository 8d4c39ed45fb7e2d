import { monthsAfter } from '../calendar';
import { type LawVersion as DatedVersion, orderVersions } from './timeliness';

/** A step of the history of a law. */
export interface LawStep {
  readonly date: string | null;
  readonly note: string;
  readonly docNumber?: string | undefined;
  readonly lawId?: string | undefined;
}

/** What of a version its history is read with. */
interface ReadVersion extends DatedVersion {
  readonly category?: string | undefined;
  readonly adoptionDate?: string | null | undefined;
  readonly revisions: readonly LawStep[];
}

/** The day on which a version was passed; `derived` where its history tells it, not the record. */
export interface Adoption {
  readonly day: string;
  readonly derived: boolean;
}

/** Whether a promulgation may follow a day of adoption: on it or within a year. */
function mayFollow(promulgated: string | null | undefined, adopted: string): boolean {
  if (!promulgated) return false;
  return promulgated >= adopted && promulgated <= (monthsAfter(adopted, 12) ?? '');
}

/**
 * When a version was passed: as its record says, else the step of its history that made it. That is
 * the step that names the version; without one, the only step of a history that knows no amendment,
 * where the promulgation follows within a year. A congress passes its amendments; of a decree that
 * amends a regulation (国务院令) nobody says when it was passed.
 *
 * @returns null where neither tells
 */
export function adoptionOf(law: ReadVersion): Adoption | null {
  const { id, adoptionDate, category, promulgationDate, revisions } = law;
  if (adoptionDate) return { day: adoptionDate, derived: false };
  const congress = category === 'LAW' || category === 'LOCAL_REG';
  const passes = (note: string) => /通过/.test(note) || (congress && /修[正订]/.test(note));
  const own = revisions.filter(({ lawId }) => lawId === id);
  const passed = revisions.filter(({ note }) => /通过/.test(note));
  const amended = revisions.some(({ note }) => /修[正订改]/.test(note));
  const [step, another] = own.length > 0 ? own.filter(({ note }) => passes(note)) : passed;
  if (!step?.date || another) return null;
  if (own.length === 0 && (amended || step.lawId || !mayFollow(promulgationDate, step.date))) {
    return null;
  }
  if (promulgationDate && step.date > promulgationDate) return null;
  return { day: step.date, derived: true };
}

/** A step, and whether it came after the version that is read. */
export interface PlacedStep extends LawStep {
  readonly later: boolean;
}

/** What is known of a version of the same law. */
interface OtherVersion extends DatedVersion {
  readonly docNumber: string | null;
  readonly note?: string | undefined;
}

/**
 * The whole history as far as it is held: the steps of the record, then the versions after it that
 * the record of an older version does not name.
 */
export function wholeHistory(
  law: ReadVersion & { readonly versions: readonly OtherVersion[] },
): PlacedStep[] {
  const { id, revisions } = law;
  const versions = orderVersions(law.versions);
  const at = versions.findIndex((version) => version.id === id);
  const after = at < 0 ? [] : versions.slice(at + 1);
  const own = revisions.findIndex(({ lawId }) => lawId === id);
  const steps = revisions.map((step, place) => ({
    ...step,
    later: (own >= 0 && place > own) || after.some((version) => version.id === (step.lawId ?? '')),
  }));
  if (revisions.length === 0) return steps;
  const dates = new Set(revisions.map(({ date }) => date));
  const unnamed = after.filter(
    (version) =>
      !revisions.some(({ lawId }) => lawId === version.id) &&
      !(version.promulgationDate && dates.has(version.promulgationDate)),
  );
  return [
    ...steps,
    ...unnamed.map(({ id: lawId, promulgationDate, docNumber, note }) => ({
      date: promulgationDate || null,
      note: note || '公布',
      ...(docNumber && { docNumber }),
      lawId,
      later: true,
    })),
  ];
}
