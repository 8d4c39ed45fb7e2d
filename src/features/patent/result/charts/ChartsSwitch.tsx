interface Props {
  open: boolean;
  onChange: (open: boolean) => void;
}

/** Shows the charts of the result and folds them away. */
export function ChartsSwitch({ open, onChange }: Props) {
  return (
    <button
      type="button"
      className="ipr-button ipr-charts-switch"
      aria-expanded={open}
      onClick={() => onChange(!open)}
    >
      统计图
    </button>
  );
}
