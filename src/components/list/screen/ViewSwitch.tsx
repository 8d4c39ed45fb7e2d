import Segmented from 'antd/es/segmented';
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

/** Chooses how a list is read; a telephone has room for the pictures alone. */
export function ViewSwitch<View extends string>({ views, value, onChange }: Props<View>) {
  return (
    <Segmented
      className={styles.views ?? ''}
      aria-label="显示方式"
      value={value}
      onChange={onChange}
      options={views.map((view) => ({
        value: view.value,
        title: `${view.label}显示`,
        icon: (
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={view.icon} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        ),
        label: view.label,
      }))}
    />
  );
}
