import { memo } from 'react';
import { AreaControl } from './AreaControl';
import { ChecksControl, RadioControl, YesNoControl } from './ChoiceControl';
import { DateControl } from './DateControl';
import type { ControlProps } from './FieldFrame';
import { useFieldState } from './FormProvider';
import { ReadOnlyField } from './ReadOnlyField';
import { RegionControl } from './RegionControl';
import { SelectControl } from './SelectControl';
import { TextControl } from './TextControl';
import { TickControl } from './TickControl';
import { useFocusWhenShown } from './useFocusWhenShown';

function Control(own: ControlProps) {
  const { field, readOnly } = own.state;
  if (field.kind === 'list') return null;
  if (readOnly) return <ReadOnlyField field={field} {...own} />;
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} {...own} />;
    case 'area':
      return <AreaControl field={field} {...own} />;
    case 'date':
      return <DateControl {...own} />;
    case 'radio':
      return <RadioControl {...own} />;
    case 'select':
      return <SelectControl {...own} />;
    case 'checks':
      return <ChecksControl {...own} />;
    case 'yesNo':
      return <YesNoControl {...own} />;
    case 'tick':
      return <TickControl {...own} />;
    case 'region':
      return <RegionControl {...own} />;
  }
}

/** A field that is no list; nothing while it is not asked for. It takes the focus it was promised. */
export const PlainEditor = memo(function PlainEditor({ path }: { path: string }) {
  const state = useFieldState(path);
  useFocusWhenShown(path, state !== undefined);
  return state ? <Control path={path} state={state} /> : null;
});
