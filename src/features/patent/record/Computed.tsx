import styles from './record.module.css';
/** Marks what the portal computed and no office reported. */
export function Computed() {
  return (
    <span className={styles.computed} title="由本平台按法律规定推算，未经登记部门确认">
      推算
    </span>
  );
}
