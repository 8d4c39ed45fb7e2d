import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { BASE_PATH, USER_PAGES } from '../portal';

interface Route {
  readonly absPath?: string;
  readonly parentId?: string;
}

/** Where a page that is not bundled yet asks for itself. */
const ASK = '/__development/page';

/**
 * Development with utoo pack only: a page is bundled from the first time on that somebody opens it.
 * Bundling all of them takes twice as long as what every page needs. Which pages were opened is kept
 * beside utoo pack's own cache, so the next start has them at once. Style sheets are all there from the
 * start, as in the production build: a part may be drawn by the sheet of another.
 */
export default (api: IApi) => {
  api.describe({
    key: 'portalPagesOnDemand',
    enableBy: () => api.name === 'dev' && Boolean(api.userConfig.utoopack),
  });

  const list = join(api.cwd, '.turbopack/pages.json');
  const opened = new Set<string>(
    existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [`${USER_PAGES.slice(1)}/login`],
  );
  const routes = () => api.appData.routes as Record<string, Route>;
  const table = () => join(api.paths.absTmpPath, 'core/route.tsx');
  let whole = '';

  api.onGenerateFiles({
    stage: 1e6 + 1,
    fn: () => {
      whole = readFileSync(table(), 'utf8');
      writeFileSync(table(), withoutPages(whole, waits));
    },
  });

  /** Parents of other routes hold little and are always there. */
  const waits = (id: string) =>
    !opened.has(id) && !Object.values(routes()).some(({ parentId }) => parentId === id);

  const open = (id: string | undefined) => {
    if (!id || !routes()[id] || !waits(id)) return;
    opened.add(id);
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, JSON.stringify([...opened]));
    writeFileSync(table(), withoutPages(whole, waits));
  };

  api.addEntryImports(() =>
    readdirSync(api.paths.absSrcPath, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .sort()
      .map((path) => ({ source: join(api.paths.absSrcPath, path) })),
  );

  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      if (request.path === ASK && request.method === 'POST') {
        open(String(request.query.id));
        response.status(204).end();
        return;
      }
      if (request.path.startsWith(BASE_PATH) && request.headers.accept?.includes('text/html')) {
        const path = `/${request.path.slice(BASE_PATH.length).replace(/\/$/, '')}`;
        open(Object.entries(routes()).find(([, { absPath }]) => absPath === path)?.[0]);
      }
      next();
    },
  ]);
};

/**
 * Takes the pages that wait out of the route table. In their place stands a call that asks for the
 * page: the table changes with that, and the browser loads anew.
 *
 * @param text Umi's generated route table
 * @param waits whether the page of a route id is not bundled yet
 * @throws when the table no longer looks as expected, so that an upgrade is noticed
 */
export function withoutPages(text: string, waits: (id: string) => boolean): string {
  let found = 0;
  const lean = text.replace(
    /^('([^'\n]+)': arriving\(\(\) => )import\(.*\)(\),)$/gm,
    (line, before: string, id: string, after: string) => {
      found += 1;
      const url = JSON.stringify(`${ASK}?id=${encodeURIComponent(id)}`);
      return waits(id)
        ? `${before}fetch(${url}, { method: 'POST' }).then(() => new Promise(() => setTimeout(() => location.reload(), 15_000)))${after}`
        : line;
    },
  );
  if (!found) throw new Error('core/route.tsx no longer lists pages line by line');
  return lean;
}
