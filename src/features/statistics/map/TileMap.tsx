import { Link } from '@umijs/max';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ChartReading } from '@/components/chart/ChartReading';
import { heatStep } from '@/components/chart/heat';
import heatStyles from '@/components/chart/heat.module.css';
import { opensText } from '@/components/chart/wording';
import { figureText } from '@/domain/statistics/sentences';
import type { RegionFigure } from '../blocks/regions';
import styles from '../statistics.module.css';
import { type TilePlace, tileAfter } from './tileWalk';

interface Props {
  label: string;
  /** Ids of the sentence read from the figures and of their source. */
  describedBy: string;
  figures: readonly RegionFigure[];
  /** Where each of them lies. */
  places: readonly TilePlace[];
  unit: string;
  /** Code of the region that is chosen. */
  chosen: string | undefined;
}

/**
 * Regions as tiles where they lie, each with its name and its figure, the darker the higher the
 * figure is against the greatest. One stop for Tab, arrow keys between neighbours.
 */
export function TileMap({ label, describedBy, figures, places, unit, chosen }: Props) {
  const map = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const [read, setRead] = useState<number>();
  const most = Math.max(1e-9, ...figures.map(({ value }) => value ?? 0));
  const current = Math.min(reached, figures.length - 1);
  const textOf = ({ label: name, value, rank }: RegionFigure) =>
    `${name}：${value === null ? '无数据' : `${figureText(value)} ${unit}`}${rank === null ? '' : `，第 ${rank} 位`}`;
  const pointed = read === undefined ? undefined : figures[read];
  const press = (event: KeyboardEvent, at: number) => {
    const next = tileAfter(places, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    map.current?.querySelectorAll<HTMLElement>(`.${styles.tile}`)[next]?.focus();
  };
  return (
    <>
      <div
        ref={map}
        role="group"
        aria-label={label}
        aria-describedby={describedBy}
        className={styles.tileMap}
      >
        {figures.map((figure, at) => {
          const { key, label: name, value, link } = figure;
          const { x = 0, y = 0 } = places[at] ?? {};
          const common = {
            className: `${styles.tile} ${value === null ? heatStyles.unknown : heatStyles.step}`,
            'data-step': heatStep(value, most),
            style: { gridColumn: x + 1, gridRow: y + 1 },
            tabIndex: at === current ? 0 : -1,
            'aria-label': textOf(figure),
            'data-chosen': key === chosen,
            onFocus: () => {
              setReached(at);
              setRead(at);
            },
            onBlur: () => setRead(undefined),
            onPointerEnter: () => setRead(at),
            onPointerLeave: () => setRead(undefined),
            onKeyDown: (event: KeyboardEvent) => press(event, at),
          };
          const inside = (
            <>
              <span>{name}</span>
              <strong>{figureText(value)}</strong>
            </>
          );
          return link === undefined ? (
            <span key={key} role="img" {...common}>
              {inside}
            </span>
          ) : (
            <Link key={key} to={link} {...common}>
              {inside}
            </Link>
          );
        })}
      </div>
      <ChartReading
        read={pointed && textOf(pointed) + opensText(pointed.value, pointed.link !== undefined)}
        otherwise=""
      />
    </>
  );
}
