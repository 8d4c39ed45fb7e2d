import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

it('leads a visitor to the login page, with the address left encoded once', async () => {
  const portal = await renderPortal('/404?a=1&b=电池', { account: null });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const query = new URL(portal.address(), 'http://localhost').searchParams;
  expect(portal.address()).toMatch(/^\/changshu\/user\/login\?redirectUrl=http%3A%2F%2F/);
  expect(decodeURI(query.get('redirectUrl') ?? '')).toBe(
    'http://localhost:8000/ipr-front/404?a=1&b=电池',
  );
});

it('shows the page to a user who is logged in', async () => {
  const portal = await renderPortal('/404');
  expect(await screen.findByRole('heading', { name: '您访问的页面不存在或已删除' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /李某/ })).toBeVisible();
  expect(portal.address()).toBe('/404');
});
