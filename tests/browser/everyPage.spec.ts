import { openPage, PAGES, watched, watchPage } from './support/pages';
import { consoleErrors, expect, test } from './support/portal';

/** 200 % zoom of the two desktop widths, a telephone, and the narrowest width of WCAG 1.4.10. */
const NARROW = [
  { width: 960, height: 540 },
  { width: 683, height: 384 },
  { width: 375, height: 700 },
  { width: 320, height: 568 },
];

for (const target of PAGES) {
  test(`${target.name}: whole, quiet, steady, from our origin alone, no sideways scrolling`, async ({
    page,
    portal,
  }) => {
    const errors = consoleErrors(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && new URL(url).origin !== portal.origin) foreign.push(url);
    });
    await watchPage(page);

    await openPage(page, portal, target);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('12330');

    expect((await watched(page)).shifts).toBeLessThan(0.02);

    for (const viewport of NARROW) {
      await page.setViewportSize(viewport);
      const beyond = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(beyond, `at ${viewport.width} px`).toBeLessThanOrEqual(0);
    }

    expect((await watched(page)).violations).toEqual([]);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('every link inside the portal leads to a page that exists', async ({ page, portal }) => {
  const seen = new Set<string>();
  for (const target of PAGES) {
    await openPage(page, portal, target);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) {
      const { origin, pathname } = new URL(href);
      if (origin === portal.origin) seen.add(pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const path of seen) {
    await test.step(path, async () => {
      await portal.signIn();
      await page.goto(`${portal.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname === '/ipr-front/404').toBe(path === '/ipr-front/404');
    });
  }
});
