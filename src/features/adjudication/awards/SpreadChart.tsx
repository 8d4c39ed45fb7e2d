import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChartFrame } from '@/components/chart/ChartFrame';
import chartStyles from '@/components/chart/chart.module.css';
import { drawnSvg } from '@/components/chart/drawnSvg';
import { SAMPLE } from '@/components/chart/sample';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { useWidth } from '@/components/chart/useWidth';
import type { ExportTable } from '@/components/export/table';
import type { AwardGrouping } from '@/domain/adjudication/awards';
import { todayInChina } from '@/domain/calendar';
import type { AdjudicationRow } from '@/services/data/adjudication';
import { ADJUDICATION } from '../noun';
import { aligned } from './aligned';
import styles from './awards.module.css';
import { type BuiltSpread, builtSpread, type Measure } from './measures';
import { lineBoxes, type SpreadSheet, spreadPicture } from './spreadPicture';

const COLUMNS = ['篇数', '最低', '下四分位', '中位数', '上四分位', '最高'];

const two = (value: number): number => Math.round(value * 100) / 100;

/** The numbers of the drawing as a table. */
function numbersOf({ lines }: BuiltSpread, { title, unit }: Measure): ExportTable {
  return {
    name: title,
    columns: ['分组', ...COLUMNS].map((name, i) => ({
      title: i > 1 ? `${name}（${unit}）` : name,
    })),
    rows: lines.map(({ label, count, spread: { least, lower, median, upper, most } }) => [
      label,
      count,
      ...[least, lower, median, upper, most].map(two),
    ]),
  };
}

/** The same numbers in words of the screen. */
function SpreadTable({
  built,
  title,
  format,
  shown,
}: {
  built: BuiltSpread;
  title: string;
  format: (value: number) => string;
  shown: boolean;
}) {
  return (
    <section
      className="ipr-chart-table"
      hidden={!shown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by keys as well
      tabIndex={0}
      aria-label={`${title}的数据`}
    >
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {['分组', ...COLUMNS].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {built.lines.map(({ key, label, count, spread }) => (
            <tr key={key} data-drawn="true">
              <th scope="row">{label}</th>
              <td className="ipr-num">{count}</td>
              {[spread.least, spread.lower, spread.median, spread.upper, spread.most].map(
                (value, i) => (
                  <td key={COLUMNS[i + 1]} className="ipr-num">
                    {format(value)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Props {
  measure: Measure;
  rows: readonly AdjudicationRow[];
  by: AwardGrouping;
  /** Value of the document on screen; null where it does not say, undefined without one. */
  mark: number | null | undefined;
  /** What was looked at, in words. */
  scope: string;
  /** Path of the page inside the portal. */
  address: string;
}

/** The lines of the drawing, spoken and walked by arrow keys: one stop for Tab. */
function SpreadLines({
  sheet,
  boxes,
}: {
  sheet: SpreadSheet;
  boxes: ReturnType<typeof lineBoxes>;
}) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { lines, format } = sheet;
  const current = Math.min(at, lines.length - 1);
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? lines.length - 1 : current + (by ?? 0);
    if (to === current || !lines[to]) return;
    event.preventDefault();
    setAt(to);
    list.current?.querySelectorAll<HTMLElement>('[role="img"]')[to]?.focus();
  };
  return (
    <div ref={list} className={styles.awardLines}>
      {lines.map(({ key, label, count, spread }, i) => (
        <span
          key={key}
          role="img"
          tabIndex={i === current ? 0 : -1}
          aria-label={`${label}：${count} 篇，最低 ${format(spread.least)}，中间一半 ${format(spread.lower)} 至 ${format(spread.upper)}，中位数 ${format(spread.median)}，最高 ${format(spread.most)}`}
          style={boxes[i]}
          onFocus={() => setAt(i)}
          onKeyDown={walk}
        />
      ))}
    </div>
  );
}

/** A measure of judgments as distributions, with its numbers, definition and base. */
export function SpreadChart({ measure, rows, by, mark, scope, address }: Props) {
  const id = useId();
  const tokens = useChartTokens();
  const [box, width] = useWidth<HTMLDivElement>();
  const drawing = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const built = useMemo(() => builtSpread(measure, rows, by, mark), [measure, rows, by, mark]);
  const { title, unit, definition, log, format } = measure;
  const inColumn = useMemo(() => {
    const values = built.lines.flatMap(({ spread }) => Object.values(spread));
    return aligned(format, values);
  }, [built, format]);
  const sheet = useMemo((): SpreadSheet | null => {
    if (built.lines.length === 0) return null;
    const marked = mark !== null && mark !== undefined && (!log || mark > 0);
    return {
      lines: built.lines,
      log,
      format: inColumn,
      tick: format,
      ...(marked && { mark: { label: `本案 ${format(mark)}`, value: mark } }),
    };
  }, [built, inColumn, mark, log, format]);
  const picture = useMemo(
    () => sheet && spreadPicture(sheet, width, tokens),
    [sheet, width, tokens],
  );
  useLayoutEffect(() => {
    drawing.current?.replaceChildren(...(picture ? [drawnSvg(picture.svg)] : []));
  }, [picture]);
  const drawn = built.lines.length > 0;
  return (
    <ChartFrame
      id={id}
      text={{
        title,
        finding: built.finding,
        scope,
        unit,
        definition,
        notes: built.notes,
        source: ADJUDICATION.source,
        asOf: todayInChina(),
        coverage: built.coverage,
        sample: rows.some(({ source }) => source === SAMPLE),
      }}
      numbers={() => numbersOf(built, measure)}
      picture={picture && (() => picture)}
      table={drawn ? { shown: asTable, onShow: setAsTable } : undefined}
      address={address}
    >
      <div ref={box} className={styles.awardSpread}>
        {drawn && (
          <div className={styles.awardDrawing} hidden={asTable}>
            <div
              ref={drawing}
              className={chartStyles.chartDrawing}
              role="img"
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-finding ${id}-definition ${id}-source`}
            />
            {sheet && <SpreadLines sheet={sheet} boxes={lineBoxes(sheet, width, tokens)} />}
          </div>
        )}
        {drawn && !asTable && <p className="ipr-chart-reading">{picture?.note}</p>}
        {drawn && <SpreadTable built={built} title={title} format={inColumn} shown={asTable} />}
      </div>
    </ChartFrame>
  );
}
