import { Flex } from 'antd';
import { type CSSProperties, startTransition, useEffect, useId, useMemo, useState } from 'react';
import { ChartFrame } from './ChartFrame';
import { ChartPlot } from './ChartPlot';
import { ChartTable } from './ChartTable';
import styles from './chart.module.css';
import { type ChartKey, chartKey } from './chartKey';
import { chartNumbers } from './chartNumbers';
import type { ChartDescription, ChartKind, ChartLinks } from './description';
import { drawnOnly } from './marks';
import type { ChartDrawing } from './sheet';
import { chartHeight } from './size';
import { useChartTokens } from './useChartTokens';
import { useWidth } from './useWidth';
import { shading } from './wording';

const load = async (radar: boolean): Promise<ChartDrawing> =>
  radar ? (await import('./drawRadar')).radarDrawing : (await import('./draw')).chartDrawing;

/** Undefined while the drawing library is on its way, null when it did not come. */
function useDrawing(kind: ChartKind): ChartDrawing | null | undefined {
  const radar = kind === 'radar';
  const [drawing, setDrawing] = useState<ChartDrawing | null>();
  useEffect(() => {
    let wanted = true;
    load(radar).then(
      // The charts of a page are drawn one after the other, so that they stand in nobody's way.
      (came) => wanted && startTransition(() => setDrawing(came)),
      () => wanted && setDrawing(null),
    );
    return () => {
      wanted = false;
    };
  }, [radar]);
  return drawing;
}

/** What the colours are, in the order in which they stand on each other. */
function Key({ seen, unseen }: ChartKey) {
  return (
    <Flex component="ul" wrap gap="2px 16px" className={styles.chartKey}>
      {seen.map(({ name, colour }) => (
        <li key={`${name} ${colour}`}>
          <span aria-hidden="true" style={{ background: colour }} />
          {name}
        </li>
      ))}
      {unseen.length > 0 && <li>{unseen.join('、')}：图上看不到，见表格</li>}
    </Flex>
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

/**
 * A chart with its finding, the same numbers as a table and as a file, its definition and source.
 * It has its height from the start. Without the drawing library the table takes its place.
 */
export function Chart({ description, onChoose, linkOf, notes, address }: Props) {
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const tokens = useChartTokens();
  const drawing = useDrawing(description.kind);
  const [asTable, setAsTable] = useState(false);
  const { data } = description;
  // Without a line the numbers are all there is.
  const bare = data?.series.length ? data.series.every(({ undrawn }) => undrawn) : false;
  const height = chartHeight(description, width, tokens);
  const sheet = useMemo(
    () =>
      data && drawing
        ? { description, data, layout: drawing.layout(description, data, width, tokens), tokens }
        : undefined,
    [description, data, drawing, width, tokens],
  );
  const key = data && chartKey(description, data, tokens);
  const table = asTable || drawing === null || bare;
  const picture =
    drawing &&
    sheet &&
    (async () => ({
      svg: (await import('./renderedSvg')).renderedSvg(
        sheet.layout,
        drawing.parts(sheet, drawnOnly),
      ),
      width: sheet.layout.width,
      height: sheet.layout.height,
      note: shading(description, sheet.data),
      key: key?.seen,
    }));
  const { from, elements } = sheet?.layout ?? { from: 0, elements: data?.categories ?? [] };

  return (
    <ChartFrame
      id={id}
      text={{
        ...description,
        finding: data?.finding ?? '',
        ...(notes && { notes }),
      }}
      numbers={data && (() => chartNumbers(description, data))}
      picture={drawing === null || bare ? null : picture}
      table={drawing === null || bare ? undefined : { shown: asTable, onShow: setAsTable }}
      legend={key && <Key {...key} />}
      address={address}
    >
      {drawing === null && <p role="status">图形没有加载成功，以下是同样的数据。</p>}
      <div
        ref={box}
        className="ipr-chart-box"
        data-bare={bare}
        style={{ '--ipr-chart-height': `${height}px` } as CSSProperties}
      >
        {(!data || (drawing === undefined && !table)) && (
          <div className={styles.chartSkeleton} aria-hidden="true" />
        )}
        {data && data.categories.length === 0 && (
          <p className={styles.chartEmpty}>没有可以统计的数据。</p>
        )}
        {data && data.categories.length > 0 && (
          <>
            {drawing && sheet && !table && (
              <ChartPlot
                sheet={sheet}
                parts={drawing.parts}
                onChoose={onChoose}
                linkOf={linkOf}
                describedBy={`${id}-finding ${id}-definition ${id}-source`}
              />
            )}
            <ChartTable
              description={description}
              data={data}
              shown={table}
              drawn={{ from, to: from + elements.length }}
              onChoose={onChoose}
              linkOf={linkOf}
            />
          </>
        )}
      </div>
    </ChartFrame>
  );
}
