import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { landscapeLink, setQuery } from '../../../src/links/landscape';
import { BATTERY, holds, LANDSCAPE, open, patent, picture, SET } from './landscapeSupport';

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

describe('what a landscape has no data of', () => {
  it('stands at the end, a line each, under one source; what several sets lack once', async () => {
    const nobody = Array.from({ length: 12 }, (_, id) => patent(id, { applicants: [] }));
    holds({ ...SET, rows: nobody }, { now: false }, nobody);
    await open(
      landscapeLink(BATTERY, {
        name: '电池',
        sets: [{ name: '丙', query: setQuery({ q: '丙' }) }],
      }),
    );
    const drawn = await picture('申请人来自哪里');
    const nothing = screen.getByRole('region', { name: '没有数据' });
    expect(drawn.compareDocumentPosition(nothing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const lines = within(nothing).getAllByRole('figure');
    expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual([
      '申请人与 IPC 小类：电池、丙',
      '被引证次数',
      '共同申请：电池、丙',
    ]);
    expect(lines[2]).toHaveTextContent('电池：申请人已知 0 / 共 12；丙：申请人已知 0 / 共 12');
    expect(nothing).toHaveTextContent(/来源：专利检索服务，\d{4}-\d{2}-\d{2}/);
    expect(screen.queryByText(/^这些专利没有申请人/)).toBeNull();
  });

  it('of one set stands below what the other has, in its sheet', async () => {
    const nobody = Array.from({ length: 12 }, (_, id) => patent(id, { applicants: [] }));
    holds(SET, { now: false }, nobody);
    await open(
      landscapeLink(BATTERY, {
        name: '电池',
        sets: [{ name: '丙', query: setQuery({ q: '丙' }) }],
      }),
    );
    const line = await picture('共同申请：丙');
    const sheet = line.closest('.ipr-sheet');
    expect(
      within(sheet as HTMLElement).getByRole('figure', { name: '共同申请：电池' }),
    ).toBeVisible();
    expect(within(line).queryByRole('button')).toBeNull();
  });
});

it('says a query once where it is also the name of its set', async () => {
  holds();
  await open();
  await picture('申请人来自哪里');
  const sets = screen.getByRole('region', { name: '对照的各组' });
  expect(within(sets).getByDisplayValue('TI=电池')).toBeVisible();
  expect(within(sets).queryByText('TI=电池')).toBeNull();
  expect(within(sets).getByRole('link', { name: '看清单' })).toBeVisible();
});
