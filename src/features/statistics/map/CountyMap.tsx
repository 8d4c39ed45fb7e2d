import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { drawnSvg } from '@/components/chart/drawnSvg';
import type { Drawing } from '@/components/chart/picture';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { useWidth } from '@/components/chart/useWidth';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { figureText } from '@/domain/statistics/sentences';
import { type CountyBorders, getCountyBorders } from '@/services/data/statistics';
import type { PortalTokens } from '../../../../config/theme';
import type { RegionFigure } from '../blocks/regions';

const HEIGHT = 420;

/** Width of the saved picture in px, whatever the width on the screen. */
const SAVED = 720;

/** Borders with what draws them. */
export interface CountyDrawing {
  readonly borders: CountyBorders;
  readonly drawCounties: typeof import('./drawCounties').drawCounties;
}

/** Borders and drawing, loaded when the map is asked for. */
export function useCountyDrawing(wanted: boolean): Latest<CountyDrawing> {
  return useLatestAnswer(wanted ? 'counties' : undefined, async (signal) => {
    const [borders, { drawCounties }] = await Promise.all([
      getCountyBorders({ signal, shownInPlace: true }),
      import('./drawCounties'),
    ]);
    return { borders, drawCounties };
  });
}

/** The counties as the text of an SVG image; what has no figure is hatched. */
export function countyPicture(
  { borders, drawCounties }: CountyDrawing,
  figures: readonly RegionFigure[],
  tokens: PortalTokens,
  width = SAVED,
): Drawing {
  const most = Math.max(1e-9, ...figures.map(({ value }) => value ?? 0));
  const shares = new Map(
    figures.map(({ label, value }) => [label, value === null ? null : value / most]),
  );
  const { svg, key } = drawCounties(borders, shares, { width, height: HEIGHT }, tokens);
  return { svg, width, height: HEIGHT, key };
}

interface Props {
  answer: Latest<CountyDrawing>;
  figures: readonly RegionFigure[];
  unit: string;
}

/** The counties around with their borders; the figures stand in the list below as well. */
export function CountyMap({ answer, figures, unit }: Props) {
  const tokens = useChartTokens();
  const [box, width] = useWidth<HTMLDivElement>();
  const drawing = useRef<HTMLDivElement>(null);
  const { data, error } = answer;
  const svg = useMemo(
    () => data && countyPicture(data, figures, tokens, width).svg,
    [data, figures, tokens, width],
  );
  useLayoutEffect(() => {
    if (svg !== undefined) drawing.current?.replaceChildren(drawnSvg(svg));
  }, [svg]);
  return (
    <>
      <div ref={box} style={{ minHeight: HEIGHT }}>
        {error ? (
          <ErrorState title="县区边界没有加载成功" error={error} onRetry={answer.retry} />
        ) : data ? (
          <div ref={drawing} aria-hidden="true" />
        ) : (
          <SkeletonLines widths={[90, 80, 85, 60]} label="正在加载县区边界" />
        )}
      </div>
      <Flex component="ul" wrap gap="4px 20px" className={partsStyles.fingers}>
        {figures.map(({ key, label, value, link }) => (
          <li key={key}>
            {label}{' '}
            {link === undefined ? (
              figureText(value)
            ) : (
              <Link to={link} aria-label={`${label}：${figureText(value)} ${unit}`}>
                {figureText(value)}
              </Link>
            )}
          </li>
        ))}
      </Flex>
    </>
  );
}
