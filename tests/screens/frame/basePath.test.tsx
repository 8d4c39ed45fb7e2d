import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

afterEach(() => {
  delete window.routerBase;
});

describe.each(['/portal/', '/portal', '/city/ipr/'])(
  'a hosting page that sets window.routerBase to %s',
  (routerBase) => {
    const base = routerBase.replace(/\/$/, '');

    it('serves the portal below it', async () => {
      window.routerBase = routerBase;
      const portal = await renderPortal('/changshu');
      await screen.findByText('专利导航与检索', { selector: 'h1' });
      expect(window.location.pathname).toBe(`${base}/changshu/nav/subjectDetail`);
      const link = (await screen.findAllByRole('link', { name: '专利检索' }))[0];
      expect(link).toHaveAttribute('href', `${base}/changshu/searching/patent`);
      await portal.user.click(link as HTMLElement);
      await screen.findByText('专利检索', { selector: 'h1' });
      expect(window.location.pathname).toBe(`${base}/changshu/searching/patent`);
    });

    it('leads unknown addresses below it to /404', async () => {
      window.routerBase = routerBase;
      await renderPortal('/nothing');
      await screen.findByText('您访问的页面不存在或已删除', { selector: 'h1' });
      expect(window.location.pathname).toBe(`${base}/404`);
      screen.getByText('/nothing', { selector: 'code' });
    });

    it('leads a visitor to the login page of the specification, with the way back', async () => {
      window.routerBase = routerBase;
      const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
      await renderPortal('/changshu/searching/patent?q=x', { account: null });
      const back = `http://localhost:8000${base}/changshu/searching/patent?q=x`;
      await waitFor(() =>
        expect(replace.mock.calls[0]).toEqual([
          `http://localhost:8000/ipr-front/changshu/user/login?redirectUrl=${encodeURIComponent(back)}`,
        ]),
      );
    });
  },
);

it('uses the product’s base when a hosting page sets none', async () => {
  await renderPortal('/404');
  await screen.findByText('您访问的页面不存在或已删除', { selector: 'h1' });
  expect(window.location.pathname).toBe('/ipr-front/404');
});
