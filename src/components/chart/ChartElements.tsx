import { Link } from '@umijs/max';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import styles from './chart.module.css';
import type { ChartData, ChartDescription, ChartLinks } from './description';
import type { Box, ChartLayout } from './placement';
import { type Place, placesOf, step } from './walk';
import { elementText } from './wording';

interface Props {
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
export function ChartElements({
  description,
  data,
  layout,
  onChoose,
  linkOf,
  onRead,
  describedBy,
}: Props) {
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
