import { useLayoutEffect, useRef } from 'react';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { useWidth } from '@/components/chart/useWidth';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { getCountyBorders } from '@/services/data/statistics';
import type { RegionFigure } from '../blocks/rankings';

const HEIGHT = 420;

/** Borders and drawing, loaded when the map is asked for. */
function useMap() {
  return useLatestAnswer('counties', async (signal) => {
    const [borders, { drawCounties }] = await Promise.all([
      getCountyBorders({ signal, shownInPlace: true }),
      import('./drawCounties'),
    ]);
    return { borders, drawCounties };
  });
}

/** The counties around with their borders; the figures stand in the list below as well. */
export function CountyMap({ figures }: { figures: readonly RegionFigure[] }) {
  const answer = useMap();
  const tokens = useChartTokens();
  const [box, width] = useWidth<HTMLDivElement>();
  const drawing = useRef<HTMLDivElement>(null);
  const { data, error } = answer;
  useLayoutEffect(() => {
    if (!data || !drawing.current) return;
    const most = Math.max(1e-9, ...figures.map(({ value }) => value ?? 0));
    const shares = new Map(
      figures.map(({ label, value }) => [label, value === null ? null : value / most]),
    );
    const svg = data.drawCounties(data.borders, shares, { width, height: HEIGHT }, tokens);
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    drawing.current.replaceChildren(document.importNode(documentElement, true));
  }, [data, figures, tokens, width]);
  return (
    <div ref={box} className="ipr-county-map" style={{ minHeight: HEIGHT }}>
      {error ? (
        <ErrorState title="县区边界没有加载成功" error={error} onRetry={answer.retry} />
      ) : data ? (
        <div ref={drawing} aria-hidden="true" />
      ) : (
        <SkeletonLines widths={[90, 80, 85, 60]} label="正在加载县区边界" />
      )}
    </div>
  );
}
