import { Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useSingleKeys } from '@/components/list/keys/singleKeys';
import styles from './export.module.css';

interface Props {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The dialog, loaded when it is wanted; `onClose` is told whether an export was stopped. */
  children: (onClose: (stopped: boolean) => void) => ReactNode;
}

/** The way to the export, and the dialog itself as long as it is open. */
export function ExportButton({ open, onOpen, children }: Props) {
  const keys = useSingleKeys();
  const [cancelled, setCancelled] = useState(false);
  return (
    <span className={`${styles.exportAction} ipr-no-print`}>
      <Button
        aria-haspopup="dialog"
        {...(keys && { 'aria-keyshortcuts': 'e', title: '快捷键 e' })}
        onClick={() => {
          setCancelled(false);
          onOpen(true);
        }}
      >
        导出
      </Button>
      <span role="status" className="ipr-note">
        {cancelled && '导出已取消'}
      </span>
      {open && (
        <Suspense fallback={null}>
          {children((stopped) => {
            setCancelled(stopped);
            onOpen(false);
          })}
        </Suspense>
      )}
    </span>
  );
}

/** Its place while it is not known whether there is something to export, so that no tool moves. */
export const ExportPlace = () => (
  <span className={styles.exportPlace} aria-hidden="true">
    导出
  </span>
);
