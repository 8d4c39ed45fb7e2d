import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findLaws } from '@/services/data/law';
import { renderPortal } from '../../support/renderPortal';

it('takes what was typed along to another holding', async () => {
  const portal = await renderPortal('/changshu/nav/subjectDetail');
  const box = await screen.findByRole('textbox', { name: /检索/ });
  await portal.user.type(box, '隔膜');
  const scope = screen.getByRole('navigation', { name: '检索范围' });
  expect(within(scope).getByText('专利')).toHaveAttribute('aria-current', 'true');
  await portal.user.click(within(scope).getByRole('link', { name: '法律法规' }));
  expect(await screen.findByRole('heading', { level: 1, name: '法律法规检索' })).toBeVisible();
  expect(screen.getByDisplayValue('隔膜')).toBeVisible();
});

describe('a number that is typed in the box', () => {
  it.each([
    [
      'of a judgment',
      async () => (await findAdjudications({ page: 0, size: 1 })).content[0]?.caseNumber,
      /cse\/detail\?id=/,
    ],
    [
      'of a law',
      async () =>
        (await findLaws({ page: 0, size: 50 })).content.find(({ docNumber }) => docNumber)
          ?.docNumber,
      /searching\/law\/detail\?id=/,
    ],
    ['of an article', async () => '专利法 3', /searching\/law\/detail\?id=.*at=3/],
    ['of an article before its law', async () => '3 专利法', /searching\/law\/detail\?id=.*at=3/],
    [
      'of an enterprise',
      async () => (await findEnterprises({ page: 0, size: 1 })).content[0]?.uscc,
      /searching\/enterprise\//,
    ],
    ['of a listing', async () => 'ZLJY-20260101-000001', /ZLJY-20260101-000001/],
  ])('%s leads straight to its record, and back to the box', async (_, known, page) => {
    const portal = await renderPortal('/changshu/nav/subjectDetail', { account: 'enterprise' });
    const text = (await known()) ?? '';
    await portal.user.type(
      await screen.findByRole('textbox', { name: /检索专利/ }),
      `${text.replace(/[[{]/g, '$&$&')}{Enter}`,
    );
    await waitFor(() => expect(portal.address()).toMatch(page));
  });

  it('of a patent, and words with a year, stay a search for patents', async () => {
    const portal = await renderPortal('/changshu/nav/subjectDetail');
    const box = await screen.findByRole('textbox', { name: /检索专利/ });
    await portal.user.type(box, '2023年 传感器{Enter}');
    await waitFor(() => expect(portal.address()).toContain('patent/result'));
  });

  it.each(['专利 71', '71 专利', '检测方法 10', '3 种制备方法'])(
    'the words %s stay a search for patents',
    async (words) => {
      const portal = await renderPortal('/changshu/nav/subjectDetail');
      const box = await screen.findByRole('textbox', { name: /检索专利/ });
      await portal.user.type(box, `${words}{Enter}`);
      await waitFor(() => expect(portal.address()).toContain('patent/result'));
    },
  );
});
