import { type PatentResultState, patentResultLink } from './patent';
import { finish } from './query';
import { type Report, readReport, writeReport } from './report';

/** Sets that can stand side by side. */
export const MOST_LANDSCAPE_SETS = 4;

/** The pictures of a landscape, which are also those of its report. */
export const LANDSCAPE_PICTURES = [
  'growth',
  'share',
  'applicants',
  'classes',
  'origins',
  'life',
  'citations',
  'spots',
  'joint',
] as const;
export type LandscapePicture = (typeof LANDSCAPE_PICTURES)[number];

/** A report: which pictures in which order, and the words around them. */
export type LandscapeReport = Report<LandscapePicture>;

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
  /** The report that is being put together; null while the pictures are looked at. */
  report: LandscapeReport | null;
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
  { name = '', sets = [], report = null }: Partial<LandscapeState> = {},
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
  if (report) writeReport(query, report);
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
    report: readReport(query, LANDSCAPE_PICTURES),
  };
}
