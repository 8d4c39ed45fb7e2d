import { SAMPLE } from '@/components/chart/originColumns';
import type { ExportTable } from '@/components/export/table';
import { EVENT_KINDS, type HistoryEvent } from '@/domain/enterprise/history';
import { titleText } from '@/domain/titleText';

const SOURCES: Readonly<Record<HistoryEvent['at']['what'], string>> = {
  PATENT: '专利检索服务',
  CASE: '裁判文书',
  RECORD: '失信名单',
};

/**
 * What happened as a file, in the order shown.
 *
 * @param reach how far the sources go, in words; stands with every row
 */
export function eventTable(events: readonly HistoryEvent[], reach: string): ExportTable {
  const titles = ['日期', '种类', '事项', '说明', '来源', '数据性质', '口径'];
  return {
    name: '经历',
    columns: titles.map((title) => ({ title })),
    rows: events.map(({ kind, day, title, note, at, sample }) => [
      day ?? '日期不详',
      EVENT_KINDS[kind],
      titleText(title),
      note,
      SOURCES[at.what],
      sample ? SAMPLE : '',
      reach,
    ]),
  };
}
