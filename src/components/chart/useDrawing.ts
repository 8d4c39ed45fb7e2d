import { startTransition, useEffect, useState } from 'react';
import type { ChartKind } from './description';
import type { DrawChart } from './sheet';

const load = async (radar: boolean): Promise<DrawChart> =>
  radar ? (await import('./drawRadar')).drawRadar : (await import('./draw')).drawChart;

/** Undefined while the drawing library is on its way, null when it did not come. */
export function useDrawing(kind: ChartKind): DrawChart | null | undefined {
  const radar = kind === 'radar';
  const [draw, setDraw] = useState<{ chart: DrawChart | null }>();
  useEffect(() => {
    let wanted = true;
    load(radar).then(
      // The charts of a page are drawn one after the other, so that they stand in nobody's way.
      (chart) => wanted && startTransition(() => setDraw({ chart })),
      () => wanted && setDraw({ chart: null }),
    );
    return () => {
      wanted = false;
    };
  }, [radar]);
  return draw?.chart;
}
