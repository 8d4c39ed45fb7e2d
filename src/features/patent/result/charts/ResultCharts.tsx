import { Link } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { Button, Flex } from 'antd';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { Chart } from '@/components/chart/Chart';
import { choiceOf, choicesOf, withChoice } from '@/components/list/facets/filters';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { type ClassLabels, knownFilters } from '@/components/patent/patentFacets';
import { ErrorState } from '@/components/state/ErrorState';
import { todayInChina } from '@/domain/calendar';
import type { Filters } from '@/links/filters';
import { landscapeOf, type PatentResultState, patentResultLink } from '@/links/patent';
import { type FacetName, searchPatents } from '@/services/cnipr';
import type { Asked } from '../useQuestion';
import {
  CHART_FACET_SIZE,
  CHART_FACETS,
  type CountedResult,
  type ResultChart,
  resultCharts,
} from './chartDescriptions';
import styles from './charts.module.css';

interface Props {
  state: PatentResultState;
  asked: Asked;
  classes: ClassLabels;
  onChange: (change: Filters) => void;
}

interface CellProps {
  chart: ResultChart;
  onChoose: (facet: FacetName, value: string) => void;
}

function ResultChartFigure({ chart: { facet, description }, onChoose }: CellProps) {
  const choose = useCallback((value: string) => onChoose(facet, value), [facet, onChoose]);
  return <Chart description={description} onChoose={choose} />;
}

/** The result counted by year, validity, type, applicant and class; what is chosen filters it. */
export default function ResultCharts({
  state,
  asked: { question, list, key },
  classes,
  onChange,
}: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const answer = useLatestAnswer<CountedResult>(question && key, async (signal) => {
    const result = await searchPatents(
      {
        ...(question ?? { expression: '' }),
        page: 0,
        size: 1,
        facets: [...CHART_FACETS],
        facetSize: CHART_FACET_SIZE,
      },
      { signal, shownInPlace: true },
    );
    return { result, day: todayInChina() };
  });
  const filters = useMemo(() => knownFilters(state), [state]);
  const { mode, q, as, years, set } = state;
  const scope = [
    question?.expression && `检索式 ${question.expression}`,
    list.kind === 'here' && '号单中的专利',
    choicesOf(filters).length > 0 && `${choicesOf(filters).length} 个筛选条件`,
  ]
    .filter(Boolean)
    .join('，');
  const charts = useMemo(
    () => resultCharts(answer.data, filters, classes, scope || '全部专利', todayInChina()),
    [answer.data, filters, classes, scope],
  );
  // A new result starts at its top; what was chosen in a chart stays in sight all the same.
  const place = useRef<number>(undefined);
  useUpdateEffect(() => {
    if (place.current !== undefined) window.scrollTo(0, place.current);
    place.current = undefined;
  }, [filters]);
  const choose = useCallback(
    (facet: FacetName, value: string) => {
      place.current = window.scrollY;
      const chosen = choiceOf(filters, facet, value) === 'include';
      onChange(withChoice(filters, facet, value, chosen ? 'none' : 'include'));
    },
    [filters, onChange],
  );

  if (answer.error) {
    return <ErrorState title="统计没有成功" error={answer.error} onRetry={answer.retry} />;
  }
  const [trend, validity, type, ...ranks] = charts.map((chart) => (
    <ResultChartFigure key={chart.facet} chart={chart} onChoose={choose} />
  ));
  return (
    <section
      className={`${partsStyles.chartGrid} ${styles.charts}`}
      data-sheets="columns"
      data-open={open}
      aria-labelledby={`${id}-title`}
      aria-busy={answer.loading}
      data-stale={answer.loading && Boolean(answer.data)}
    >
      <Flex wrap gap="0 16px" align="baseline" className={styles.chartsHead} data-ground>
        <h2 id={`${id}-title`}>统计图</h2>
        <Link to={landscapeOf(patentResultLink({ mode, q, as, ...filters, years, set }))}>
          全景：共同申请、剩余年限、与别的专利对照
        </Link>
        <p className="ipr-note ipr-no-print">
          点选图中的一项即按它筛选，再选一次取消
          <span className="ipr-visually-hidden">；用键盘时按方向键移动，按 Enter 选定</span>。
        </p>
      </Flex>
      {trend}
      <Button
        className={styles.chartsMore ?? ''}
        aria-expanded={open}
        data-ground
        onClick={() => setOpen(!open)}
      >
        其余 {charts.length - 1} 张图
      </Button>
      <div className={styles.chartsPair} data-sheets="all" data-ground>
        {validity}
        {type}
      </div>
      {ranks}
    </section>
  );
}
