import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../../../config/portal';

const TABLE = join(__dirname, '../../../src/.umi/appData.json');

/** Patterns of all routes but the one that takes what is unknown; umi's set-up writes them. */
const patterns = Object.values(
  (JSON.parse(readFileSync(TABLE, 'utf8')) as { routes: Record<string, { absPath: string }> })
    .routes,
)
  .map(({ absPath }) => absPath)
  .filter((path) => !path.includes('*'))
  .map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`));

/** Whether a path of the site, such as `/ipr-front/changshu/nav`, is one of the portal's pages. */
export function isPage(pathname: string): boolean {
  if (!pathname.startsWith(BASE_PATH)) return false;
  const path = `/${pathname.slice(BASE_PATH.length)}`;
  return patterns.some((pattern) => pattern.test(path));
}
