import { HOLDINGS, type HoldingFilter } from '@/domain/navigation/holding';
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

/**
 * How the industry chain of a subject is shown: `both` is the drawing with the outline beside it,
 * and where there is no room for two, the drawing alone.
 */
const CHAIN_VIEWS = ['both', 'map', 'outline'] as const;
export type ChainView = (typeof CHAIN_VIEWS)[number];

/** What the page shows of one navigation subject. */
export interface SubjectState {
  /** Id of the subject, or '' for the list of all. */
  subject: string;
  /** Id of the chosen node of its chain, or '' for the subject as a whole. */
  node: string;
  view: ChainView;
  /** What is looked for in the chain, or ''. */
  q: string;
  /** Nodes by who holds their patents; '' for all. */
  hold: HoldingFilter;
}

/** One subject with its industry chain; what is left out has its default. */
export function subjectLink({ subject, node, view, q, hold }: Partial<SubjectState>): string {
  return withQuery(links.landing, {
    subject,
    node,
    view: view === CHAIN_VIEWS[0] ? undefined : view,
    q,
    hold,
  });
}

/** Reads what is shown of a subject; without one the page lists all. */
export function readSubject(search: string): SubjectState {
  const query = new URLSearchParams(search);
  return {
    subject: query.get('subject') ?? '',
    node: query.get('node') ?? '',
    view: oneOf(CHAIN_VIEWS, query.get('view'), CHAIN_VIEWS[0]),
    q: query.get('q') ?? '',
    hold: oneOf(HOLDINGS, query.get('hold'), ''),
  };
}
