import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
