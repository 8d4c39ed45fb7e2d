import { Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useSingleKeys } from '@/components/list/keys/singleKeys';
import type { ListParts } from '@/components/list/screen/useListParts';
import { useListSelection } from '@/components/list/selection/ListSelection';
import styles from './export.module.css';

interface ExportButtonProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The dialog, loaded when it is wanted; `onClose` is told whether an export was stopped. */
  children: (onClose: (stopped: boolean) => void) => ReactNode;
}

/** The way to the export, and the dialog itself as long as it is open. */
function ExportButton({ open, onOpen, children }: ExportButtonProps) {
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
const ExportPlace = () => (
  <span className={styles.exportPlace} aria-hidden="true">
    导出
  </span>
);

interface Props<Found> {
  list: ListParts<Found>;
  /** The dialog; `context` is what it exports: the page on screen and the rows chosen. */
  children: (
    context: { found: Found; selected: readonly string[] },
    onClose: (stopped: boolean) => void,
  ) => ReactNode;
}

/** The way to the export of a list, where there is something to take home. */
export function ListExport<Found>({ list, children }: Props<Found>) {
  const { ids } = useListSelection();
  const { data: found, loading } = list.answer;
  if (!found && loading) return <ExportPlace />;
  if (!found || !list.total) return null;
  return (
    <ExportButton open={list.exporting} onOpen={list.onExport}>
      {(onClose) => children({ found, selected: ids }, onClose)}
    </ExportButton>
  );
}
