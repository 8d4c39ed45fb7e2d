import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

const ADDRESSES = [
  ['/404', '您访问的页面不存在或已删除'],
  ['/changshu/nav/subjectDetail', '专利导航与检索'],
  ['/changshu/user/login', '登录'],
] as const;

const careSwitch = () => screen.getByRole('button', { name: '适老化' });
const shown = (heading: string) => screen.findByText(heading, { selector: 'h1' });

describe.each(ADDRESSES)('on %s', (address, heading) => {
  it('the first Tab stop is the skip link, the second the care-mode switch', async () => {
    const { user } = await renderPortal(address, { account: 'person' });
    await shown(heading);
    (document.activeElement as HTMLElement | null)?.blur();
    await user.tab();
    expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    await user.tab();
    expect(careSwitch()).toHaveFocus();
  });

  it('the skip link moves the focus to the main content', async () => {
    const portal = await renderPortal(address, { account: 'person' });
    await shown(heading);
    await portal.user.click(screen.getByRole('link', { name: '跳到主要内容' }));
    const main = document.activeElement;
    expect(main).toHaveAttribute('id', 'main-content');
    expect(main).toContainElement(await shown(heading));
    expect(portal.address()).toBe(address);
  });
});

it.each(['/', '/changshu'])(
  'a redirect from %s leaves the Tab order at its start',
  async (address) => {
    const { user } = await renderPortal(address, { account: 'person' });
    await shown('专利导航与检索');
    await user.tab();
    expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
  },
);

describe('the care mode', () => {
  const root = document.documentElement;
  const size = () => root.style.getPropertyValue('--ipr-size');

  it('is off at first, and switches type, targets and line height', async () => {
    const { user } = await renderPortal('/404');
    await shown('您访问的页面不存在或已删除');
    expect(careSwitch()).toHaveAttribute('aria-pressed', 'false');
    expect([root.dataset.care, size()]).toEqual(['false', '14px']);
    await user.click(careSwitch());
    expect(careSwitch()).toHaveAttribute('aria-pressed', 'true');
    expect([root.dataset.care, size()]).toEqual(['true', '18px']);
    expect(root.style.getPropertyValue('--ipr-target')).toBe('44px');
    expect(root.style.getPropertyValue('--ipr-leading')).toBe('1.8');
    await user.click(careSwitch());
    expect([root.dataset.care, size()]).toEqual(['false', '14px']);
  });

  it('is remembered in this browser', async () => {
    const { user } = await renderPortal('/404');
    await user.click(careSwitch());
    cleanup();
    await renderPortal('/changshu/user/login', { account: null });
    await shown('登录');
    expect(careSwitch()).toHaveAttribute('aria-pressed', 'true');
    expect(size()).toBe('18px');
  });

  it.each(['"yes"', '1', '{', 'null'])(
    'a stored value that is broken is dropped: %s',
    async (text) => {
      localStorage.setItem('iprCareMode', text);
      await renderPortal('/404');
      await shown('您访问的页面不存在或已删除');
      expect(careSwitch()).toHaveAttribute('aria-pressed', 'false');
      expect(localStorage.getItem('iprCareMode')).toBeNull();
    },
  );
});
