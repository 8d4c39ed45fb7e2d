import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holds, LANDSCAPE, open, picture } from './landscapeSupport';

/** Tells nothing, as of what stands far below the window. */
class FarBelow {
  observe() {}
  disconnect() {}
}

describe('the pictures of a landscape that are not near', () => {
  it.each([
    ['printing', () => window.dispatchEvent(new Event('beforeprint'))],
    [
      'finding words in the page',
      () => fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true }),
    ],
  ])('have their titles alone, and are drawn for %s', async (_, ask) => {
    vi.stubGlobal('IntersectionObserver', FarBelow);
    holds();
    await open();
    expect(await screen.findByRole('heading', { level: 3, name: '申请人来自哪里' })).toBeVisible();
    expect(screen.queryByRole('figure', { name: '申请人来自哪里' })).toBeNull();
    // What has nothing to draw is a sentence: it stands there at once, and takes no room for more.
    expect(screen.getByRole('figure', { name: '被引证次数' })).toBeVisible();
    await act(async () => {
      ask();
    });
    expect(screen.getByRole('figure', { name: '申请人来自哪里' })).toBeVisible();
    expect(screen.getByRole('figure', { name: /^申请人与 IPC 小类/ })).toBeVisible();
  });

  it('lead to the list of a number without loading the page anew', async () => {
    holds();
    const { user, address } = await open(LANDSCAPE);
    const origins = await picture('申请人来自哪里');
    await user.click(within(origins).getByRole('link', { name: /^江苏/ }));
    expect(new URLSearchParams(address().split('?')[1]).get('f.province')).toBe('江苏');
  });
});
