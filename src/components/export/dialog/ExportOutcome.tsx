import type { RowNoun } from '@/components/list/rowNoun';
import { errorSentence } from '@/requests/errors';
import type { ExportProgress } from '../collectRows';
import styles from './export.module.css';
import { countText } from './exportOffer';
import type { ExportStage } from './useExport';

/** What a stopped export has, for the next try goes on behind it. */
function keptText({ done, wanted }: ExportProgress, unit: string): string {
  if (done === 0) return '';
  return `已取得的 ${countText(done)} / ${countText(wanted)} ${unit}还在，可以从那里继续。`;
}

/** How an export stands: under way with a bar, done with its files, failed with the reason. */
export function ExportOutcome({ stage, noun: { unit } }: { stage: ExportStage; noun: RowNoun }) {
  const running = stage.name === 'running' ? stage : undefined;
  return (
    <div className={styles.exportOutcome}>
      {running && (
        <progress aria-label="导出进度" max={Math.max(1, running.wanted)} value={running.done} />
      )}
      <p role="status">
        {running &&
          `已取得 ${countText(running.done)} / ${countText(running.wanted)} ${unit}；关闭窗口即取消。`}
        {stage.name === 'done' && (
          <>
            已导出 {countText(stage.rows)} {unit}，文件 <strong>{stage.files.join('、')}</strong>{' '}
            已交给浏览器下载。
            {stage.missing > 0 && `另有 ${countText(stage.missing)} ${unit}已查不到，未能导出。`}
          </>
        )}
        {stage.name === 'cancelled' && `导出已取消，没有生成文件。${keptText(stage, unit)}`}
      </p>
      {stage.name === 'failed' && (
        <p role="alert" className={styles.exportProblem}>
          导出没有完成，没有生成文件；上面的选择都已保留，可以重试。{keptText(stage, unit)}
          <br />
          原因：{errorSentence(stage.error)}
        </p>
      )}
    </div>
  );
}
