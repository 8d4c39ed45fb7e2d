import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { KNOWN_CALLS, PAGES, SITE, USER_PAGES } from './addresses';
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

/** Opens a page as the first one of its tab, so that no tab before has learned what is missing. */
async function visit(
  { page, plain }: { page: Page; plain: PlainPortal },
  path: string,
  site?: string,
): Promise<void> {
  await test.step(path, async () => {
    const tab = await page.context().newPage();
    const watched = await watch(tab);
    await tab.goto(plain.address(path));
    await expectSound(tab, watched, site);
    await tab.close();
  });
}

const areaOf = (path: string) => /^\/changshu\/([\w-]+)/.exec(path)?.[1] ?? 'others';

for (const area of new Set(PAGES.map(areaOf))) {
  test(`logged in: ${area}`, async ({ page, plain }) => {
    test.setTimeout(120_000);
    await plain.signIn();
    let before = 0;
    for (const path of PAGES.filter((one) => areaOf(one) === area)) {
      await visit({ page, plain }, path);
      const calls = await callsOf(plain);
      for (const known of [...atStart(plain), ...(KNOWN_CALLS[path] ?? [])]) {
        expect(calls.slice(before), path).toContainEqual(expect.objectContaining(known));
      }
      before = calls.length;
    }
  });
}

/** The first page of each area: who asks is turned away before a page is chosen. */
const FIRST_OF_AREA = PAGES.filter(
  (path, index) => PAGES.findIndex((one) => areaOf(one) === areaOf(path)) === index,
);

test('not logged in: a page leads to the login page, and remembers the place', async ({
  page,
  plain,
}) => {
  test.setTimeout(300_000);
  const watched = await watch(page);
  for (const path of FIRST_OF_AREA) {
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
  'lists as plain arrays, nulls instead of fields, what is missing as a page of a gateway': {
    lists: 'array',
    nulls: true,
    missing: 'html',
  },
  'lists as rows with a total, what is missing as {code: 404}': { lists: 'rows', missing: 'json' },
  'null instead of lists, what is missing as {code: 404} with 200': {
    lists: 'null',
    missing: 'code',
  },
};

for (const [name, switches] of Object.entries(SHAPES)) {
  const site = switches.nulls ? '知识产权公共服务平台' : SITE;
  test(`${name}: all pages`, async ({ page, plain }) => {
    test.setTimeout(300_000);
    await plain.set(switches);
    await plain.signIn();
    for (const path of PAGES) await visit({ page, plain }, path, site);
  });
}
