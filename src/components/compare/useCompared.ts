import { useEffect, useRef, useState } from 'react';
import { AbortedError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';

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
  const running = useRef(new Map<string, AbortController>());

  const finish = (outcome: Outcome<Row>) =>
    setOutcomes((known) => new Map(known).set(outcome.id, outcome));
  const load = (id: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
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
      .finally(() => {
        if (running.current.get(id) === controller) running.current.delete(id);
      });
  };

  // The joined ids stand for the list, which is a new one with every reading of the address.
  const wanted = ids.join(' ');
  useEffect(() => {
    for (const [id, controller] of running.current) {
      if (ids.includes(id)) continue;
      controller.abort();
      running.current.delete(id);
    }
    for (const id of ids) if (!outcomes.has(id) && !running.current.has(id)) load(id);
  }, [wanted]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  return {
    columns: ids.map((id) => outcomes.get(id) ?? { id, status: 'loading' }),
    retry: (id) => {
      setOutcomes((known) => new Map([...known].filter(([other]) => other !== id)));
      load(id);
    },
  };
}
