import { useEffect, useState } from 'react';

type DrawChart = typeof import('./draw')['drawChart'];

/** Undefined while the drawing library is on its way, null when it did not come. */
export function useDrawing(): DrawChart | null | undefined {
  const [draw, setDraw] = useState<{ chart: DrawChart | null }>();
  useEffect(() => {
    let wanted = true;
    import('./draw').then(
      ({ drawChart }) => wanted && setDraw({ chart: drawChart }),
      () => wanted && setDraw({ chart: null }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return draw?.chart;
}
