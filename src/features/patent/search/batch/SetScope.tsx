import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { useOwner } from '@/components/page/useOwner';
import { readNumberSet } from '@/components/search/numberSets';
import { grouped } from '@/domain/grouped';

interface Props {
  /** Id of the list in the address. */
  set: string;
  onDrop: () => void;
}

/** Says in faces that show no list that only its numbers are searched. */
export function SetScope({ set, onDrop }: Props) {
  const userId = useOwner();
  const kept = useMemo(() => readNumberSet(userId, set), [userId, set]);
  return (
    <Flex component="p" wrap align="center">
      {kept
        ? `只在号单“${kept.name}”（${grouped(kept.count)} 个号码）中检索。`
        : '链接里的号单不在这台设备上，无法检索。'}
      <Button type="link" size="small" onClick={onDrop}>
        不限号单
      </Button>
    </Flex>
  );
}
