/** A province, city or county. */
export interface RegionUnit {
  /** Six digits, GB/T 2260. */
  readonly code: string;
  readonly name: string;
}

/**
 * The units directly below another one, by its code; the provinces when there is none. A unit
 * without any below answers with an empty list.
 */
export type LoadRegions = (parent: string | undefined) => Promise<readonly RegionUnit[]>;

/**
 * The codes of province, city and county that an answer names. A choice that is not complete is
 * kept as the digits known so far, `32` or `3205`, so that it is not lost and not taken for an
 * answer either.
 */
export function regionLevels(answer: string): string[] {
  const digits = /^(\d\d)(\d\d)?(\d\d)?$/.exec(answer);
  if (!digits) return [];
  const [, province = '', city, county] = digits;
  const levels = [`${province}0000`];
  if (city !== undefined && (city !== '00' || (county !== undefined && county !== '00'))) {
    levels.push(`${province}${city}00`);
  }
  if (county !== undefined && county !== '00') levels.push(`${province}${city}${county}`);
  return levels;
}

/** The answer that a choice makes which is not complete yet; '' when nothing is chosen. */
export function openRegion(levels: readonly string[]): string {
  const last = levels.at(-1);
  return last === undefined ? '' : last.slice(0, levels.length * 2);
}

const kept = new WeakMap<LoadRegions, Map<string, Promise<readonly RegionUnit[]>>>();

/** Asks for each level once; one that failed is asked for again. */
export function regionsBelow(
  load: LoadRegions,
  parent: string | undefined,
): Promise<readonly RegionUnit[]> {
  const known = kept.get(load) ?? new Map<string, Promise<readonly RegionUnit[]>>();
  kept.set(load, known);
  const key = parent ?? '';
  const asked = known.get(key);
  if (asked) return asked;
  const answer = load(parent);
  known.set(key, answer);
  answer.catch(() => known.delete(key));
  return answer;
}

/** Units that only fill a level and say nothing: 市辖区, 县, 省直辖县级行政区划. */
const FILLER = /^(市辖区|县|(省|自治区)直辖县级行政区划)$/;

/** The name of a region with those above it; a code that is not listed stands as it is. */
export async function regionFullName(load: LoadRegions, answer: string): Promise<string> {
  const levels = regionLevels(answer);
  const names = await Promise.all(
    levels.map(async (code, level) => {
      const units = await regionsBelow(load, level === 0 ? undefined : levels[level - 1]);
      return units.find((unit) => unit.code === code)?.name;
    }),
  );
  if (names.length === 0 || names.includes(undefined)) return answer;
  return names.filter((name) => name !== undefined && !FILLER.test(name)).join('');
}
