import { Button, Checkbox, ConfigProvider, Flex, Radio } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { dialogOver } from '@/components/dialog/dialogOver';
import { PageDialog } from '@/components/dialog/PageDialog';
import type { RowNoun } from '@/components/list/rowNoun';
import { grouped } from '@/domain/grouped';
import { errorSentence } from '@/requests/errors';
import type { ExportProgress } from '../collectRows';
import styles from './export.module.css';
import { TABLE_FORMATS } from './exportFiles';
import { type ExportOffer, type ExportRange, limitOf, rangeSize, rangeText } from './exportOffer';
import { FieldChoice } from './FieldChoice';
import { TemplateChoice } from './TemplateChoice';
import { type ExportStage, useExport } from './useExport';

const RANGES: readonly ExportRange[] = ['selected', 'all', 'page'];

/** What a stopped export has, for the next try goes on behind it. */
function keptText({ done, wanted }: ExportProgress, unit: string): string {
  if (done === 0) return '';
  return `已取得的 ${grouped(done)} / ${grouped(wanted)} ${unit}还在，可以从那里继续。`;
}

/** How an export stands: under way with a bar, done with its files, failed with the reason. */
function ExportOutcome({ stage, noun: { unit } }: { stage: ExportStage; noun: RowNoun }) {
  const running = stage.name === 'running' ? stage : undefined;
  return (
    <Flex wrap gap="4px 12px" align="center" className={styles.exportOutcome}>
      {running && (
        <progress aria-label="导出进度" max={Math.max(1, running.wanted)} value={running.done} />
      )}
      <p role="status">
        {running &&
          `已取得 ${grouped(running.done)} / ${grouped(running.wanted)} ${unit}；关闭窗口即取消。`}
        {stage.name === 'done' && (
          <>
            已导出 {grouped(stage.rows)} {unit}，文件 <strong>{stage.files.join('、')}</strong>{' '}
            已交给浏览器下载。
            {stage.missing > 0 && `另有 ${grouped(stage.missing)} ${unit}已查不到，未能导出。`}
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
    </Flex>
  );
}

interface Props<Row> {
  offer: ExportOffer<Row>;
  /** `cancelled` when an export was under way. */
  onClose: (cancelled: boolean) => void;
}

/** Takes rows of a list home: which, as what, with which columns. */
export function ExportDialog<Row>({ offer, onClose }: Props<Row>) {
  const { noun, total, fields: offered, fieldsAtFirst, templates, references = [] } = offer;
  const id = useId();
  const [range, setRange] = useState<ExportRange>(offer.selected.length ? 'selected' : 'all');
  const [format, setFormat] = useState('xlsx');
  const [fields, setFields] = useState(fieldsAtFirst);
  const [sourceFile, setSourceFile] = useState(false);
  const [problem, setProblem] = useState('');
  const { stage, start, finish, cancel } = useExport(offer);
  const limit = limitOf(offer);

  const running = stage.name === 'running';
  const table = TABLE_FORMATS.some(({ value }) => value === format);
  const stopped = stage.name === 'failed' || stage.name === 'cancelled' ? stage : undefined;
  const left = stopped?.range === range && stopped.done > 0 ? stopped : undefined;
  const again = stage.name === 'failed' ? '重试' : stage.name === 'done' ? '再次导出' : '导出';
  const action = left ? '继续' : again;
  const changeFields = (chosen: readonly string[]) => {
    setFields(chosen);
    setProblem('');
  };
  const submit = (run = start) => {
    if (running) return;
    if (table && fields.length === 0) setProblem('请至少选择一个字段。');
    else run({ range, format, fields, sourceFile });
  };
  // Before anything in the dialog is turned to, Enter does what it was opened for.
  const onKeyDown = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Enter' && target === dialogOver()) submit();
  };

  return (
    <PageDialog
      title="导出检索结果"
      size="tool"
      screenOnly
      footer={
        <Flex
          wrap
          gap="8px 24px"
          align="center"
          justify="space-between"
          className={styles.exportFoot}
        >
          <ExportOutcome stage={stage} noun={noun} />
          <Flex component="p" gap={8} className={styles.exportActions}>
            {running ? (
              <Button onClick={cancel}>取消导出</Button>
            ) : (
              <Button onClick={() => onClose(false)}>关闭</Button>
            )}
            {left && (
              <Button onClick={() => submit(finish)}>
                只导出已取得的 {grouped(left.done)} {noun.unit}
              </Button>
            )}
            {/* Busy, not disabled: a disabled button would lose the focus, and Esc with it. */}
            <Button
              type="primary"
              loading={running}
              aria-label={action}
              aria-busy={running}
              onClick={() => submit()}
            >
              {action}
            </Button>
          </Flex>
        </Flex>
      }
      onKeyDown={onKeyDown}
      onClose={() => onClose(running)}
    >
      <ConfigProvider componentDisabled={running}>
        <div className={styles.export}>
          <fieldset disabled={running}>
            <legend>范围</legend>
            <Radio.Group
              // The fieldset is the group.
              role="none"
              vertical
              name={`${id}-range`}
              value={range}
              options={RANGES.map((one) => ({
                value: one,
                label: rangeText(one, offer),
                disabled: rangeSize(one, offer) === 0,
              }))}
              onChange={({ target }) => setRange(target.value)}
            />
            {total !== undefined && total > limit && (
              <p className="ipr-note">
                结果共 {grouped(total)} {noun.unit}，一次最多导出 {grouped(limit)} {noun.unit}
                ，按当前排序取前面的；其余的请用筛选分批导出。
              </p>
            )}
          </fieldset>
          <fieldset disabled={running}>
            <legend>格式</legend>
            <Radio.Group
              role="none"
              vertical
              name={`${id}-format`}
              value={format}
              options={[...TABLE_FORMATS, ...references].map(({ value, label, hint }) => ({
                value,
                label: (
                  <>
                    {label} <span className="ipr-note">{hint}</span>
                  </>
                ),
              }))}
              onChange={({ target }) => setFormat(target.value)}
            />
            {format === 'csv' && (
              <Checkbox
                checked={sourceFile}
                onChange={({ target }) => setSourceFile(target.checked)}
              >
                另存一个“来源.csv”，写明检索式、范围和时间
              </Checkbox>
            )}
          </fieldset>
          {table ? (
            <fieldset disabled={running} className={styles.exportColumns} aria-label="导出的列">
              <TemplateChoice
                owner={templates}
                fields={offered}
                atFirst={fieldsAtFirst}
                chosen={fields}
                onChange={changeFields}
              />
              <FieldChoice
                fields={offered}
                atFirst={fieldsAtFirst}
                chosen={fields}
                problem={problem}
                onChange={changeFields}
              />
            </fieldset>
          ) : (
            <p className={`ipr-note ${styles.exportColumns}`}>{offer.referenceNote}</p>
          )}
        </div>
      </ConfigProvider>
    </PageDialog>
  );
}
