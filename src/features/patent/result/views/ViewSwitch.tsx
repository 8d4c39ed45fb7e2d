import { useId } from 'react';
import type { PatentView } from '@/links/patent';

/** Ways to read a result, in the order of the switch and of its shortcut. */
export const VIEWS: readonly { value: PatentView; label: string; icon: string }[] = [
  { value: 'list', label: '列表', icon: 'M1 3h14M1 8h14M1 13h9' },
  { value: 'table', label: '表格', icon: 'M1.5 2.5h13v11h-13zM1.5 6h13M6 2.5v11' },
  {
    value: 'image',
    label: '图片',
    icon: 'M1.5 1.5h5v5h-5zM9.5 1.5h5v5h-5zM1.5 9.5h5v5h-5zM9.5 9.5h5v5h-5z',
  },
  { value: 'split', label: '分栏', icon: 'M1.5 2.5h13v11h-13zM6 2.5v11M8.5 6h4M8.5 9h4' },
];

/** The view after this one, and after the last the first; or the one before. */
export function nextView(view: PatentView, by: 1 | -1): PatentView {
  const at = VIEWS.findIndex(({ value }) => value === view);
  return VIEWS[(at + by + VIEWS.length) % VIEWS.length]?.value ?? 'list';
}

interface Props {
  value: PatentView;
  onChange: (view: PatentView) => void;
}

/** Chooses how the result is read. */
export function ViewSwitch({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="ipr-views">
      <legend className="ipr-visually-hidden">显示方式</legend>
      {VIEWS.map((view) => (
        <label key={view.value} className="ipr-view" title={`${view.label}显示`}>
          <input
            type="radio"
            name={name}
            value={view.value}
            checked={view.value === value}
            onChange={() => onChange(view.value)}
          />
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={view.icon} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          <span>{view.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
