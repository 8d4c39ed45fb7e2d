import { Button } from 'antd';
import styles from './charts.module.css';

interface Props {
  open: boolean;
  onChange: (open: boolean) => void;
}

/** Shows the charts of the result and folds them away. */
export function ChartsSwitch({ open, onChange }: Props) {
  return (
    <Button
      className={`${styles.chartsSwitch} ipr-no-print`}
      aria-expanded={open}
      onClick={() => onChange(!open)}
    >
      统计图
    </Button>
  );
}
