import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChartElements } from './ChartElements';
import { ChartReading } from './ChartReading';
import styles from './chart.module.css';
import type { ChartData, ChartDescription, ChartLinks } from './description';
import { drawnSvg } from './drawnSvg';
import type { ChartLayout } from './placement';
import type { DrawChart } from './sheet';
import { useChartTokens } from './useChartTokens';
import type { Place } from './walk';
import { elementText, leftOut, opens, shading } from './wording';

interface Props {
  description: ChartDescription;
  data: ChartData;
  layout: ChartLayout;
  draw: DrawChart;
  onChoose: ((key: string) => void) | undefined;
  linkOf: ChartLinks | undefined;
  /** Ids of the sentence read from the data and of the source. */
  describedBy: string;
}

/** A chart's drawing with what can be reached on it, and a line that says what is reached. */
export function ChartPlot({
  description,
  data,
  layout,
  draw,
  onChoose,
  linkOf,
  describedBy,
}: Props) {
  const tokens = useChartTokens();
  const drawing = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<Place>();
  const svg = useMemo(
    () => draw(description, data, layout, tokens),
    [draw, description, data, layout, tokens],
  );

  useLayoutEffect(() => {
    drawing.current?.replaceChildren(drawnSvg(svg));
  }, [svg]);

  const readingOf = ({ category, series }: Place) =>
    elementText(description, data, category, series) +
    (linkOf ? opens(data, linkOf, category, series) : '');
  const otherwise = leftOut(description, data, layout.elements.length) + shading(description, data);

  return (
    <>
      <div className={styles.chartPlot} style={{ height: layout.height }}>
        <div ref={drawing} className={styles.chartDrawing} aria-hidden="true" />
        <ChartElements
          description={description}
          data={data}
          layout={layout}
          onChoose={onChoose}
          linkOf={linkOf}
          describedBy={describedBy}
          onRead={setRead}
        />
      </div>
      <ChartReading read={read && readingOf(read)} otherwise={otherwise} />
    </>
  );
}
