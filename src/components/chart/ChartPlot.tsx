import { Link } from '@umijs/max';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChartReading } from './ChartReading';
import styles from './chart.module.css';
import type { ChartData, ChartDescription, ChartLinks } from './description';
import { drawnSvg } from './drawnSvg';
import type { Box, ChartLayout } from './placement';
import type { DrawChart } from './sheet';
import { useChartTokens } from './useChartTokens';
import { type Place, placesOf, step } from './walk';
import { elementText, leftOut, opens, shading } from './wording';

interface ChartElementsProps {
  description: ChartDescription;
  data: ChartData;
  layout: ChartLayout;
  onChoose: ((key: string) => void) | undefined;
  linkOf: ChartLinks | undefined;
  /** What is pointed at or has the focus; undefined for nothing. */
  onRead: (place: Place | undefined) => void;
  /** Ids of the sentence read from the data and of the source. */
  describedBy: string;
}

/** The drawing may be scaled, on paper for one, so places are parts of it. */
function placeOf({ left, top, width, height }: Box, whole: ChartLayout) {
  return {
    left: `${(left / whole.width) * 100}%`,
    top: `${(top / whole.height) * 100}%`,
    width: `${(width / whole.width) * 100}%`,
    height: `${(height / whole.height) * 100}%`,
  };
}

/**
 * What the keyboard and the pointer meet on a chart: one stop for Tab, arrow keys from element to
 * element, each with its value as its name. Enter chooses an element or opens the list behind it.
 */
function ChartElements({
  description,
  data,
  layout,
  onChoose,
  linkOf,
  onRead,
  describedBy,
}: ChartElementsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const places = useMemo(() => placesOf(layout), [layout]);
  const current = Math.min(reached, places.length - 1);

  const press = (event: KeyboardEvent, at: number, key: string) => {
    const next = step(places, at, event.key);
    if (next !== undefined) {
      list.current?.querySelectorAll<HTMLElement>(`.${styles.chartElement}`)[next]?.focus();
    } else if (onChoose && (event.key === 'Enter' || event.key === ' ')) onChoose(key);
    else if (event.key === 'Escape') onRead(undefined);
    else return;
    event.preventDefault();
  };

  const elements = places.map((place, at) => {
    const category = data.categories[place.category];
    if (!category) return null;
    const part = place.series === undefined ? undefined : data.series[place.series];
    const key = [category.key, part && (part.key ?? part.name)].join(' ');
    const tabIndex = at === current ? 0 : -1;
    const onKeyDown = (event: KeyboardEvent) => press(event, at, category.key);
    const common = {
      className: styles.chartElement,
      style: placeOf(place.box, layout),
      'aria-label': elementText(description, data, place.category, place.series),
      onFocus: () => {
        setReached(at);
        onRead(place);
      },
      onBlur: () => onRead(undefined),
      onPointerEnter: () => onRead(place),
      onPointerLeave: () => onRead(undefined),
    };
    if (linkOf) {
      const to = linkOf(category.key, part && (part.key ?? part.name));
      return to === undefined ? (
        <span key={key} role="img" tabIndex={tabIndex} onKeyDown={onKeyDown} {...common} />
      ) : (
        <Link key={key} to={to} tabIndex={tabIndex} onKeyDown={onKeyDown} {...common} />
      );
    }
    return (
      <div
        key={key}
        role="option"
        tabIndex={tabIndex}
        onKeyDown={onKeyDown}
        aria-selected={category.choice === 'include'}
        onClick={() => onChoose?.(category.key)}
        {...common}
      />
    );
  });
  const common = {
    ref: list,
    className: styles.chartElements,
    'aria-label': `${description.title}（单位：${description.unit}）`,
    'aria-describedby': describedBy,
  };
  if (linkOf) {
    return (
      <div role="group" {...common}>
        {elements}
      </div>
    );
  }
  return (
    <div
      role="listbox"
      data-choosable={Boolean(onChoose)}
      aria-multiselectable={Boolean(onChoose)}
      aria-orientation={
        description.kind === 'trend' || description.kind === 'radar' ? 'horizontal' : 'vertical'
      }
      {...common}
    >
      {elements}
    </div>
  );
}

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
