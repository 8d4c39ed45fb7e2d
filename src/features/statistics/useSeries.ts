import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { findSeries, type SeriesQuestion, type StatisticsSeries } from '@/services/data/statistics';

/**
 * The answers to the questions of a block, all together: a block is whole or it has failed.
 *
 * @param questions undefined asks nothing yet
 */
export function useSeries(
  questions: readonly SeriesQuestion[] | undefined,
): Latest<StatisticsSeries[][]> {
  return useLatestAnswer(questions && JSON.stringify(questions), (signal) =>
    Promise.all(
      (questions ?? []).map((question) => findSeries(question, { signal, shownInPlace: true })),
    ),
  );
}
