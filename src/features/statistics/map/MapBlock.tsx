import { Flex, Segmented } from 'antd';
import { memo, useEffect, useId, useMemo, useState } from 'react';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { ChartTable } from '@/components/chart/ChartTable';
import chartStyles from '@/components/chart/chart.module.css';
import { chartNumbers } from '@/components/chart/chartNumbers';
import heatStyles from '@/components/chart/heat.module.css';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { useInView } from '@/components/page/useInView';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { StatisticsBlock, StatisticsState } from '@/links/statistics';
import type { StatisticsRegion } from '@/services/data/statistics';
import { hasOwnBorders } from '../../../../config/portal';
import { type Held, makesRoom } from '../blocks/held';
import { REGION_QUESTIONS, regionUnit } from '../blocks/regions';
import type { StatisticsScope } from '../blocks/scope';
import statisticsStyles from '../statistics.module.css';
import { useKept } from '../useKept';
import { useSeries } from '../useSeries';
import { CountyMap, countyPicture, useCountyDrawing } from './CountyMap';
import { builtMap, mapDefinition, mapTitle } from './mapFigures';
import { TileMap } from './TileMap';
import { tilePicture } from './tilePicture';
import { placesOfTiles } from './tileWalk';

/** Of the tiles with their line below, in px. */
const MAP_HEIGHT = 336;

/** What the colours of a map mean. */
function MapLegend() {
  return (
    <Flex
      component="ul"
      wrap
      gap="2px 16px"
      className={`${chartStyles.chartKey} ${statisticsStyles.mapLegend}`}
    >
      <li>
        <span aria-hidden="true" />
        颜色越深，数值越大
      </li>
      <li>
        <span aria-hidden="true" className={heatStyles.unknown} />
        无数据
      </li>
    </Flex>
  );
}

interface Props {
  scope: StatisticsScope;
  regions: readonly StatisticsRegion[];
  map: StatisticsState['map'];
  /** Address of the page, for the citation. */
  address: string;
  /** Undefined where the kind of map cannot be changed, as in a report. */
  onMap?: ((map: StatisticsState['map']) => void) | undefined;
  /** Told what keeps it from being drawn: then it makes room; see `ChartBlock`. */
  onHeld?: (block: StatisticsBlock, held: Held) => void;
  /** What is too little is drawn nevertheless. */
  even?: boolean;
  /** Takes the whole line. */
  wide?: boolean;
}

/** Whether there are borders to draw counties by. */
export const isBordered = (regions: readonly StatisticsRegion[]): boolean =>
  hasOwnBorders() || regions.some(({ borders }) => borders === true);

const KINDS: { value: StatisticsState['map']; label: string }[] = [
  { value: 'tiles', label: '示意图' },
  { value: 'counties', label: '县区边界' },
];

/** The regions where they lie: as tiles, or counties by their borders when that is asked for. */
export const MapBlock = memo(function MapBlock(props: Props) {
  const { scope, regions, map, address, onMap, onHeld, even = false, wide } = props;
  const id = useId();
  const [place, seen] = useInView<HTMLDivElement>();
  const [asTable, setAsTable] = useState(false);
  const tokens = useChartTokens();
  // The kind of map that needs borders is not offered without any.
  const bordered = isBordered(regions);
  const counties = map === 'counties' && bordered;
  const own = useMemo((): StatisticsScope => {
    const around = regions.find(({ level }) => level === 'PREFECTURE');
    return counties && around ? { ...scope, whole: around.code, wholeName: around.name } : scope;
  }, [counties, regions, scope]);
  const wanted = seen || !onMap;
  const answer = useSeries(wanted ? REGION_QUESTIONS(own) : undefined);
  const drawing = useCountyDrawing(wanted && counties);
  const { data, current, error } = answer;
  const newest = useMemo(
    () => (data && current ? builtMap(data, own, counties) : undefined),
    [data, current, own, counties],
  );
  const built = useKept(newest);
  const cited = useKept(newest && address);
  // Counties were asked for on the map itself: it does not vanish under who asked.
  const held = onHeld && !counties && !error ? built?.held : undefined;
  useEffect(() => onHeld?.('map', held), [onHeld, held]);
  const figures = built?.figures ?? [];
  const places = placesOfTiles(
    figures.map(({ key }) => {
      const { x, y } = regions.find(({ code }) => code === key)?.tile ?? {};
      return x === undefined || y === undefined ? undefined : { x, y };
    }),
  );
  const { data: borders } = drawing;
  const drawn = built?.carries === true;
  const picture =
    built && !drawn
      ? null
      : !built?.counties
        ? () => tilePicture(figures, places, tokens)
        : drawing.error
          ? null
          : borders && (() => countyPicture(borders, figures, tokens));
  const coming = {
    // Where the figures belong is known when they have come.
    title: mapTitle({ ...own, wholeName: '' }),
    finding: '',
    scope: '',
    // As long as what will stand there, so that nothing below moves.
    unit: regionUnit(own),
    definition: mapDefinition(counties),
    source: '正在统计，来源和统计日完成后注明',
    asOf: '—',
  };
  const tools = onMap && bordered && (
    <Segmented<StatisticsState['map']>
      aria-label="地图样式"
      options={KINDS}
      value={counties ? 'counties' : 'tiles'}
      onChange={onMap}
    />
  );
  return (
    <div
      ref={place}
      className={statisticsStyles.statisticsBlock}
      hidden={makesRoom(held, even)}
      data-block="map"
      data-wide={wide}
      data-stale={built !== undefined && !newest}
    >
      {error ? (
        <ErrorState title="地图没有统计成功" error={error} onRetry={answer.retry} />
      ) : (
        <ChartFrame
          id={id}
          text={
            built
              ? { ...built.description, finding: built.data.finding ?? '', notes: built.notes }
              : coming
          }
          numbers={built && (() => chartNumbers(built.description, built.data))}
          picture={picture}
          table={built && !drawn ? undefined : { shown: asTable, onShow: setAsTable }}
          tools={tools}
          legend={drawn && !asTable && <MapLegend />}
          address={cited ?? address}
        >
          {!built ? (
            <div style={{ minHeight: MAP_HEIGHT }}>
              <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" asked={wanted} />
            </div>
          ) : figures.length === 0 ? (
            <p className={chartStyles.chartEmpty}>这一地区没有下级地区的数据。</p>
          ) : !drawn && figures.every(({ value }) => value === null) ? (
            <p className={chartStyles.chartEmpty}>各地区的数量都不详。</p>
          ) : (
            <div className="ipr-statistics-map">
              {asTable || !drawn ? null : built.counties ? (
                <CountyMap answer={drawing} figures={figures} unit={built.description.unit} />
              ) : (
                <TileMap
                  label={`${built.description.title}（单位：${built.description.unit}），方向键移动`}
                  describedBy={`${id}-finding ${id}-definition ${id}-source`}
                  figures={figures}
                  places={places}
                  unit={built.description.unit}
                  chosen={scope.region}
                />
              )}
              <ChartTable
                description={built.description}
                data={built.data}
                shown={asTable || !drawn}
                drawn={{ from: 0, to: figures.length }}
                onChoose={undefined}
                linkOf={built.linkOf}
              />
            </div>
          )}
        </ChartFrame>
      )}
    </div>
  );
});
