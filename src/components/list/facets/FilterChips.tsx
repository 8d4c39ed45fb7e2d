import { Button } from 'antd';
import styles from '../list.module.css';
export interface FilterChip {
  key: string;
  /** Name of the facet, e.g. 申请人. */
  name: string;
  value: string;
  excluded: boolean;
  onRemove: () => void;
}

/** The filters that narrow a list, each removable; nothing when there are none. */
export function FilterChips({ chips, onClear }: { chips: FilterChip[]; onClear: () => void }) {
  if (!chips.length) return null;
  return (
    <ul className="ipr-chips" aria-label="已选筛选条件">
      {chips.map(({ key, name, value, excluded, onRemove }) => (
        <li key={key} className={styles.chip} data-excluded={excluded}>
          <span>
            {excluded ? `${name}不是` : `${name}：`}
            {value}
          </span>
          <Button
            type="text"
            size="small"
            className="ipr-chip-remove"
            aria-label={`取消筛选：${excluded ? `${name}不是` : `${name}：`}${value}`}
            onClick={onRemove}
          >
            ×
          </Button>
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={onClear}>
          清除全部
        </Button>
      </li>
    </ul>
  );
}
