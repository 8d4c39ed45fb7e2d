import { type CSSProperties, memo, useEffect, useId, useMemo, useState } from 'react';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { ChartReading } from '@/components/chart/ChartReading';
import chartStyles from '@/components/chart/chart.module.css';
import heatStyles from '@/components/chart/heat.module.css';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { opensText } from '@/components/chart/wording';
import { useInView } from '@/components/page/useInView';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { FIGURES } from '@/domain/statistics/codes';
import { noConclusion } from '@/domain/statistics/coverage';
import { matrixReading } from '@/domain/statistics/matrixReading';
import type { StatisticsBlock } from '@/links/statistics';
import type { StatisticsSeries } from '@/services/data/statistics';
import { placeOf, saidOf, wholeOf } from '../blocks/base';
import { yearlyDenominators } from '../blocks/denominators';
import { counts, type Held, heldOf, makesRoom } from '../blocks/held';
import { regionBase, regionUnit } from '../blocks/regions';
import { seriesOf } from '../blocks/rows';
import { type StatisticsScope, scopeFacts, scopeText, yearCategories } from '../blocks/scope';
import statisticsStyles from '../statistics.module.css';
import { useKept } from '../useKept';
import { useSeries } from '../useSeries';
import { cellText, MatrixGrid, type MatrixPlace, type MatrixYear } from './MatrixGrid';
import { type MatrixLine, matrixLines, matrixQuestions } from './matrixLines';
import { matrixPicture } from './matrixPicture';

const titleOf = ({ wholeName, by }: Pick<StatisticsScope, 'wholeName' | 'by'>) =>
  `${wholeName}各地区历年${FIGURES[by].name}`;

const definitionOf = ({ by }: StatisticsScope) =>
  `底色越深，数值越大，斜纹是没有数据，0 是确实为零。${FIGURES[by].how}`;

/** The matrix with everything that is said about it. */
function builtMatrix(answers: readonly StatisticsSeries[][], scope: StatisticsScope) {
  const series = seriesOf(answers[0], scope.by);
  const base = regionBase(answers, scope);
  const { asOf } = base;
  const region = base.placed ? scope.wholeName : placeOf(base, scope);
  const { name, typed = false, lagging = false } = FIGURES[scope.by];
  const years: MatrixYear[] = series ? yearCategories(scope, asOf, lagging) : [];
  const settled = (year: number) => asOf !== '' && years[year - scope.from]?.lagging === false;
  const lines = matrixLines(answers, scope, settled, base);
  const unit = regionUnit(scope);
  const why = years.find((year) => year.lagging);
  const growing = why ? `带 * 的年份${why.why ?? '公开滞后'}，还会增加。` : '';
  return {
    lines,
    years,
    held: heldOf(
      lines.flatMap(({ rest, cells }) => (rest ? [] : cells.map(({ value }) => value))),
      base,
      counts(scope.by, scope),
    ),
    text: {
      title: titleOf({ ...scope, wholeName: wholeOf(base, scope) }),
      finding:
        lines.length > 0 && !base.carries
          ? noConclusion(base.lack)
          : matrixReading({
              name,
              unit,
              years: years.map(({ label }) => Number(label)).filter(settled),
              regions: lines
                .filter(({ rest }) => !rest)
                .map(({ key, label, cells }) => ({
                  key,
                  label,
                  figures: cells.map(({ value }, index) => ({ year: scope.from + index, value })),
                })),
            }),
      scope: scopeText(scope, { typed, perCapita: true, region }),
      facts: scopeFacts(scope, region),
      unit,
      definition: growing + definitionOf(scope),
      notes: [
        ...base.notes,
        ...yearlyDenominators(seriesOf(answers[1], 'POPULATION'), scope, base),
      ],
      ...saidOf(base),
    },
  };
}

type Built = ReturnType<typeof builtMatrix>;

/** The same cells as they are saved. */
const numbersOf = ({ text: { title, unit }, years, lines }: Built) => ({
  name: title,
  columns: [
    { title: '地区' },
    ...years.map(({ label, lagging, why = '公开滞后' }) => ({
      title: `${label} 年（${unit}${lagging ? `，${why}` : ''}）`,
    })),
  ],
  rows: lines.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
});

interface PlotProps {
  years: readonly MatrixYear[];
  lines: readonly MatrixLine[];
  title: string;
  unit: string;
  describedBy: string;
}

/** The cells with the line that says what is reached: it alone is drawn anew. */
function MatrixPlot({ years, lines, title, unit, describedBy }: PlotProps) {
  const [read, setRead] = useState<MatrixPlace>();
  const cell = read && lines[read[0]]?.cells[read[1]];
  return (
    <>
      <div className={heatStyles.heat}>
        <MatrixGrid
          label={title}
          describedBy={describedBy}
          years={years}
          lines={lines}
          unit={unit}
          onRead={setRead}
        />
      </div>
      <ChartReading
        read={
          read &&
          cell &&
          cellText(lines, years, unit, read) + opensText(cell.value, cell.link !== undefined)
        }
        otherwise="方向键在格子之间移动，回车打开所统计的清单。"
      />
    </>
  );
}

interface Props {
  scope: StatisticsScope;
  /** How many regions it will have. */
  parts: number;
  /** Address of the page, for the citation. */
  address: string;
  /** Loads at once, not when it comes into view. */
  eager?: boolean;
  /** Told what keeps it from being drawn: then it makes room; see `ChartBlock`. */
  onHeld?: (block: StatisticsBlock, held: Held) => void;
  /** What is too little is drawn nevertheless. */
  even?: boolean;
}

/** Regions by year: every number opens its records, arrow keys walk over the cells. */
export const MatrixBlock = memo(function MatrixBlock(props: Props) {
  const { scope, parts, address, eager, onHeld, even = false } = props;
  const id = useId();
  const [place, seen] = useInView<HTMLDivElement>();
  const tokens = useChartTokens();
  const wanted = seen || eager === true;
  const answer = useSeries(wanted ? matrixQuestions(scope) : undefined);
  const { data, current, error } = answer;
  const newest = useMemo(
    () => (data && current ? builtMatrix(data, scope) : undefined),
    [data, current, scope],
  );
  const built = useKept(newest);
  const cited = useKept(newest && address);
  const held = onHeld && !error ? built?.held : undefined;
  useEffect(() => onHeld?.('matrix', held), [onHeld, held]);
  const coming = {
    // Where the figures belong is known when they have come.
    title: titleOf({ ...scope, wholeName: '' }),
    finding: '',
    scope: '',
    // As long as what will stand there, so that nothing below moves.
    unit: regionUnit(scope),
    definition: definitionOf(scope),
    source: '正在统计，来源和统计日完成后注明',
    asOf: '—',
  };
  return (
    <div
      ref={place}
      className={statisticsStyles.statisticsBlock}
      hidden={makesRoom(held, even)}
      data-block="matrix"
      data-stale={built !== undefined && !newest}
    >
      {error ? (
        <ErrorState title="地区与年份没有统计成功" error={error} onRetry={answer.retry} />
      ) : (
        <ChartFrame
          id={id}
          text={built?.text ?? coming}
          numbers={built && (() => numbersOf(built))}
          picture={built && (() => matrixPicture(built.lines, built.years, tokens))}
          address={cited ?? address}
        >
          {!built ? (
            <div
              className={statisticsStyles.statisticsMatrixComing}
              style={{ '--ipr-matrix-rows': parts + 1 } as CSSProperties}
            >
              <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" asked={wanted} />
            </div>
          ) : built.lines.length === 0 ? (
            <p className={chartStyles.chartEmpty}>这一地区没有下级地区的分年数据。</p>
          ) : (
            <MatrixPlot
              years={built.years}
              lines={built.lines}
              title={built.text.title}
              unit={built.text.unit}
              describedBy={`${id}-finding ${id}-definition ${id}-source`}
            />
          )}
        </ChartFrame>
      )}
    </div>
  );
});
