import { type CSSProperties, startTransition, useEffect, useId, useMemo, useState } from 'react';
import { ChartFrame } from './ChartFrame';
import { ChartPlot } from './ChartPlot';
import { ChartTable } from './ChartTable';
import styles from './chart.module.css';
import { chartNumbers } from './chartNumbers';
import type { ChartData, ChartDescription, ChartKind, ChartLinks } from './description';
import { chartHeight, layoutChart } from './layout';
import { seriesColour } from './seriesColour';
import type { DrawChart } from './sheet';
import { useChartTokens } from './useChartTokens';
import { useWidth } from './useWidth';
import { shading } from './wording';

const load = async (radar: boolean): Promise<DrawChart> =>
  radar ? (await import('./drawRadar')).drawRadar : (await import('./draw')).drawChart;

/** Undefined while the drawing library is on its way, null when it did not come. */
function useDrawing(kind: ChartKind): DrawChart | null | undefined {
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

/** What the parts of stacked columns are, in the order in which they stand on each other. */
function ChartKey({ data }: { data: ChartData }) {
  const tokens = useChartTokens();
  return (
    <ul className={styles.chartKey}>
      {data.series.map(({ name, key = name }, index) => (
        <li key={key}>
          <span aria-hidden="true" style={{ background: seriesColour(data, index, tokens) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  description: ChartDescription;
  /** Called with the key of an element that is chosen by pointer or keyboard. */
  onChoose?: (key: string) => void;
  /** Makes every element a link to the list behind it; the same function as long as nothing changes. */
  linkOf?: ChartLinks;
  /** What has to be known before reading it; needs `address`. */
  notes?: readonly string[];
  /** Path of the page inside the portal, where the sentence can be cited with it. */
  address?: string;
}

/** Lines carry their names at their ends; parts of columns and areas of a radar do not. */
const keyed = ({ stacked, kind }: ChartDescription, { series }: ChartData) =>
  stacked === true || (kind === 'radar' && series.length > 1);

/**
 * A chart with its finding, the same numbers as a table and as a file, its definition and source.
 * It has its height from the start. Without the drawing library the table takes its place.
 */
export function Chart({ description, onChoose, linkOf, notes, address }: Props) {
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const tokens = useChartTokens();
  const draw = useDrawing(description.kind);
  const [asTable, setAsTable] = useState(false);
  const { data } = description;
  const height = chartHeight(description, width, tokens);
  const layout = useMemo(
    () => data && layoutChart(description, data, width, tokens),
    [description, data, width, tokens],
  );
  const table = asTable || draw === null;
  const picture =
    draw &&
    data &&
    layout &&
    (() => ({
      svg: draw(description, data, layout, tokens),
      width: layout.width,
      height: layout.height,
      note: shading(description, data),
      ...(keyed(description, data) && {
        key: data.series.map(({ name }, index) => ({
          name,
          colour: seriesColour(data, index, tokens),
        })),
      }),
    }));

  return (
    <ChartFrame
      id={id}
      text={{
        ...description,
        finding: data?.finding ?? '',
        ...(notes && { notes }),
      }}
      numbers={data && (() => chartNumbers(description, data))}
      picture={draw === null ? null : picture}
      table={draw === null ? undefined : { shown: asTable, onShow: setAsTable }}
      legend={data && keyed(description, data) && <ChartKey data={data} />}
      address={address}
    >
      {draw === null && <p role="status">图形没有加载成功，以下是同样的数据。</p>}
      <div
        ref={box}
        className="ipr-chart-box"
        style={{ '--ipr-chart-height': `${height}px` } as CSSProperties}
      >
        {(!data || (draw === undefined && !asTable)) && (
          <div className={styles.chartSkeleton} aria-hidden="true" />
        )}
        {data && data.categories.length === 0 && (
          <p className={styles.chartEmpty}>没有可以统计的数据。</p>
        )}
        {data && layout && data.categories.length > 0 && (
          <>
            {draw && !asTable && (
              <ChartPlot
                description={description}
                data={data}
                layout={layout}
                draw={draw}
                onChoose={onChoose}
                linkOf={linkOf}
                describedBy={`${id}-finding ${id}-source`}
              />
            )}
            <ChartTable
              description={description}
              data={data}
              shown={table}
              drawn={{ from: layout.from, to: layout.from + layout.elements.length }}
              onChoose={onChoose}
              linkOf={linkOf}
            />
          </>
        )}
      </div>
    </ChartFrame>
  );
}
