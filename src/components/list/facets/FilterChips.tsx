import { Button } from 'antd';
import Tag from 'antd/es/tag';

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
      {chips.map(({ key, name, value, excluded, onRemove }) => {
        const words = `${excluded ? `${name}不是` : `${name}：`}${value}`;
        return (
          <li key={key}>
            <Tag
              color={excluded ? 'default' : 'processing'}
              variant={excluded ? 'outlined' : 'filled'}
              closable={{ 'aria-label': `取消筛选：${words}` }}
              onClose={(event) => {
                // It leaves with its filter.
                event.preventDefault();
                onRemove();
              }}
            >
              {words}
            </Tag>
          </li>
        );
      })}
      <li>
        <Button type="link" size="small" onClick={onClear}>
          清除全部
        </Button>
      </li>
    </ul>
  );
}
