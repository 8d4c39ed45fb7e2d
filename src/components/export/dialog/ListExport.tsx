import type { ReactNode } from 'react';
import type { ListParts } from '@/components/list/screen/useListParts';
import { useListSelection } from '@/components/list/selection/ListSelection';
import { ExportButton, ExportPlace } from './ExportButton';

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
