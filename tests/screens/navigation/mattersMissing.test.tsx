import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

const MATTERS = '@/features/navigation/matters/MyMatters';

// The mocked modules outlive a file here: only this one may find it missing.
afterAll(() => vi.doUnmock(MATTERS));

it('keeps the landing page when the script of the matters does not arrive', async () => {
  vi.doMock(MATTERS, () => {
    throw new Error('Loading chunk failed');
  });
  await renderPortal('/changshu/nav/subjectDetail');
  expect(
    await screen.findByText('我的事项没有加载出来，请刷新页面再试。', {}, { timeout: 30_000 }),
  ).toBeVisible();
  expect(screen.getByText('各版本对照，引用到款项')).toBeVisible();
  expect(screen.queryByText(/页面的一部分没有加载成功|页面出现错误/)).toBeNull();
});
