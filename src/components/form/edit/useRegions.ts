import { useEffect, useState } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import type { RegionName } from '@/domain/form/answers';
import { type LoadRegions, type RegionUnit, regionFullName, regionsBelow } from './regions';

/** The units of one level. */
export interface RegionLevel {
  /** Undefined while they load, and when they could not be loaded. */
  readonly units: readonly RegionUnit[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads the units below another one.
 *
 * @param parent code of the unit above; null for the provinces, undefined while none is chosen
 */
export function useRegions(load: LoadRegions, parent: string | null | undefined): RegionLevel {
  const key = parent === undefined ? undefined : (parent ?? '');
  const { data, current, error, retry } = useLatestAnswer(key, () =>
    regionsBelow(load, parent ?? undefined),
  );
  return { units: current ? data : undefined, failed: error !== undefined, retry };
}

/** Names of the regions that stand in answers; a code until its name has come. */
export function useRegionName(load: LoadRegions, codes: readonly string[]): RegionName {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const all = codes.join(' ');
  useEffect(() => {
    let wanted = true;
    for (const code of all.split(' ').filter(Boolean)) {
      regionFullName(load, code).then(
        (name) => wanted && setNames((before) => ({ ...before, [code]: name })),
        // The code says which region is meant.
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [load, all]);
  return (code) => names[code] ?? code;
}
