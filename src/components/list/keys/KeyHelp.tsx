import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '@/components/dialog/useModal';
import type { KeyRow } from './listKeys';
import { switchSingleKeys, useSingleKeys } from './singleKeys';

interface Props {
  keys: readonly KeyRow[];
  /** What else the switch concerns, a sentence; '' for nothing. */
  alsoSwitched?: string;
  /** Further parts of the description. */
  children?: ReactNode;
  /** Something to do beside closing; returns what was done, in words. */
  action?: { label: string; run: () => string };
  onClose: () => void;
}

/** The shortcuts of a list, and how to switch them off. */
export function KeyHelp({ keys, alsoSwitched = '', children, action, onClose }: Props) {
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
            {keys.map(({ keys: pressed, through, what }) => (
              <tr key={what}>
                <th scope="row">
                  {pressed.map((key, index) => (
                    <span key={key}>
                      {index > 0 && (through ? ' 至 ' : ' 或 ')}
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
          输入文字时、有对话框打开时不起作用。与读屏或语音输入冲突时可以关闭{alsoSwitched}。
        </p>
        {children}
        <p role="status">{said}</p>
        <div className="ipr-help-actions">
          {action && (
            <button type="button" className="ipr-text-button" onClick={() => setSaid(action.run())}>
              {action.label}
            </button>
          )}
          <button type="button" className="ipr-button ipr-help-close" onClick={onClose}>
            关闭
          </button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
