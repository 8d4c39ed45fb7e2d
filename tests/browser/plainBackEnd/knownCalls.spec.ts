import { expect, test } from './plainPortal';

test('the portal opens in front of it, and calls what the specification names', async ({
  page,
  plain,
}) => {
  await plain.signIn();
  await plain.open('/changshu/nav/subjectDetail');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const host = new URL(plain.origin).hostname;
  expect(await plain.calls('/api/')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'GET', path: '/api/getCurrent', query: {} }),
      expect.objectContaining({
        method: 'GET',
        path: '/api/perEnterprise/getEnterpriseProfileByHost',
        query: { host: expect.stringContaining(host) },
      }),
    ]),
  );
});
