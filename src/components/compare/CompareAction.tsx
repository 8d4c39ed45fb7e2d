import { Button, Flex } from 'antd';
import { useId } from 'react';
import { useListSelection } from '@/components/list/selection/ListSelection';

interface Props {
  /** Rows that can be compared at once. */
  most: number;
  /** Why rows that are few enough cannot be compared all the same; undefined when they can. */
  problem?: (ids: readonly string[]) => string | undefined;
  onCompare: (ids: readonly string[]) => void;
}

/** Leads to the comparison of the chosen rows; says why when it cannot. */
export function CompareAction({ most, problem, onCompare }: Props) {
  const id = useId();
  const { ids, noun } = useListSelection();
  const reason =
    ids.length < 2
      ? `至少选择 2 ${noun.unit}才能对比`
      : ids.length > most
        ? `一次最多对比 ${most} ${noun.unit}`
        : (problem?.(ids) ?? '');
  return (
    <Flex component="span" wrap gap="4px 12px" align="center">
      <Button
        aria-disabled={Boolean(reason)}
        aria-describedby={reason ? id : undefined}
        onClick={() => reason || onCompare(ids)}
      >
        对比
      </Button>
      {reason && (
        <span id={id} className="ipr-note">
          {reason}
        </span>
      )}
    </Flex>
  );
}
