import { lazy, Suspense, useState } from 'react';
import { useListSelection } from '@/components/list/selection/ListSelection';
import { useSingleKeys } from '@/components/list/singleKeys';
import type { PatentResultState } from '@/links/patent';
import type { ClassLabels } from '../resultFacets';
import type { FoundPage } from '../usePatentSearch';
import type { Asked } from '../useQuestion';

const ExportDialog = lazy(() => import('./ExportDialog'));

interface Props {
  state: PatentResultState;
  expression: string;
  asked: Asked;
  /** What is on screen; undefined or empty when there is nothing to export. */
  found: FoundPage | undefined;
  classes: ClassLabels;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The way to the export, and the dialog itself as long as it is open. */
export function ExportAction({ state, expression, asked, found, classes, open, onOpen }: Props) {
  const { ids } = useListSelection();
  const keys = useSingleKeys();
  const [cancelled, setCancelled] = useState(false);
  if (!found?.result.totalElements) return null;
  return (
    <span className="ipr-export-action">
      <button
        type="button"
        className="ipr-button"
        aria-haspopup="dialog"
        {...(keys && { 'aria-keyshortcuts': 'e', title: '快捷键 e' })}
        onClick={() => {
          setCancelled(false);
          onOpen(true);
        }}
      >
        导出
      </button>
      <span role="status" className="ipr-note">
        {cancelled && '导出已取消'}
      </span>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog
            context={{ state, expression, asked, found, classes, selected: ids }}
            onClose={(stopped) => {
              setCancelled(stopped);
              onOpen(false);
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
