import { useEffect, useRef, useState } from 'react';
import { AbortedError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { findPatent, type PatentRecord } from '@/services/cnipr';
import { isNotFound } from '../../record/useRecord';

/** A patent of the comparison. */
export type Column =
  | { id: string; status: 'loading' }
  | { id: string; status: 'there'; record: PatentRecord }
  | { id: string; status: 'failed'; error: unknown };

type Outcome = Exclude<Column, { status: 'loading' }>;

/**
 * Loads the records of patents, each on its own: one that fails leaves the others alone. A record
 * that is there stays when the patents are put in another order.
 *
 * @param ids without doubles
 */
export function useCompared(ids: readonly string[]): {
  columns: readonly Column[];
  retry: (id: string) => void;
} {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const running = useRef(new Map<string, AbortController>());

  const finish = (outcome: Outcome) =>
    setOutcomes((known) => new Map(known).set(outcome.id, outcome));
  const load = (id: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    findPatent(id, { signal, skipErrorHandler: true })
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
