import { Button, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import styles from './keys.module.css';
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
  const on = useSingleKeys();
  const [said, setSaid] = useState('');
  const footer = action && (
    <Button type="link" onClick={() => setSaid(action.run())}>
      {action.label}
    </Button>
  );
  return (
    <PageDialog title="快捷键" size="question" screenOnly footer={footer} onClose={onClose}>
      <div className={styles.help}>
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
        <Checkbox
          checked={on}
          onChange={(event) => {
            const kept = switchSingleKeys(event.target.checked);
            setSaid(kept ? '' : '浏览器没有允许保存，设置未改变');
          }}
        >
          使用单键快捷键
        </Checkbox>
        <p className="ipr-note">
          输入文字时、有对话框打开时不起作用。与读屏或语音输入冲突时可以关闭{alsoSwitched}。
        </p>
        {children}
        <p role="status">{said}</p>
      </div>
    </PageDialog>
  );
}
