import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChartData, ChartDescription } from './description';
import type { Box, ChartLayout } from './layout';
import { elementText } from './wording';

interface Props {
  description: ChartDescription;
  data: ChartData;
  layout: ChartLayout;
  onChoose: ((key: string) => void) | undefined;
  /** Index of the element that is pointed at or has the focus; undefined for none. */
  onRead: (index: number | undefined) => void;
}

/** Steps of the keys that walk over the elements. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

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
 * element, each with its value as its name; Enter chooses.
 */
export function ChartElements({ description, data, layout, onChoose, onRead }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const { from, elements } = layout;
  const current = Math.min(reached, elements.length - 1);

  const press = (event: KeyboardEvent, place: number, key: string) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = Math.max(0, Math.min(elements.length - 1, place + step));
      list.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onChoose?.(key);
    else if (event.key === 'Escape') onRead(undefined);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={list}
      role="listbox"
      className="ipr-chart-elements"
      data-choosable={Boolean(onChoose)}
      aria-label={`${description.title}（单位：${description.unit}）`}
      aria-multiselectable={Boolean(onChoose)}
      aria-orientation={description.kind === 'trend' ? 'horizontal' : 'vertical'}
    >
      {elements.map((box, place) => {
        const index = from + place;
        const category = data.categories[index];
        if (!category) return null;
        return (
          <div
            key={category.key}
            role="option"
            className="ipr-chart-element"
            style={placeOf(box, layout)}
            tabIndex={place === current ? 0 : -1}
            aria-selected={category.choice === 'include'}
            aria-label={elementText(description, data, index)}
            onKeyDown={(event) => press(event, place, category.key)}
            onClick={() => onChoose?.(category.key)}
            onFocus={() => {
              setReached(place);
              onRead(index);
            }}
            onBlur={() => onRead(undefined)}
            onPointerEnter={() => onRead(index)}
            onPointerLeave={() => onRead(undefined)}
          />
        );
      })}
    </div>
  );
}
