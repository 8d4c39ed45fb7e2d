import { useCallback } from 'react';
import { ReportMaker } from '@/components/report/ReportMaker';
import {
  STATISTICS_BLOCKS,
  type StatisticsReport,
  type StatisticsState,
  statisticsLink,
} from '@/links/statistics';
import type { StatisticsRegion } from '@/services/data/statistics';
import { BLOCK_TITLES } from '../blocks/all';
import type { StatisticsScope } from '../blocks/scope';
import { ReportPaper } from './ReportPaper';

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
