import { Link } from '@umijs/max';
import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { ChartReading } from './ChartReading';
import styles from './chart.module.css';
import type { ChartLinks } from './description';
import { imageProps } from './marks';
import type { Box, Place } from './placement';
import type { ChartDrawing, MarkOf, Sheet } from './sheet';
import { px } from './svgText';
import { step } from './walk';
import { elementText, leftOut, opens, shading } from './wording';

interface Props {
  sheet: Sheet;
  parts: ChartDrawing['parts'];
  onChoose: ((key: string) => void) | undefined;
  linkOf: ChartLinks | undefined;
  /** Ids of the sentence read from the data and of the source. */
  describedBy: string;
}

const rect = ({ left, top, width, height }: Box) => ({
  x: px(left),
  y: px(top),
  width: px(width),
  height: px(height),
});

/** What is chosen has a line below its column, or before its row. */
const chosenLine = ({ left, top, width, height }: Box, row: boolean): Box =>
  row
    ? { left: left - 8, top, width: 3, height }
    : { left, top: top + height - 2, width, height: 2 };

/** The place whose mark an event comes from. */
function placeAt({ target }: SyntheticEvent): number | undefined {
  const mark = target instanceof Element ? target.closest('[data-mark]') : null;
  return mark ? Number(mark.getAttribute('data-mark')) : undefined;
}

/**
 * A chart whose columns, points and bars are the links and the spoken values themselves, and a line
 * that says what is reached: one stop for Tab, arrow keys from mark to mark. Enter chooses a mark or
 * opens the list behind it.
 */
export function ChartPlot({ sheet, parts, onChoose, linkOf, describedBy }: Props) {
  const { description, data, layout, tokens } = sheet;
  const { places } = layout;
  const svg = useRef<SVGSVGElement>(null);
  const [reached, setReached] = useState(0);
  const [read, setRead] = useState<Place>();
  const current = Math.min(reached, places.length - 1);
  const rows = description.kind === 'bars' || description.kind === 'parts';

  const drawn = useMemo(() => {
    const mark: MarkOf = (place, inside) => {
      const category = data.categories[place.category];
      if (!category) return null;
      const part = place.series === undefined ? undefined : data.series[place.series];
      const series = part && (part.key ?? part.name);
      const at = places.indexOf(place);
      const common = {
        className: styles.chartElement,
        tabIndex: at === current ? 0 : -1,
        'aria-label': elementText(description, data, place.category, place.series),
        'data-mark': at,
      };
      const key = `${category.key} ${series ?? ''}`;
      const chosen = category.choice === 'include';
      const all = (
        <>
          <rect className={styles.chartHit} {...rect(place.box)} />
          {inside}
          {chosen && <rect {...rect(chosenLine(place.box, rows))} fill={tokens.primary} />}
        </>
      );
      const to = linkOf?.(category.key, series);
      if (to !== undefined) {
        return (
          <Link key={key} to={to} {...common}>
            {all}
          </Link>
        );
      }
      return (
        <g
          key={key}
          {...common}
          {...(linkOf ? { role: 'img' } : { role: 'option', 'aria-selected': chosen })}
        >
          {all}
        </g>
      );
    };
    return parts({ description, data, layout, tokens }, mark);
  }, [description, data, layout, tokens, parts, linkOf, places, current, rows]);

  const choose = (at: number | undefined) => {
    const category = at === undefined ? undefined : data.categories[places[at]?.category ?? -1];
    if (category) onChoose?.(category.key);
  };
  const press = (event: KeyboardEvent) => {
    const at = placeAt(event);
    if (at === undefined) return;
    const next = step(places, at, event.key);
    if (next !== undefined) {
      svg.current?.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus();
    } else if (onChoose && (event.key === 'Enter' || event.key === ' ')) choose(at);
    else if (event.key === 'Escape') setRead(undefined);
    else return;
    event.preventDefault();
  };
  const reach = (event: SyntheticEvent) => {
    const at = placeAt(event);
    setRead(at === undefined ? undefined : places[at]);
    return at;
  };
  const readingOf = ({ category, series }: Place) =>
    elementText(description, data, category, series) +
    (linkOf ? opens(data, linkOf, category, series) : '');
  const otherwise = leftOut(description, data, layout.elements.length) + shading(description, data);

  return (
    <>
      <svg
        ref={svg}
        {...imageProps(layout)}
        className={styles.chartDrawing}
        aria-label={`${description.title}（单位：${description.unit}）`}
        aria-describedby={describedBy}
        {...(linkOf
          ? { role: 'group' }
          : {
              role: 'listbox',
              'data-choosable': Boolean(onChoose),
              'aria-multiselectable': Boolean(onChoose),
              'aria-orientation': rows ? 'vertical' : 'horizontal',
            })}
        onClick={(event) => !linkOf && choose(placeAt(event))}
        onKeyDown={press}
        onFocus={(event) => setReached(reach(event) ?? reached)}
        onBlur={() => setRead(undefined)}
        onPointerOver={reach}
        onPointerLeave={() => setRead(undefined)}
      >
        {drawn}
      </svg>
      <ChartReading read={read && readingOf(read)} otherwise={otherwise} />
    </>
  );
}
