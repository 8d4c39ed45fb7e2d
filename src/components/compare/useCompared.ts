import { useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { useSame } from '@/components/page/useSame';
import { AbortedError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { Running } from '@/requests/running';

/** A record of the comparison. */
export type ComparedColumn<Row> =
  | { id: string; status: 'loading' }
  | { id: string; status: 'there'; record: Row }
  | { id: string; status: 'failed'; error: unknown };

type Outcome<Row> = Exclude<ComparedColumn<Row>, { status: 'loading' }>;

/**
 * Loads records, each on its own: one that fails leaves the others alone. A record
 * that is there stays when they are put in another order.
 *
 * @param ids without doubles
 * @param find asks for one; its failure is told in the column
 * @param isNotFound whether a failure means that there is no such record
 */
export function useCompared<Row>(
  ids: readonly string[],
  find: (id: string, signal: AbortSignal) => Promise<Row>,
  isNotFound: (error: unknown) => boolean,
): {
  columns: readonly ComparedColumn<Row>[];
  retry: (id: string) => void;
} {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<Row>>>(new Map());
  const [running] = useState(() => new Running());

  const finish = (outcome: Outcome<Row>) =>
    setOutcomes((known) => new Map(known).set(outcome.id, outcome));
  const load = (id: string) => {
    const signal = running.begin(id);
    find(id, signal)
      .then(
        (record) => {
          if (!signal.aborted) finish({ id, status: 'there', record });
        },
        (error) => {
          if (signal.aborted || error instanceof AbortedError) return;
          // The column says what is missing; the common policy decides on everything else.
          if (!isNotFound(error)) handleFailure(error, true);
          finish({ id, status: 'failed', error });
        },
      )
      .finally(() => running.end(id, signal));
  };

  const begin = useMemoizedFn((all: readonly string[]) => {
    for (const id of running.names()) if (!all.includes(id)) running.stop(id);
    for (const id of all) if (!outcomes.has(id) && !running.has(id)) load(id);
  });
  const wanted = useSame(ids, ids.join(' '));
  useEffect(() => begin(wanted), [begin, wanted]);
  useEffect(() => () => running.stopAll(), [running]);

  return {
    columns: ids.map((id) => outcomes.get(id) ?? { id, status: 'loading' }),
    retry: (id) => {
      setOutcomes((known) => new Map([...known].filter(([other]) => other !== id)));
      load(id);
    },
  };
}
