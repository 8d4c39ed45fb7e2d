import { lazy } from 'react';
import { ExportButton } from '@/components/export/dialog/ExportButton';
import { useListSelection } from '@/components/list/selection/ListSelection';
import type { LawListState } from '@/links/law';
import type { FoundLaws } from '../useLawSearch';

const LawExport = lazy(() => import('./LawExport'));

interface Props {
  state: LawListState;
  /** What is on screen; undefined or empty when there is nothing to export. */
  found: FoundLaws | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The way to the export, where there is something to take home. */
export function LawExportAction({ state, found, open, onOpen }: Props) {
  const { ids } = useListSelection();
  if (!found?.totalElements) return null;
  return (
    <ExportButton open={open} onOpen={onOpen}>
      {(onClose) => <LawExport context={{ state, found, selected: ids }} onClose={onClose} />}
    </ExportButton>
  );
}
