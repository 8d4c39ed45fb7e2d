import { useState } from 'react';
import { classOfTerm } from '@/domain/search/classQuery';
import { useAsked } from '@/requests/useAsked';
import { searchClasses } from '@/services/cnipr';
import type { ChosenClass } from './useClassDraft';

/** Classes of a query that are looked up; the rest is shown by its code alone. */
const MOST = 20;

const nameOf = ({ scheme, term }: ChosenClass) => `${scheme} ${term}`;

/** The title of a class; '' where the table does not have it. */
async function titleOf(one: ChosenClass, signal: AbortSignal): Promise<string> {
  const code = classOfTerm(one) ?? one.term;
  // A title that is missing does no harm, so its failure needs no message.
  const { content } = await searchClasses(one.scheme, code, { signal, skipErrorHandler: true });
  return content.find((row) => row.code === code)?.title ?? '';
}

/**
 * Titles of the chosen classes. Those that came with a query are looked up, and each is there as
 * soon as its own answer is; where that fails the code stands alone.
 *
 * @returns by class; '' for one that the table does not have, undefined while it is not known
 */
export function useClassTitles(
  chosen: readonly ChosenClass[],
): (one: ChosenClass) => string | undefined {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const untitled = chosen.filter(({ title }) => title === undefined).slice(0, MOST);
  const asked = untitled.map(nameOf).join();

  useAsked(
    (signal) =>
      Promise.allSettled(
        untitled
          .filter((one) => !(nameOf(one) in found))
          .map(async (one) => {
            const title = await titleOf(one, signal);
            if (!signal.aborted) setFound((now) => ({ ...now, [nameOf(one)]: title }));
          }),
      ),
    {
      ready: asked !== '',
      // The names stand for the classes, found or not: what comes in does not restart the others.
      refreshDeps: [asked],
    },
  );

  return (one) => one.title ?? found[nameOf(one)];
}
