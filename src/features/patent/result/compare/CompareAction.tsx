import { useId } from 'react';
import { useListSelection } from '@/components/list/selection/ListSelection';
import { MOST_COMPARED } from '@/links/patent';

/** Leads to the comparison of the chosen patents; says why when it cannot. */
export function CompareAction({ onCompare }: { onCompare: (ids: readonly string[]) => void }) {
  const id = useId();
  const { ids } = useListSelection();
  const reason =
    ids.length < 2
      ? '至少选择 2 件才能对比'
      : ids.length > MOST_COMPARED
        ? `一次最多对比 ${MOST_COMPARED} 件`
        : '';
  return (
    <span className="ipr-compare-action">
      <button
        type="button"
        className="ipr-button"
        aria-disabled={Boolean(reason)}
        aria-describedby={reason ? id : undefined}
        onClick={() => reason || onCompare(ids)}
      >
        对比
      </button>
      {reason && (
        <span id={id} className="ipr-note">
          {reason}
        </span>
      )}
    </span>
  );
}
