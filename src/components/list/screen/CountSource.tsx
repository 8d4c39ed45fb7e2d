import { NumberSource } from '@/components/chart/NumberSource';
import { todayInChina } from '@/domain/calendar';
import type { RowNoun } from '../rowNoun';

interface Props {
  noun: RowNoun;
  /** The total stands alone, without numbers beside filters. */
  alone?: boolean;
}

/** How the total of a list and the numbers beside its filters were counted, and by whom. */
export function CountSource({ noun: { unit, source, single }, alone }: Props) {
  return (
    <NumberSource
      of="page"
      how={
        alone
          ? `总数是查询时的${unit}数。`
          : `总数和各筛选值的数量，是查询时符合当前条件的${unit}数${single ? '' : `；一${unit}可以属于几个值，所以各值相加不一定等于总数`}。`
      }
      source={source}
      asOf={todayInChina()}
    />
  );
}
