import { Button } from 'antd';
import { useCallback } from 'react';
import { absoluteAddress } from '@/address';
import { chartNumbers } from '@/components/chart/chartNumbers';
import { withOrigin } from '@/components/chart/originColumns';
import { quantity } from '@/components/chart/wording';
import { downloadFile } from '@/components/export/downloadFile';
import type { ExportTable } from '@/components/export/table';
import { useSaved } from '@/components/export/useSaved';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { WholeDates } from '@/components/reading/WholeDates';
import { ReportMaker } from '@/components/report/ReportMaker';
import reportStyles from '@/components/report/report.module.css';
import { wideParts } from '@/components/report/wideParts';
import { todayInChina } from '@/domain/calendar';
import {
  LANDSCAPE_PICTURES,
  type LandscapePicture,
  type LandscapeReport as Report,
} from '@/links/landscape';
import { type Grid, gridNumbers } from './CellGrid';
import landscapeStyles from './landscape.module.css';
import { Picture } from './Picture';
import { type Drawn, gridsOf, jointsOf, PICTURE_TITLES, trendOf, widthOf } from './pictures';
import { askedFor } from './sets';

const ofGrid = (grid: Grid): ExportTable => withOrigin(gridNumbers(grid), grid.text);

/** The numbers of a picture as sheets of a workbook. */
function tablesOf(which: LandscapePicture, drawn: Drawn): ExportTable[] {
  const { sets } = drawn;
  if (which === 'growth' || which === 'share') {
    const description = trendOf(which, drawn)?.description;
    if (!description?.data) return [];
    const text = { ...description, finding: description.data.finding ?? '' };
    return [withOrigin(chartNumbers(description, description.data), text)];
  }
  if (which === 'joint') return jointsOf(sets).map(({ grid }) => ofGrid(grid));
  return gridsOf(which, sets).map(ofGrid);
}

/** Sheets whose names tell them apart, whatever the sets are called. */
function workbookOf({ charts }: Report, drawn: Drawn): ExportTable[] {
  const sheets = charts.flatMap(({ block }) =>
    tablesOf(block, drawn).map((table, at, all) => ({
      ...table,
      name: PICTURE_TITLES[block] + (all.length > 1 ? ` 第 ${at + 1} 组` : ''),
    })),
  );
  const words = charts.map(({ block, words: text }) => [PICTURE_TITLES[block], text]);
  const head = { name: '说明', columns: [{ title: '图' }, { title: '说明文字' }], rows: words };
  return [head, ...sheets];
}

function SaveNumbers({ report, drawn }: { report: Report; drawn: Drawn }) {
  const [save, saved] = useSaved();
  const make = async () => {
    const file = await toXlsx(workbookOf(report, drawn));
    return downloadFile(
      `${report.title || '专利全景报告'}-${todayInChina()}.xlsx`,
      file,
      XLSX_TYPE,
    );
  };
  return (
    <>
      <Button
        disabled={report.charts.length === 0}
        onClick={() => save(make, '文件没有生成，报告都在，请再试一次。')}
      >
        下载数据（XLSX）
      </Button>
      {saved}
    </>
  );
}

interface PaperProps {
  report: Report;
  drawn: Drawn;
  address: string;
  /** That of the report itself, which restores it. */
  own: string;
}

/** The report as it goes on paper: the sets, the chosen pictures with their words and sources. */
function Paper({ report: { title, introduction, charts }, drawn, address, own }: PaperProps) {
  const wide = wideParts(charts.map(({ block }) => widthOf(block, drawn) !== 'half'));
  return (
    <article className={`${landscapeStyles.landscapePaper} ipr-sheet`} aria-label="报告">
      <h2>{title || '专利全景报告'}</h2>
      <div className="ipr-note">
        <ul>
          {drawn.sets.map((set) => (
            <li key={set.name}>
              <WholeDates>
                {`${set.name}：检索式 ${askedFor(set)}，共 ${quantity(set.data.total)} 件，${set.data.day} 统计`}
              </WholeDates>
            </li>
          ))}
        </ul>
      </div>
      {introduction && <p className={reportStyles.reportWords}>{introduction}</p>}
      {charts.length === 0 && <p>还没有选图，请在上面选择。</p>}
      <div className={landscapeStyles.landscapePictures}>
        {charts.map(({ block, words }, at) => (
          <section
            key={block}
            aria-label={PICTURE_TITLES[block]}
            data-width={wide[at] ? 'all' : 'half'}
          >
            {words && <p className={reportStyles.reportWords}>{words}</p>}
            <Picture which={block} {...drawn} address={address} />
          </section>
        ))}
      </div>
      <p className="ipr-note">
        各图下注明口径、覆盖、来源和统计日。在线查看：{absoluteAddress(own)}
      </p>
    </article>
  );
}

interface Props {
  report: Report;
  drawn: Drawn;
  /** Path of the landscape with a report, or without one. */
  linkOf: (report: Report | null) => string;
  onChange: (report: Report) => void;
}

/** Puts a report of the landscape together: pictures, their order and the words. */
export default function LandscapeReport({ report, drawn, linkOf, onChange }: Props) {
  const address = linkOf(null);
  const paper = useCallback(
    (draft: Report) => <Paper report={draft} drawn={drawn} address={address} own={linkOf(draft)} />,
    [drawn, address, linkOf],
  );
  return (
    <ReportMaker
      report={report}
      blocks={LANDSCAPE_PICTURES}
      titles={PICTURE_TITLES}
      kept="ipr.landscape.report"
      linkOf={linkOf}
      paper={paper}
      onChange={onChange}
      files={(draft) => <SaveNumbers report={draft} drawn={drawn} />}
    />
  );
}
