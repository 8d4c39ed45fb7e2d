import { Link } from '@umijs/max';
import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { FIGURES } from '@/domain/statistics/codes';
import { figureText, rankReading } from '@/domain/statistics/sentences';
import type { StatisticsState } from '@/links/statistics';
import type { StatisticsRegion } from '@/services/data/statistics';
import { REGION_QUESTIONS, regionFigures, regionUnit } from '../blocks/rankings';
import { type StatisticsScope, scopeText } from '../blocks/scope';
import { CiteButton } from '../CiteButton';
import { useInView } from '../useInView';
import { useSeries } from '../useSeries';
import { CountyMap } from './CountyMap';
import { TileMap } from './TileMap';

interface Props {
  scope: StatisticsScope;
  regions: readonly StatisticsRegion[];
  map: StatisticsState['map'];
  /** Address of the page, for the citation. */
  address: string;
  /** Undefined where the kind of map cannot be changed, as in a report. */
  onMap?: ((map: StatisticsState['map']) => void) | undefined;
}

/** The regions where they lie: as tiles, or counties by their borders when that is asked for. */
export function MapBlock({ scope, regions, map, address, onMap }: Props) {
  const [place, seen] = useInView<HTMLDivElement>();
  const counties = map === 'counties';
  const around = regions.find(({ level }) => level === 'PREFECTURE');
  const own: StatisticsScope =
    counties && around ? { ...scope, whole: around.code, wholeName: around.name } : scope;
  const answer = useSeries(
    (seen || !onMap) && regions.length > 0 ? REGION_QUESTIONS(own) : undefined,
  );
  const { data, current, error } = answer;
  const figures = data && current ? regionFigures(data, own) : undefined;
  const series = data?.[0]?.[0];
  const { name } = FIGURES[scope.by];
  const title = `${own.wholeName}${name}地图`;
  const unit = regionUnit(own);
  const finding = figures ? rankReading(`各地区${name}`, unit, figures, !scope.perCapita) : '';
  const what = scopeText(own, { typed: true, perCapita: true, region: own.wholeName });
  const save = () => {
    if (!figures || !series) return;
    const file = toCsv({
      name: title,
      columns: [{ title: '地区' }, { title: `${name}（${unit}）` }, { title: '位次' }],
      rows: figures.map(({ label, value, rank }) => [label, value, rank]),
    });
    downloadFile(`${title}-${series.updateTime}.csv`, file, 'text/csv;charset=utf-8');
  };
  const kinds = [
    { value: 'tiles', label: '示意图' },
    { value: 'counties', label: '县区边界' },
  ] as const;
  return (
    <figure
      ref={place}
      className="ipr-chart ipr-statistics-map"
      data-block="map"
      aria-label={title}
      aria-busy={!figures && !error}
    >
      <figcaption>
        <h3>{title}</h3>
        {onMap && (
          <span className="ipr-chart-tools ipr-no-print">
            {kinds.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                className="ipr-text-button"
                aria-pressed={map === value}
                onClick={() => onMap(value)}
              >
                {label}
              </button>
            ))}
            <button
              type="button"
              className="ipr-text-button"
              aria-label={`下载 CSV：${title}`}
              disabled={!figures}
              onClick={save}
            >
              下载 CSV
            </button>
          </span>
        )}
        <p className="ipr-chart-finding">{finding}</p>
      </figcaption>
      {error ? (
        <ErrorState title="地图没有统计成功" error={error} onRetry={answer.retry} />
      ) : !figures ? (
        <div className="ipr-statistics-map-coming">
          <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" />
        </div>
      ) : figures.length === 0 ? (
        <p className="ipr-chart-empty">这一地区没有下级地区的数据。</p>
      ) : counties ? (
        <>
          <CountyMap figures={figures} />
          <ul className="ipr-county-list">
            {figures.map(({ key, label, value, link }) => (
              <li key={key}>
                {label}{' '}
                {link === undefined ? (
                  figureText(value)
                ) : (
                  <Link to={link} aria-label={`${label} ${figureText(value)} ${unit}`}>
                    {figureText(value)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <TileMap
          label={`${title}（单位：${unit}），方向键移动`}
          figures={figures}
          regions={regions}
          unit={unit}
          chosen={scope.region}
        />
      )}
      {series && figures && (
        <p className="ipr-chart-source">
          {counties
            ? '颜色越深数值越大，没有数据的留白；边界来自本平台配置的地图数据。'
            : '示意图只表示相邻关系，不表示边界；填充高度与数值成正比。'}
          范围：{what}，单位：{unit}。来源：{series.source}，
          <time dateTime={series.updateTime}>{series.updateTime}</time>。
        </p>
      )}
      {series && figures && (
        <div className="ipr-statistics-below">
          <CiteButton
            of={{
              finding,
              title,
              scope: what,
              source: series.source,
              asOf: series.updateTime,
              address,
            }}
          />
        </div>
      )}
    </figure>
  );
}
