import { useEffect, useState } from 'react';
import { classOfTerm } from '@/domain/search/classQuery';
import { searchClasses } from '@/services/cnipr';
import type { ChosenClass } from './useClassDraft';

/** Classes of a query that are looked up; the rest is shown by its code alone. */
const MOST = 20;

const nameOf = ({ scheme, term }: ChosenClass) => `${scheme} ${term}`;

/**
 * Titles of the chosen classes. Those that came with a query are looked up; where that fails the
 * code stands alone.
 *
 * @returns by class; '' for one that the table does not have, undefined while it is not known
 */
export function useClassTitles(
  chosen: readonly ChosenClass[],
): (one: ChosenClass) => string | undefined {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const unknown = chosen.filter((one) => one.title === undefined && !(nameOf(one) in found));
  const asked = unknown.slice(0, MOST).map(nameOf).join();

  useEffect(() => {
    const controller = new AbortController();
    for (const one of unknown.slice(0, MOST)) {
      const code = classOfTerm(one) ?? one.term;
      // A title that is missing does no harm, so its failure needs no message.
      const options = { signal: controller.signal, skipErrorHandler: true };
      searchClasses(one.scheme, code, options).then(
        ({ content }) => {
          if (controller.signal.aborted) return;
          const title = content.find((row) => row.code === code)?.title ?? '';
          setFound((current) => ({ ...current, [nameOf(one)]: title }));
        },
        () => undefined,
      );
    }
    return () => controller.abort();
    // The names stand for the classes.
  }, [asked]);

  return (one) => one.title ?? found[nameOf(one)];
}
