import { useEffect, useMemo, useState } from 'react';
import { absoluteAddress } from '@/address';
import { CopyButton } from '@/components/reading/CopyButton';
import { printPage } from '@/components/reading/printPage';
import {
  LONGEST_ADDRESS,
  type StatisticsReport,
  type StatisticsState,
  statisticsLink,
} from '@/links/statistics';
import type { StatisticsRegion } from '@/services/data/statistics';
import type { StatisticsScope } from '../blocks/scope';
import { ReportEditor } from './ReportEditor';
import { ReportPaper } from './ReportPaper';

interface Props {
  /** As it stands in the address. */
  report: StatisticsReport;
  state: StatisticsState;
  scope: StatisticsScope;
  regions: readonly StatisticsRegion[];
  onChange: (report: StatisticsReport) => void;
}

/** How long typing rests before the address takes the words, in milliseconds. */
const REST = 500;

/** Puts a report together: charts, their order and the words; all of it in the address. */
export default function ReportScreen({ report, state, scope, regions, onChange }: Props) {
  const written = JSON.stringify(report);
  const [draft, setDraft] = useState({ report, written });
  // Another address, such as after going back, brings another report.
  const [seen, setSeen] = useState(written);
  if (seen !== written) {
    setSeen(written);
    if (written !== JSON.stringify(draft.report)) setDraft({ report, written });
  }
  const shown = draft.report;
  const link = statisticsLink({ ...state, report: shown });
  const over = absoluteAddress(link).length - LONGEST_ADDRESS;
  const pending = JSON.stringify(shown) !== written;

  useEffect(() => {
    if (!pending || over > 0) return;
    const timer = setTimeout(() => onChange(shown), REST);
    return () => clearTimeout(timer);
  });

  const paper = useMemo(
    () => (
      <ReportPaper
        report={shown}
        scope={scope}
        regions={regions}
        map={state.map}
        address={statisticsLink({ ...state, from: scope.from, to: scope.to, report: null })}
      />
    ),
    [shown, scope, regions, state],
  );
  return (
    <div className="ipr-report">
      <div className="ipr-report-editor ipr-no-print">
        <ReportEditor report={shown} onChange={(next) => setDraft({ report: next, written })} />
        {over > 0 && (
          <p role="alert" className="ipr-report-over">
            文字太长，报告的地址放不下（超出约 {Math.ceil(over / 4)}{' '}
            个汉字）。最近的修改还在本页，可以打印，但没有存进地址；缩短后会自动存入。
          </p>
        )}
        <p className="ipr-report-actions">
          <button
            type="button"
            className="ipr-button"
            disabled={shown.charts.length === 0}
            onClick={printPage}
          >
            打印或存为 PDF
          </button>
          <CopyButton quiet text={() => absoluteAddress(over > 0 ? statisticsLink(state) : link)}>
            复制报告地址
          </CopyButton>
        </p>
        <p className="ipr-note">
          选择、顺序和文字都存在地址里，打开这个地址的人看到同一份报告，数字以打开时为准。
        </p>
      </div>
      {paper}
    </div>
  );
}
