import { getLawStore } from '../data/laws/lawStore';
import { resolveCitations } from '../law/resolve';
import { dayOf } from '../process/moment';
import type { Adjudication, CitedLaw } from './types';

/**
 * The laws a document cites with the keys of the versions in force on the day of judgment; a law
 * that is not in the set keeps its name alone.
 */
export function lawsWithKeys({ citedLaws, judgmentDate }: Adjudication): CitedLaw[] {
  const day = judgmentDate ?? undefined;
  // The article is looked for by the page that shows it.
  const named = citedLaws.map(({ name }) => ({ name: name.replace(/（.*$/, '') }));
  const found = resolveCitations(getLawStore(), named, { asOf: day, today: dayOf() });
  return citedLaws.map((law, index) => {
    const lawId = found[index]?.id;
    return lawId === undefined ? law : { ...law, lawId };
  });
}
