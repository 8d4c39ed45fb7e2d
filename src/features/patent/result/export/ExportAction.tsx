import { lazy } from 'react';
import { ExportButton, ExportPlace } from '@/components/export/dialog/ExportButton';
import { useListSelection } from '@/components/list/selection/ListSelection';
import type { ClassLabels } from '@/components/patent/patentFacets';
import type { PatentResultState } from '@/links/patent';
import type { FoundPage } from '../usePatentSearch';
import type { Asked } from '../useQuestion';

const PatentExport = lazy(() => import('./PatentExport'));

interface Props {
  state: PatentResultState;
  expression: string;
  asked: Asked;
  /** What is on screen; undefined or empty when there is nothing to export. */
  found: FoundPage | undefined;
  loading: boolean;
  classes: ClassLabels;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The way to the export, where there is something to take home. */
export function ExportAction(props: Props) {
  const { state, expression, asked, found, loading, classes, open, onOpen } = props;
  const { ids } = useListSelection();
  if (!found && loading) return <ExportPlace />;
  if (!found?.result.totalElements) return null;
  return (
    <ExportButton open={open} onOpen={onOpen}>
      {(onClose) => (
        <PatentExport
          context={{ state, expression, asked, found, classes, selected: ids }}
          onClose={onClose}
        />
      )}
    </ExportButton>
  );
}
