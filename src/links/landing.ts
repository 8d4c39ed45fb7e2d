import { links } from './paths';
import { oneOf, readPage, withQuery } from './query';

/** What the landing page shows of the navigation subjects. */
export interface LandingState {
  /** Kind of tag, or '' for both. */
  type: '' | 'BUSINESS' | 'INDUSTRY';
  /** Id of the chosen tag, or ''. */
  tag: string;
  q: string;
  /** 1-based. */
  page: number;
}

/** The landing page; what is left out has its default. */
export function landingLink({ type, tag, q, page }: Partial<LandingState>): string {
  return withQuery(links.landing, { type, tag, q, page: page && page > 1 ? page : undefined });
}

export function readLanding(search: string): LandingState {
  const query = new URLSearchParams(search);
  return {
    type: oneOf(['', 'BUSINESS', 'INDUSTRY'] as const, query.get('type'), ''),
    tag: query.get('tag') ?? '',
    q: query.get('q') ?? '',
    page: readPage(query),
  };
}
