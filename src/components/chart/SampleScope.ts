import { createContext, useCallback, useMemo, useState } from 'react';

/** A part of a page that says once for all of its charts that they are invented. */
interface SampleScope {
  /** It is said of all of them: none says it itself. */
  readonly said: boolean;
  /** Tells of a chart whether it is invented; undefined once it is gone or not known. */
  readonly tell?: (chart: string, sample: boolean | undefined) => void;
}

export const SampleContext = createContext<SampleScope | undefined>(undefined);

/**
 * @param count charts that the part shows; it speaks for them once it knows of each
 */
export function useSampleScope(count: number): SampleScope {
  const [told, setTold] = useState<Readonly<Record<string, boolean | undefined>>>({});
  const tell = useCallback(
    (chart: string, sample: boolean | undefined) =>
      setTold((known) => (known[chart] === sample ? known : { ...known, [chart]: sample })),
    [],
  );
  const known = Object.values(told).filter((sample) => sample !== undefined);
  const said = known.length > 0 && known.length >= count && known.every(Boolean);
  return useMemo(() => ({ said, tell }), [said, tell]);
}
