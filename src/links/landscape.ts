import { type PatentResultState, patentResultLink } from './patent';
import { finish } from './query';

/** Sets that can stand side by side. */
export const MOST_LANDSCAPE_SETS = 4;

/** A set beside the first one. */
export interface LandscapeSet {
  name: string;
  /** Query string of the result list that holds it. */
  query: string;
}

/** What an address says of a landscape besides the question of its first set. */
export interface LandscapeState {
  /** Name of the first set; '' for its query. */
  name: string;
  sets: readonly LandscapeSet[];
}

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

/** The question of a list alone: without order, page, view and what is chosen in it. */
function questionLink({ mode, q, as, include, exclude, years, set }: Partial<PatentResultState>) {
  return patentResultLink({
    ...(mode && { mode }),
    ...(q && { q }),
    ...(as && { as }),
    ...(include && { include }),
    ...(exclude && { exclude }),
    ...(years && { years }),
    ...(set && { set }),
  });
}

/** The query string of the list of a set, for `LandscapeSet`. */
export const setQuery = (question: Partial<PatentResultState>): string =>
  queryOf(questionLink(question)).toString();

/** The landscape of a question of patents, with up to three other sets beside it. */
export function landscapeLink(
  question: Partial<PatentResultState>,
  { name = '', sets = [] }: Partial<LandscapeState> = {},
): string {
  const address = questionLink(question);
  const query = queryOf(address);
  query.set('landscape', '1');
  if (name) query.set('name', name);
  for (const set of sets) {
    const inner = new URLSearchParams(set.query);
    if (set.name) inner.set('name', set.name);
    query.append('with', inner.toString());
  }
  return finish(address.split('?')[0] ?? '', query);
}

/** Reads the address of a landscape; sets beyond the fourth are left out. */
export function readLandscape(search: string): LandscapeState {
  const query = new URLSearchParams(search);
  return {
    name: query.get('name') ?? '',
    sets: query
      .getAll('with')
      .slice(0, MOST_LANDSCAPE_SETS - 1)
      .map((text) => {
        const inner = new URLSearchParams(text);
        const name = inner.get('name') ?? '';
        inner.delete('name');
        return { name, query: inner.toString() };
      }),
  };
}
