import { matchRoutes } from '@umijs/max';
import type { ComponentType } from 'react';
import { basePath } from '@/address';
import { pathWithinBase } from '@/domain/redirectTarget';
import type { InitialState } from '@/models/initialState';
import { arrive } from './arriving';
import { LAYOUT_PARTS } from './layoutConfig';
import { applyPageChangeRule, isLeaving } from './session';
import { loadInitialState } from './startUp';

/** Milliseconds for which the first picture of a page waits for its script once the session is known. */
const WAITS = 300;

/** A route as Umi's table holds it. */
interface TableRoute {
  readonly id: string;
  readonly path?: string;
  readonly parentId?: string;
  readonly redirect?: string;
  readonly isLayout?: boolean;
  /** Who may see it; undefined for everybody who is logged in. */
  readonly access?: string;
}

interface Table {
  readonly routes: Readonly<Record<string, TableRoute>>;
  readonly routeComponents: Readonly<Record<string, ComponentType>>;
}

let session: Promise<InitialState> | undefined;
let page: Promise<unknown> | undefined;
let askPage: ((owner: string) => void) | undefined;

type Tree = TableRoute & { children: Tree[] };

/** The routes below one, as the router wants them. */
const below = (all: readonly TableRoute[], parent?: string): Tree[] =>
  all
    .filter(({ parentId }) => parentId === parent)
    .map((route) => ({ ...route, children: below(all, route.id) }));

/** The routes from the outermost to the page of an address, after what only leads on. */
function chainOf(routes: readonly TableRoute[], address: string): readonly TableRoute[] {
  const tree = below(routes);
  let to = address;
  // A redirect may lead to another one, but not for ever.
  for (let turn = 0; turn < 3; turn += 1) {
    const chain = (matchRoutes(tree as Parameters<typeof matchRoutes>[0], to) ?? []).map(
      ({ route }) => route as TableRoute,
    );
    const redirect = chain[chain.length - 1]?.redirect;
    if (!redirect) return chain;
    to = redirect;
  }
  return [];
}

/** Asks for the scripts of the page that the browser shows, while the session is being asked for. */
export function beginPage({ routes, routeComponents }: Table): void {
  const { origin, pathname, search } = window.location;
  const address = pathWithinBase(pathname, origin, basePath()) ?? pathname;
  const chain = chainOf(Object.values(routes), address);
  const parts: (object | undefined)[] = chain.map(({ id }) => routeComponents[id]);
  if (chain.some(({ isLayout }) => isLayout)) parts.push(...LAYOUT_PARTS);
  const arriving = parts.map(arrive);
  page = Promise.all(arriving);
  // Nothing is asked that the page may not ask itself.
  if (chain.some(({ access }) => access)) return;
  askPage = async (owner) => {
    try {
      await (await arriving[chain.length - 1])?.({ pathname: address, search, owner });
    } catch {
      // It is told where the answer is wanted.
    }
  };
}

/** Asks for the session before React has drawn its first picture. */
export function beginSession(): void {
  session = loadInitialState();
  // Whoever waits for it is told.
  session.catch(() => undefined);
}

/**
 * The initial state, once the scripts of the page have arrived as well, so that the page follows the
 * static shell in one step. A script that is late keeps nobody waiting for the rest.
 *
 * @throws what `loadInitialState` throws
 */
export async function begun(): Promise<InitialState> {
  const [early, scripts, ask] = [session, page, askPage];
  session = undefined;
  page = undefined;
  askPage = undefined;
  const known = await (early ?? loadInitialState());
  const { pathname } = window.location;
  // Before a page that is there already leads on to another address than the one asked for.
  if (!known.refused) applyPageChangeRule(pathname);
  // Nobody is to see the page that is being left.
  if (isLeaving()) return new Promise(() => undefined);
  const stays = window.location.pathname === pathname;
  const owner = known.refused ? undefined : known.currentUser?.id;
  if (stays && owner) ask?.(owner);
  if (scripts && stays)
    await Promise.race([scripts, new Promise((done) => setTimeout(done, WAITS))]);
  return known;
}
