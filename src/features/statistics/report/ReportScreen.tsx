import { useCallback } from 'react';
import { absoluteAddress } from '@/address';
import chartStyles from '@/components/chart/chart.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { ReportMaker } from '@/components/report/ReportMaker';
import reportStyles from '@/components/report/report.module.css';
import { wideParts } from '@/components/report/wideParts';
import { todayInChina } from '@/domain/calendar';
import {
  STATISTICS_BLOCKS,
  type StatisticsReport,
  type StatisticsState,
  statisticsLink,
} from '@/links/statistics';
import type { StatisticsRegion } from '@/services/data/statistics';
import { BLOCK_TITLES, BLOCKS, WIDE } from '../blocks/all';
import { isPlaced, UNPLACED } from '../blocks/base';
import { type StatisticsScope, scopeText } from '../blocks/scope';
import { ChartBlock } from '../ChartBlock';
import { MapBlock } from '../map/MapBlock';
import { MatrixBlock } from '../matrix/MatrixBlock';
import statisticsStyles from '../statistics.module.css';
import { useSeries } from '../useSeries';

interface ReportPaperProps {
  report: StatisticsReport;
  scope: StatisticsScope;
  regions: readonly StatisticsRegion[];
  map: StatisticsState['map'];
  /** Address of the page of statistics with the same scope. */
  address: string;
}

/** The report as it goes on paper: charts with their notes and sources, and the user's words. */
function ReportPaper({ report, scope, regions, map, address }: ReportPaperProps) {
  const { title, introduction, charts } = report;
  // One figure tells whether it is known where the records belong.
  const { to, region } = scope;
  const answer = useSeries([{ codes: ['PAT_GRANT'], from: to, to, region }]);
  const placed = answer.data?.[0]?.every(isPlaced) ?? false;
  const named = placed ? scope : { ...scope, regionName: UNPLACED };
  const parts = regions.filter(({ parent }) => parent === scope.whole).length;
  const wide = wideParts(charts.map(({ block }) => WIDE.has(block)));
  return (
    <article className={`${statisticsStyles.reportPaper} ipr-sheet`} aria-label="报告">
      <h2>{title || `${placed ? scope.regionName : ''}创新统计报告`}</h2>
      <p className="ipr-note">
        范围：
        <WholeDates>
          {`${scopeText(named, { typed: true, perCapita: true })}。${todayInChina()} 生成。`}
        </WholeDates>
      </p>
      {introduction && <p className={reportStyles.reportWords}>{introduction}</p>}
      {charts.length === 0 && (
        <p className={chartStyles.chartEmpty}>还没有选图表，请在上面选择。</p>
      )}
      <div className={statisticsStyles.reportCharts}>
        {charts.map(({ block, words }, at) => (
          <section key={block} aria-label={BLOCK_TITLES[block]} data-wide={wide[at]}>
            {block === 'map' ? (
              <MapBlock scope={scope} regions={regions} map={map} address={address} />
            ) : block === 'matrix' ? (
              <MatrixBlock scope={scope} parts={parts} address={address} eager />
            ) : (
              <ChartBlock block={BLOCKS[block]} scope={scope} address={address} eager />
            )}
            {words && <p className={reportStyles.reportWords}>{words}</p>}
          </section>
        ))}
      </div>
      {charts.length > 0 && (
        <p className="ipr-note">
          各图下注明统计口径、来源和统计日；没有数据的年份留空，0 表示确实为零。在线查看：
          {absoluteAddress(address)}
        </p>
      )}
    </article>
  );
}

interface Props {
  /** As it stands in the address. */
  report: StatisticsReport;
  state: StatisticsState;
  scope: StatisticsScope;
  regions: readonly StatisticsRegion[];
  onChange: (report: StatisticsReport) => void;
}

/** The report of the page of statistics: its charts, their order and the words. */
export default function ReportScreen({ report, state, scope, regions, onChange }: Props) {
  const paper = useCallback(
    (draft: StatisticsReport) => (
      <ReportPaper
        report={draft}
        scope={scope}
        regions={regions}
        map={state.map}
        address={statisticsLink({ ...state, from: scope.from, to: scope.to, report: null })}
      />
    ),
    [scope, regions, state],
  );
  return (
    <ReportMaker
      report={report}
      blocks={STATISTICS_BLOCKS}
      titles={BLOCK_TITLES}
      kept="ipr.statistics.report"
      linkOf={(draft) => statisticsLink({ ...state, report: draft })}
      paper={paper}
      onChange={onChange}
    />
  );
}
