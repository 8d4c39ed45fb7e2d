import { memo } from 'react';
import { useFieldState } from './FormProvider';
import { ListEditor } from './ListEditor';
import { PlainEditor } from './PlainEditor';

/** A field of the form, of whatever kind; nothing while it is not asked for. */
export const FieldEditor = memo(function FieldEditor({ path }: { path: string }) {
  const state = useFieldState(path);
  if (state?.field.kind === 'list') {
    return <ListEditor field={state.field} path={path} state={state} />;
  }
  return <PlainEditor path={path} />;
});
