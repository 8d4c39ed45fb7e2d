import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { USER_PAGES } from '../portal';
import { readRouteProps, wrongAccess } from './routeProps';

/**
 * Corrections to Umi's convention routing. Each mends one thing that Umi cannot be told otherwise:
 *
 * 1. The user pages stand outside the layout (specification 2), which `routeProps` may not say.
 * 2. `pages/404/index.tsx` is the page `/404`; Umi makes every route named 404 the catch-all.
 * 3. The route table must not import the pages (umijs/umi#12953): it would pull every page into
 *    the first script.
 * 4. The pages are `arriving` parts in place of `React.lazy`: a script that is there is shown at once.
 * 5. A route's `access` must be a string (specification 5); anything else stops the build.
 */
export default (api: IApi) => {
  api.describe({ key: 'portalRoutes' });

  api.modifyRoutes({
    stage: 1e6,
    fn: (routes) => {
      const userPages = routes[USER_PAGES.slice(1)];
      if (!userPages) throw new Error(`No route file for ${USER_PAGES}`);
      delete userPages.parentId;
      userPages.path = USER_PAGES;
      userPages.absPath = USER_PAGES;

      const notFound = routes['404/index'];
      if (!notFound) throw new Error('No route file for /404');
      notFound.path = '404';
      notFound.absPath = '/404';
      return routes;
    },
  });

  api.onGenerateFiles({
    stage: 1e6,
    fn: () => {
      const file = join(api.paths.absTmpPath, 'core/route.tsx');
      const text = readFileSync(file, 'utf8');
      const mended = text.replace(/(['"])\.\/routeProps\1/, "'./routeProps.js'");
      if (!mended.includes("'./routeProps.js'")) {
        throw new Error('core/route.tsx no longer imports ./routeProps: check umijs/umi#12953');
      }
      const own = arrivingPages(mended);
      if (own !== text) writeFileSync(file, own);
    },
  });

  api.onBeforeCompiler({
    stage: 1e6,
    fn: () => {
      const text = readFileSync(join(api.paths.absTmpPath, 'core/routeProps.js'), 'utf8');
      const wrong = wrongAccess(
        readRouteProps(text),
        (id) => api.appData.routes[id]?.absPath ?? id,
      );
      if (wrong.length) throw new Error(wrong.join('\n'));
    },
  });
};

/** As the generated file, which is browser code, names it. */
const MODULE = '@/shell/arriving';
const ARRIVING = `import { arriving } from '${MODULE}';\n`;

/**
 * Makes the pages of Umi's generated `core/route.tsx` arriving parts; once is enough.
 *
 * @throws when Umi no longer loads pages by `React.lazy`, so that an upgrade is noticed
 */
export function arrivingPages(text: string): string {
  if (text.includes(ARRIVING)) return text;
  const pieces = text.split('React.lazy(');
  if (pieces.length < 2) throw new Error('core/route.tsx no longer loads pages by React.lazy');
  const code = pieces.join('arriving(');
  // The word that the file is not to be checked counts in front of the code alone.
  const firstCode = code.search(/^(?!\/\/)/m);
  return code.slice(0, firstCode) + ARRIVING + code.slice(firstCode);
}
