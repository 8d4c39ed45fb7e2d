import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

const PLATFORMS = [
  ['专利大数据检索分析平台', '/ipr-searching'],
  ['专利导航大数据平台', '/ipr-nav'],
] as const;

it('the landing page leads to the two big-data platforms, in new windows', async () => {
  await renderPortal('/changshu/nav/subjectDetail');
  const group = within(await screen.findByRole('region', { name: '大数据平台' }));
  for (const [name, url] of PLATFORMS) {
    const link = group.getByRole('link', { name: `${name}，在新窗口打开` });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it.each(PLATFORMS)('the palette leads to %s', async (name, url) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderPortal('/404');
  await screen.findByRole('button', { name: '应用中心' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: '要去的地方' }), name.slice(2));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  expect(open.mock.calls).toEqual([[url, '_blank', 'noopener']]);
});
