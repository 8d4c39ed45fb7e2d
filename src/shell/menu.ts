import type { ReactNode } from 'react';

/** The part of a route that menu, breadcrumb and access read. */
export interface MenuRoute {
  path?: string | undefined;
  name?: string | undefined;
  /** What its page is called while the address has no `id`, where that is another page. */
  nameWithoutId?: string | undefined;
  /** What else its page is: names by the parameter of the address that says so. */
  faces?: Record<string, string> | undefined;
  icon?: ReactNode | undefined;
  order?: number | undefined;
  access?: string | undefined;
  unaccessible?: boolean | undefined;
  hideInMenu?: boolean | undefined;
  redirect?: string | undefined;
  parentKeys?: string[] | undefined;
  children?: MenuRoute[] | undefined;
  routes?: MenuRoute[] | undefined;
}

export type AccessRules = Record<string, boolean | ((route: MenuRoute) => boolean) | undefined>;

/** Whether a named rule lets a route show; a rule that does not exist does not (specification 4). */
export function allows(rules: AccessRules, route: MenuRoute): boolean {
  if (!route.access) return true;
  const rule = rules[route.access];
  return typeof rule === 'function' ? rule(route) : rule === true;
}

/**
 * The routes a user may see, by the rules of specification 4: a route whose rule is false is
 * hidden, children of a hidden parent are hidden, a parent without a child left is hidden.
 */
function visibleRoutes(routes: MenuRoute[], rules: AccessRules): MenuRoute[] {
  const visible: MenuRoute[] = [];
  for (const route of routes) {
    if (!allows(rules, route)) continue;
    const children = route.children ?? [];
    const left = visibleRoutes(children, rules);
    if (children.length && !left.length) continue;
    visible.push(children.length ? { ...route, children: left, routes: left } : route);
  }
  return visible;
}

/**
 * The menu: named routes in their own order, without what is hidden or redirects.
 *
 * @param iconOf turns the name in `routeProps.icon` into a picture
 * @param hidden keeps the routes that are hidden in the menu, for who finds out where a page belongs
 */
export function menuOf(
  routes: MenuRoute[],
  rules: AccessRules,
  iconOf: (name: string) => ReactNode,
  hidden = false,
): MenuRoute[] {
  const prepare = (list: MenuRoute[]): MenuRoute[] =>
    list
      .filter((route) => route.name && (hidden || !route.hideInMenu) && !route.redirect)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map((route) => {
        const children = prepare(route.children ?? []);
        const icon = typeof route.icon === 'string' ? iconOf(route.icon) : route.icon;
        return { ...route, icon, children, routes: children };
      });
  return prepare(flatten(visibleRoutes(routes, rules)));
}

/** Routes without a name group nothing in the menu: their children take their place. */
function flatten(routes: MenuRoute[]): MenuRoute[] {
  return routes.flatMap((route) =>
    !route.name && route.children?.length
      ? flatten(route.children)
      : [route.children ? { ...route, children: flatten(route.children) } : route],
  );
}
