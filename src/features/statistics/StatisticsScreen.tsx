import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import {
  lazy,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { undrawnText } from '@/components/chart/UnknownFigures';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { OddValues } from '@/components/page/OddValues';
import { PageHead } from '@/components/page/PageHead';
import partsStyles from '@/components/page/parts.module.css';
import { usePageTitle } from '@/components/page/usePageTitle';
import frameStyles from '@/components/reading/frame.module.css';
import { wideParts } from '@/components/report/wideParts';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import {
  readStatistics,
  STATISTICS_BLOCKS,
  type StatisticsBlock,
  type StatisticsState,
  statisticsLink,
} from '@/links/statistics';
import { findRegions, type StatisticsRegion } from '@/services/data/statistics';
import { BLOCK_TITLES, BLOCKS, WIDE } from './blocks/all';
import { type Held, makesRoom } from './blocks/held';
import { scopeOf } from './blocks/scope';
import { ChartBlock as Block } from './ChartBlock';
import { ChartControls, Filters } from './Filters';
import { KeyFigures } from './KeyFigures';
import { isBordered, MapBlock } from './map/MapBlock';
import { MatrixBlock } from './matrix/MatrixBlock';
import { AFTER, BEFORE, REGIONAL, type Section } from './sections';
import styles from './statistics.module.css';
import { Theme } from './Theme';
import { TooFew } from './TooFew';

/**
 * A value that follows another one after the next paint, at low priority: what was pressed is on the
 * screen before the long work that depends on it begins. A deferred value may begin before.
 */
function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task that is put in line just before a paint comes after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => setShown((now) => (now.value === value ? now : { value })));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown.value;
}

const ReportScreen = lazy(() => import('./report/ReportScreen'));

const NO_REGIONS: readonly StatisticsRegion[] = [];

/** The report that a page without one begins with. */
const NEW_REPORT: NonNullable<StatisticsState['report']> = {
  title: '',
  introduction: '',
  charts: (['trend', 'composition', 'regions', 'ipc'] as const).map((block) => ({
    block,
    words: '',
  })),
};

/** The statistics of innovation: everything that is chosen stands in the address. */
export default function StatisticsScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readStatistics(search), [search]);
  const answer = useLatestAnswer('regions', (signal) =>
    findRegions({ signal, shownInPlace: true }),
  );
  const regions = answer.data ?? NO_REGIONS;
  const today = todayInChina();
  // The kind of map and the report leave the figures as they are; only lines have another scale.
  const asked = statisticsLink({ ...state, map: 'tiles', scale: 'linear', report: null });
  const linear = useMemo(
    () => scopeOf(readStatistics(asked.split('?')[1] ?? ''), answer.data ?? NO_REGIONS, today),
    [asked, answer.data, today],
  );
  const log = state.scale === 'log';
  const scope = useMemo(() => (log ? { ...linear, log } : linear), [linear, log]);
  const reporting = state.report !== null;
  usePageTitle(reporting ? '统计报告' : '创新统计分析');
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(reporting);
  useEffect(() => {
    // Another page to the reader: it is told by its heading.
    if (before.current !== reporting) heading.current?.focus({ preventScroll: true });
    before.current = reporting;
  }, [reporting]);
  const change = (next: Partial<StatisticsState>, replace = false) =>
    navigate(statisticsLink({ ...state, ...next }), { replace });
  const current = useRef(state);
  useEffect(() => {
    current.current = state;
  });
  const changeMap = useCallback(
    (map: StatisticsState['map']) => navigate(statisticsLink({ ...current.current, map })),
    [navigate],
  );
  // With its years, so that what is cited stays what it was next year.
  const address = statisticsLink({ ...state, from: scope.from, to: scope.to, report: null });

  const [held, setHeld] = useState<ReadonlyMap<StatisticsBlock, Held>>(new Map());
  const onHeld = useCallback((block: StatisticsBlock, now: Held) => {
    setHeld((known) => (known.get(block) === now ? known : new Map(known).set(block, now)));
  }, []);
  const [even, setEven] = useState(false);

  // The filters answer at once; the drawings follow, those of the first scope without waiting.
  const newest = useMemo(() => ({ scope, linear, address }), [scope, linear, address]);
  const followed = useAfterPaint(newest);
  const drawn = followed.linear.whole ? followed : newest;

  if (answer.error) {
    return (
      <ErrorState
        title="创新统计没有加载成功"
        error={answer.error}
        onRetry={answer.retry}
        level={1}
      />
    );
  }
  const askedRegion = new URLSearchParams(search).get('region') ?? '';
  const oddRegion =
    answer.data && !regions.some(({ code }) => code === askedRegion) ? askedRegion : '';
  const undrawn = STATISTICS_BLOCKS.filter((block) => held.get(block) === null);
  const parts = regions.filter(({ parent }) => parent === drawn.linear.whole).length;
  const drawnOf = <Key extends StatisticsBlock>(keys: readonly Key[]) =>
    keys.filter((key) => !makesRoom(held.get(key), even));
  /** Those that take the whole line: no sheet stands beside nothing. */
  const widthsOf = (keys: readonly StatisticsBlock[]) => {
    const shown = drawnOf(keys);
    const wide = wideParts(shown.map((key) => WIDE.has(key)));
    return (key: StatisticsBlock) => ({ wide: wide[shown.indexOf(key)] === true });
  };
  const common = { address: drawn.address, onHeld, even };
  const { perCapita } = scope;
  const charts = ({ name, charts: keys, controls }: Section) => {
    const widthOf = widthsOf(keys);
    const shown = drawnOf(keys);
    // What changes none of the charts is there only to be taken back.
    const changing = controls.filter((one) =>
      one === 'base'
        ? perCapita || shown.length > 0
        : log || shown.some((key) => BLOCKS[key].lines),
    );
    return (
      <Theme
        key={name}
        name={name}
        first={name === BEFORE[0]?.name}
        drawn={shown.length}
        controls={
          changing.length > 0 && <ChartControls scope={scope} only={changing} onChange={change} />
        }
        keeps={perCapita && controls.includes('base')}
      >
        <div className={partsStyles.chartGrid} data-sheets="all">
          {keys.map((key) => (
            <Block
              key={key}
              block={BLOCKS[key]}
              scope={BLOCKS[key].lines ? drawn.scope : drawn.linear}
              {...common}
              {...widthOf(key)}
            />
          ))}
        </div>
      </Theme>
    );
  };
  const widthOf = widthsOf(REGIONAL);
  return (
    <div className={`${styles.statistics} ${partsStyles.sections}`}>
      <PageHead
        back={
          reporting && (
            <Link
              className={frameStyles.recordReturn}
              to={statisticsLink({ ...state, report: null })}
            >
              返回统计
            </Link>
          )
        }
        title={reporting ? '统计报告' : '创新统计分析'}
        heading={heading}
        className={styles.statisticsHead}
      >
        {!reporting && <Button onClick={() => change({ report: NEW_REPORT })}>制作报告</Button>}
      </PageHead>
      {oddRegion && (
        <OddValues values={[{ name: '地区', value: oddRegion }]} instead="下面是全市的统计" />
      )}
      <Filters
        scope={scope}
        regions={regions}
        thisYear={Number(today.slice(0, 4))}
        all={reporting}
        onChange={change}
      />
      {!answer.data ? (
        <div className={styles.statisticsComing}>
          <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" />
        </div>
      ) : state.report ? (
        <Suspense fallback={<SkeletonLines widths={[90, 80, 85, 60]} />}>
          <ReportScreen
            report={state.report}
            state={state}
            scope={scope}
            regions={regions}
            onChange={(report) => change({ report }, true)}
          />
        </Suspense>
      ) : (
        <>
          <section aria-label="主要指标">
            <h2 className="ipr-visually-hidden">主要指标</h2>
            <KeyFigures scope={scope} />
          </section>
          {BEFORE.map(charts)}
          <Theme
            name="地区"
            drawn={drawnOf(REGIONAL).length}
            controls={
              <ChartControls
                scope={scope}
                only={perCapita || drawnOf(REGIONAL).length > 0 ? ['by', 'base'] : ['by']}
                onChange={change}
              />
            }
            keeps
          >
            <div className={partsStyles.chartGrid} data-sheets="all">
              <Block
                block={BLOCKS.regions}
                scope={drawn.linear}
                {...common}
                {...widthOf('regions')}
              />
              <MapBlock
                scope={drawn.linear}
                regions={regions}
                map={state.map}
                onMap={changeMap}
                {...common}
                {...widthOf('map')}
              />
              <MatrixBlock scope={drawn.linear} parts={parts} {...common} />
            </div>
          </Theme>
          {AFTER.map(charts)}
          <TooFew held={held} scope={scope} even={even} onEven={setEven} onChange={change} />
          {undrawn.length > 0 && (
            <p className={`ipr-note ${styles.statisticsLeft}`}>
              {undrawnText(undrawn.map((block) => BLOCK_TITLES[block]))}
              {undrawn.includes('map') && isBordered(regions) && (
                <Button type="link" size="small" onClick={() => changeMap('counties')}>
                  地图改看县区边界
                </Button>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}
