import { Button } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '@/components/dialog/useModal';
import { ExportOutcome } from './ExportOutcome';
import { TABLE_FORMATS } from './exportFiles';
import {
  countText,
  type ExportOffer,
  type ExportRange,
  limitOf,
  rangeSize,
  rangeText,
} from './exportOffer';
import { FieldChoice } from './FieldChoice';
import { TemplateChoice } from './TemplateChoice';
import { useExport } from './useExport';

const RANGES: readonly ExportRange[] = ['selected', 'all', 'page'];

interface Props<Row> {
  offer: ExportOffer<Row>;
  /** `cancelled` when an export was under way. */
  onClose: (cancelled: boolean) => void;
}

/** Takes rows of a list home: which, as what, with which columns. */
export function ExportDialog<Row>({ offer, onClose }: Props<Row>) {
  const { noun, total, fields: offered, fieldsAtFirst, templates, references = [] } = offer;
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const trapTab = useModal(dialog);
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The list behind has keys of its own.
    event.stopPropagation();
    trapTab(event);
    // Before anything in the dialog is turned to, Enter does what it was opened for.
    if (event.key === 'Enter' && event.target === event.currentTarget) submit();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose(running);
  };

  return createPortal(
    // The dialog takes in the veil, so that a press beside the panel leaves the focus inside.
    <div
      ref={dialog}
      className="ipr-export-veil"
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="ipr-export">
        <div className="ipr-export-head">
          <h2 id={`${id}-title`}>导出检索结果</h2>
          <button
            className="ipr-bare-button"
            type="button"
            aria-label="关闭"
            title="关闭（Esc）"
            onClick={() => onClose(running)}
          >
            ×
          </button>
        </div>
        <div className="ipr-export-body">
          <fieldset disabled={running}>
            <legend>范围</legend>
            {RANGES.map((one) => (
              <label key={one} className="ipr-tick-label">
                <input
                  type="radio"
                  name={`${id}-range`}
                  checked={range === one}
                  disabled={rangeSize(one, offer) === 0}
                  onChange={() => setRange(one)}
                />
                <span>{rangeText(one, offer)}</span>
              </label>
            ))}
            {total > limit && (
              <p className="ipr-note">
                结果共 {countText(total)} {noun.unit}，一次最多导出 {countText(limit)} {noun.unit}
                ，按当前排序取前面的；其余的请用筛选分批导出。
              </p>
            )}
          </fieldset>
          <fieldset disabled={running}>
            <legend>格式</legend>
            {[...TABLE_FORMATS, ...references].map(({ value, label, hint }) => (
              <label key={value} className="ipr-tick-label">
                <input
                  type="radio"
                  name={`${id}-format`}
                  checked={format === value}
                  onChange={() => setFormat(value)}
                />
                <span>
                  {label} <span className="ipr-note">{hint}</span>
                </span>
              </label>
            ))}
            {format === 'csv' && (
              <label className="ipr-tick-label">
                <input
                  type="checkbox"
                  checked={sourceFile}
                  onChange={(event) => setSourceFile(event.target.checked)}
                />
                <span>另存一个“来源.csv”，写明检索式、范围和时间</span>
              </label>
            )}
          </fieldset>
          {table ? (
            <fieldset disabled={running} className="ipr-export-columns" aria-label="导出的列">
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
            <p className="ipr-note ipr-export-columns">{offer.referenceNote}</p>
          )}
        </div>
        <div className="ipr-export-foot">
          <ExportOutcome stage={stage} noun={noun} />
          <p className="ipr-export-actions">
            {running ? (
              <Button onClick={cancel}>取消导出</Button>
            ) : (
              <Button onClick={() => onClose(false)}>关闭</Button>
            )}
            {left && (
              <Button onClick={() => submit(finish)}>
                只导出已取得的 {countText(left.done)} {noun.unit}
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
          </p>
        </div>
      </div>
    </div>,
    document.body,
  );
}
