import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '@/components/dialog/useModal';
import { switchSingleKeys, useSingleKeys } from '@/components/list/singleKeys';
import { clearMarks, MOST_MARKS } from '../../marks/marks';

interface Props {
  owner: string;
  /** Whether `e` exports here. */
  canExport: boolean;
  onClose: () => void;
}

const KEYS: readonly [keys: readonly string[], what: string][] = [
  [['j'], '下一件，页末接下一页'],
  [['k'], '上一件，页首接上一页'],
  [['o'], '打开完整记录'],
  [['Enter'], '打开；分栏显示时先在右侧阅读，再按一次打开完整记录'],
  [['x'], '选择或取消选择'],
  [['1', '5'], '评相关度，5 分最高；同时按 Shift，评完接下一件'],
  [['0'], '取消评分'],
  [['u'], '改为未读'],
  [['v'], '换下一种显示方式；同时按 Shift，换上一种'],
];

/** The shortcuts of the result list, how to switch them off, and where marks are kept. */
export default function TriageHelp({ owner, canExport, onClose }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const trapTab = useModal(dialog);
  const on = useSingleKeys();
  const [said, setSaid] = useState('');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trapTab(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const rows: typeof KEYS = [
    ...KEYS,
    ...(canExport ? [[['e'], '导出'] as [string[], string]] : []),
    [['?'], '打开这份说明'],
  ];
  return createPortal(
    <div className="ipr-help-back">
      <div
        ref={dialog}
        className="ipr-help"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h2 id={titleId}>快捷键</h2>
        <table>
          <thead className="ipr-visually-hidden">
            <tr>
              <th scope="col">按键</th>
              <th scope="col">作用</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([keys, what]) => (
              <tr key={what}>
                <th scope="row">
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && (key === '5' ? ' 至 ' : ' 或 ')}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <label className="ipr-help-switch">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => {
              const kept = switchSingleKeys(event.target.checked);
              setSaid(kept ? '' : '浏览器没有允许保存，设置未改变');
            }}
          />
          使用单键快捷键
        </label>
        <p className="ipr-note">
          输入文字时、有对话框打开时不起作用。与读屏或语音输入冲突时可以关闭，专利详情页的 j、k
          一并关闭。
        </p>
        <h3>评分和已读</h3>
        <p className="ipr-note">
          只保存在这个浏览器里，按账号分开，不会上传；最多 {MOST_MARKS.toLocaleString('zh-CN')}{' '}
          件，超出时最早的先移除。
        </p>
        <p role="status">{said}</p>
        <div className="ipr-help-actions">
          <button
            type="button"
            className="ipr-text-button"
            onClick={() =>
              setSaid(clearMarks(owner) ? '已清除全部评分和已读' : '浏览器没有允许保存，标记未清除')
            }
          >
            清除全部评分和已读
          </button>
          <button type="button" className="ipr-button ipr-help-close" onClick={onClose}>
            关闭
          </button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
