import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_CALLS, OF_KNOWN_CALLS, PAGES, SITE, USER_PAGES } from './addresses';
import { expect, type PlainPortal, test } from './plainPortal';
import type { Switches } from './switches';
import { expectSound, watch } from './watching';

/** The calls that arrived, with `queryData` read. */
async function callsOf(plain: PlainPortal): Promise<object[]> {
  return (await plain.calls()).map(({ query, ...call }) => {
    const { queryData } = query;
    return {
      ...call,
      query: queryData === undefined ? query : { ...query, queryData: JSON.parse(queryData) },
    };
  });
}

/** What every start of the portal asks for (specification 4 and 7). */
const atStart = ({ origin }: PlainPortal): Record<string, unknown>[] => [
  { method: 'GET', path: '/api/getCurrent', query: {} },
  {
    method: 'GET',
    path: '/api/perEnterprise/getEnterpriseProfileByHost',
    query: { host: new URL(origin).host },
  },
];

test('no route of the product is left out', () => {
  const table = join(__dirname, '../../../src/.umi/appData.json');
  const { routes } = JSON.parse(readFileSync(table, 'utf8')) as {
    routes: Record<string, { absPath: string; file?: string }>;
  };
  const visited = [...PAGES, ...USER_PAGES].map((path) => new URL(path, 'http://a').pathname);
  const pages = Object.values(routes)
    .map(({ absPath }) => absPath)
    // What lies above the pages leads to one of them or to /404.
    .filter((path) => /\/[^/]+\/[^/]+|^\/(404|exception)|tjfx$/.test(path) && !path.includes('*'))
    .filter(
      (path) => !/^\/changshu\/(nav|searching|operation|business|auxiliary|user)$/.test(path),
    );
  const open = pages.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
    return !visited.some((one) => pattern.test(one));
  });
  expect(open).toEqual([]);
});

test.describe('logged in', () => {
  for (const path of PAGES) {
    test(path, async ({ page, plain }) => {
      const watched = await watch(page);
      await plain.signIn();
      await plain.open(path);
      await expectSound(page, watched);
      const calls = await callsOf(plain);
      for (const known of [...atStart(plain), ...(KNOWN_CALLS[path] ?? [])]) {
        expect(calls).toContainEqual(expect.objectContaining(known));
      }
    });
  }
});

test('not logged in: every page leads to the login page, and remembers the place', async ({
  page,
  plain,
}) => {
  test.setTimeout(180_000);
  const watched = await watch(page);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await plain.open(path);
      await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toBe('/ipr-front/changshu/user/login');
      expect(searchParams.get('redirectUrl')).toBe(plain.address(path));
      expect(await watched.faults()).toEqual([]);
    });
  }
  expect(await plain.calls('/data-service/api/authFront')).toEqual([]);
});

test('not logged in: the user pages', async ({ page, plain }) => {
  const watched = await watch(page);
  for (const path of USER_PAGES) {
    await test.step(path, async () => {
      await plain.open(path);
      await expectSound(page, watched);
    });
  }
});

const SHAPES: Readonly<Record<string, Partial<Switches>>> = {
  'lists as plain arrays, nulls instead of fields': { lists: 'array', nulls: true },
  'lists as rows with a total, what is missing as {code: 404}': { lists: 'rows', missing: 'json' },
  'null instead of lists, what is missing as a page of a gateway': {
    lists: 'null',
    missing: 'html',
  },
};

for (const [name, switches] of Object.entries(SHAPES)) {
  test(name, async ({ page, plain }) => {
    test.setTimeout(120_000);
    const watched = await watch(page);
    await plain.set(switches);
    await plain.signIn();
    for (const path of OF_KNOWN_CALLS) {
      await test.step(path, async () => {
        await plain.open(path);
        await expectSound(page, watched, switches.nulls ? '知识产权公共服务平台' : SITE);
      });
    }
  });
}
