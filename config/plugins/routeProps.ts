type RouteProps = Record<string, { access?: unknown }>;

/**
 * Reads Umi's generated `core/routeProps.js`, a module of plain objects.
 *
 * @param text the module's source
 * @returns the properties by route id
 * @throws when the module imports anything: a route file may only hold plain data beside its page
 */
export function readRouteProps(text: string): RouteProps {
  if (/^\s*import\b/m.test(text)) {
    throw new Error(
      'A routeProps object uses an import. routeProps must be plain data, ' +
        'or its imports land in the first script of every page.',
    );
  }
  const body = text.replace(/export\s*\{\s*(\w+) as default\s*\};?\s*$/, 'return $1;');
  return new Function(body)() as RouteProps;
}

/**
 * Finds routes whose `access` is not a string (specification 5: a configuration error).
 *
 * @param routes properties by route id
 * @param pathOf the address of a route id, for the message
 * @returns one sentence per wrong route, empty when all are right
 */
export function wrongAccess(routes: RouteProps, pathOf: (id: string) => string): string[] {
  return Object.entries(routes)
    .filter(([, { access }]) => access !== undefined && typeof access !== 'string')
    .map(
      ([id, { access }]) =>
        `Route ${pathOf(id)}: access must be a string, found ${JSON.stringify(access) ?? typeof access}`,
    );
}
