import { useId } from 'react';
import { Tick } from '@/components/form/Tick';
import styles from '../list.module.css';

/** A way to read a list. */
export interface ListView<View extends string> {
  value: View;
  label: string;
  /** Path of its picture, drawn in lines on 16 × 16. */
  icon: string;
}

/** The view after this one, and after the last the first; or the one before. */
export function nextView<View extends string>(
  views: readonly ListView<View>[],
  view: View,
  by: 1 | -1,
): View {
  const at = views.findIndex(({ value }) => value === view);
  return views[(at + by + views.length) % views.length]?.value ?? view;
}

interface Props<View extends string> {
  /** In the order of the switch and of its shortcut. */
  views: readonly ListView<View>[];
  value: View;
  onChange: (view: View) => void;
}

/** Chooses how a list is read. */
export function ViewSwitch<View extends string>({ views, value, onChange }: Props<View>) {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className="ipr-visually-hidden">显示方式</legend>
      {views.map((view) => (
        <Tick
          key={view.value}
          radio
          className={styles.view ?? ''}
          title={`${view.label}显示`}
          name={name}
          value={view.value}
          checked={view.value === value}
          onChange={() => onChange(view.value)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={view.icon} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          <span>{view.label}</span>
        </Tick>
      ))}
    </fieldset>
  );
}
