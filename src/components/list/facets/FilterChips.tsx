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
        <li key={key} className="ipr-chip" data-excluded={excluded}>
          <span>
            {excluded ? `${name}不是` : `${name}：`}
            {value}
          </span>
          <button
            type="button"
            className="ipr-bare-button ipr-chip-remove"
            aria-label={`取消筛选：${excluded ? `${name}不是` : `${name}：`}${value}`}
            onClick={onRemove}
          >
            ×
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="ipr-text-button" onClick={onClear}>
          清除全部
        </button>
      </li>
    </ul>
  );
}
