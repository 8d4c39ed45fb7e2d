import { HOLDINGS, type HoldingFilter } from '@/domain/navigation/holding';
import { MARKETS, type MarketFilter } from '@/domain/navigation/market';
import { links } from './paths';
import { finish, oneOf, readPage, withQuery } from './query';

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

/** What the user watches, a state of the landing page. */
export const watchedLink = (): string => withQuery(links.landing, { watched: 1 });

/** Whether an address shows what the user watches. */
export const isWatched = (search: string): boolean =>
  new URLSearchParams(search).get('watched') === '1';

/** All that waits for the user, by day; a state of the landing page. */
export const mattersLink = (): string => withQuery(links.landing, { matters: 1 });

/** Whether an address shows all that waits for the user. */
export const isMatters = (search: string): boolean =>
  new URLSearchParams(search).get('matters') === '1';

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
 * The search of all holdings at once; a state of the landing page, whose `q` belongs to its subjects.
 *
 * @param q the text; '' for the box with nothing asked yet
 */
export function everythingLink(q: string): string {
  return finish(links.landing, new URLSearchParams({ all: q }));
}

/**
 * Travels with the address when somebody has sent the text, not when a shared or old address is
 * opened: the number of a record then leads straight to it.
 */
export const SENT = { sent: true } as const;

/** Whether the state of an address says so. */
export const isSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sent' in state && state.sent === true;

/** The text that is asked of all holdings, '' for none yet; undefined where the page is another. */
export function readEverything(search: string): string | undefined {
  return new URLSearchParams(search).get('all') ?? undefined;
}

/** How the industry chain of a subject is shown: as a drawing, or as an outline. */
const CHAIN_VIEWS = ['map', 'outline'] as const;
export type ChainView = (typeof CHAIN_VIEWS)[number];

/** What the page shows of one navigation subject. */
export interface SubjectState {
  /** Id of the subject, or '' for the list of all. */
  subject: string;
  /** Id of the chosen node of its chain, or '' for the subject as a whole. */
  node: string;
  /** '' for that which the room suits. */
  view: ChainView | '';
  /** What is looked for in the chain, or ''. */
  q: string;
  /** Nodes by who holds their patents; '' for all. */
  hold: HoldingFilter;
  /** Nodes for which the market has something; '' where it is not asked for. */
  market: MarketFilter;
}

/** One subject with its industry chain; what is left out has its default. */
export function subjectLink({
  subject,
  node,
  view,
  q,
  hold,
  market,
}: Partial<SubjectState>): string {
  return withQuery(links.landing, {
    subject,
    node,
    view,
    q,
    hold,
    market,
  });
}

/** Id of the part of a subject's page that says what can be done about the chosen node. */
export const NODE_STEPS = 'chain-node-steps';

/** What can be done about the chosen node, on the page of its subject. */
export function nodeStepsLink(state: Partial<SubjectState>): string {
  return `${subjectLink(state)}#${NODE_STEPS}`;
}

/** Reads what is shown of a subject; without one the page lists all. */
export function readSubject(search: string): SubjectState {
  const query = new URLSearchParams(search);
  return {
    subject: query.get('subject') ?? '',
    node: query.get('node') ?? '',
    view: oneOf(CHAIN_VIEWS, query.get('view'), ''),
    q: query.get('q') ?? '',
    hold: oneOf(HOLDINGS, query.get('hold'), ''),
    market: oneOf(MARKETS, query.get('market'), ''),
  };
}
