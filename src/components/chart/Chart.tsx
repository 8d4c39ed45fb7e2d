import { type CSSProperties, useId, useMemo, useState } from 'react';
import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import { ChartKey } from './ChartKey';
import { ChartPlot } from './ChartPlot';
import { ChartTable } from './ChartTable';
import { chartNumbers } from './chartNumbers';
import type { ChartData, ChartDescription, ChartLinks } from './description';
import { chartHeight, layoutChart } from './layout';
import { useChartTokens } from './useChartTokens';
import { useDrawing } from './useDrawing';
import { useWidth } from './useWidth';

interface Props {
  description: ChartDescription;
  /** Called with the key of an element that is chosen by pointer or keyboard. */
  onChoose?: (key: string) => void;
  /** Makes every element a link to the list behind it; the same function as long as nothing changes. */
  linkOf?: ChartLinks;
}

/** Lines carry their names at their ends; parts of columns and areas of a radar do not. */
const keyed = ({ stacked, kind }: ChartDescription, { series }: ChartData) =>
  stacked === true || (kind === 'radar' && series.length > 1);

/**
 * A chart with its finding, the same numbers as a table and as a file, its definition and source.
 * It has its height from the start. Without the drawing library the table takes its place.
 */
export function Chart({ description, onChoose, linkOf }: Props) {
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const tokens = useChartTokens();
  const draw = useDrawing(description.kind);
  const [asTable, setAsTable] = useState(false);
  const { title, data, asOf } = description;
  const height = chartHeight(description, width, tokens);
  const layout = useMemo(
    () => data && layoutChart(description, data, width, tokens),
    [description, data, width, tokens],
  );
  const table = asTable || draw === null;
  const save = () => {
    if (!data) return;
    const file = toCsv(chartNumbers(description, data));
    downloadFile(`${title}-${asOf}.csv`, file, 'text/csv;charset=utf-8');
  };
  const [unsaved, setUnsaved] = useState(false);
  const savePicture = async () => {
    if (!data || !layout || !draw) return;
    setUnsaved(false);
    try {
      const { chartPicture } = await import('./picture');
      const drawing = draw(description, data, layout, tokens);
      const file = await chartPicture(description, data, layout, drawing, tokens);
      downloadFile(`${title}-${asOf}.png`, file, 'image/png');
    } catch {
      setUnsaved(true);
    }
  };

  return (
    <figure className="ipr-chart" aria-labelledby={`${id}-title`} aria-busy={!data}>
      <figcaption>
        <h3 id={`${id}-title`}>{title}</h3>
        <span className="ipr-chart-tools">
          {draw !== null && (
            <button
              type="button"
              className="ipr-text-button"
              aria-pressed={asTable}
              aria-label={`表格：${title}`}
              onClick={() => setAsTable(!asTable)}
            >
              表格
            </button>
          )}
          <button
            type="button"
            className="ipr-text-button"
            aria-label={`下载 CSV：${title}`}
            disabled={!data}
            onClick={save}
          >
            下载 CSV
          </button>
          {draw && (
            <button
              type="button"
              className="ipr-text-button"
              aria-label={`下载 PNG：${title}`}
              disabled={!data}
              onClick={savePicture}
            >
              下载 PNG
            </button>
          )}
        </span>
        <p id={`${id}-finding`} className="ipr-chart-finding">
          {data?.finding}
        </p>
        {unsaved && <p role="alert">图片没有生成，可以下载 CSV 或者打印。</p>}
        {data && keyed(description, data) && <ChartKey data={data} />}
      </figcaption>
      {draw === null && <p role="status">图形没有加载成功，以下是同样的数据。</p>}
      <div
        ref={box}
        className="ipr-chart-box"
        style={{ '--ipr-chart-height': `${height}px` } as CSSProperties}
      >
        {(!data || (draw === undefined && !asTable)) && (
          <div className="ipr-chart-skeleton" aria-hidden="true" />
        )}
        {data && data.categories.length === 0 && (
          <p className="ipr-chart-empty">没有可以统计的数据。</p>
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
                describedBy={`${id}-finding`}
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
      <p className="ipr-chart-source">
        {description.definition}来源：{description.source}，<time dateTime={asOf}>{asOf}</time>。
      </p>
    </figure>
  );
}
