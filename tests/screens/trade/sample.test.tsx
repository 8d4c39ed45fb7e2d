import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allListings, findStoredListing } from '../../../mock/transaction/store';
import { listingLink, transactionSearchLink } from '../../../src/links/transaction';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { listings, listingThat, rowsShown } from './searchSupport';

/** Makes a listing of the mock one that a user sent. */
function sentByUser(id: string): void {
  const listing = findStoredListing(id);
  if (!listing) throw new Error(`no listing ${id}`);
  delete listing.sample;
}

const tagIn = (part: HTMLElement) => within(part).queryAllByText('示例数据');

describe('an invented listing says 示例数据', () => {
  it('on its card beside one that a user sent, which does not', async () => {
    const [first, ...others] = listings({ direction: 'SUPPLY' });
    sentByUser(first?.id ?? '');
    await renderPortal(transactionSearchLink({ direction: 'SUPPLY' }));
    const [own, ...rows] = await rowsShown();
    expect(own).toHaveTextContent(first?.title ?? '?');
    expect(tagIn(own as HTMLElement)).toHaveLength(0);
    expect(rows.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThanOrEqual(rows.length);
    for (const row of rows) expect(tagIn(row)).toHaveLength(1);
  });

  it('in its row of a table of both, and not in the title', async () => {
    const [first] = listings();
    sentByUser(first?.id ?? '');
    await renderPortal(transactionSearchLink({ view: 'table' }));
    const region = await screen.findByRole('region', { name: '检索到的供需信息' });
    const [own, ...titles] = await within(region).findAllByRole('rowheader');
    expect(tagIn(own?.closest('tr') as HTMLElement)).toHaveLength(0);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      expect(tagIn(title)).toHaveLength(0);
      expect(tagIn(title.closest('tr') as HTMLElement)).toHaveLength(1);
    }
  });

  it.each(['card', 'table'] as const)(
    'once beside the count, where there are no others (%s)',
    async (view) => {
      await renderPortal(transactionSearchLink({ view }));
      const result = await screen.findByRole('region', { name: '结果列表' });
      await within(result).findByText(listings()[0]?.title ?? '?');
      const tags = screen.getAllByText('示例数据');
      expect(tags).toHaveLength(1);
      // Read out with the count.
      expect(tags[0]?.closest('[role="status"]')).toHaveTextContent(/^共 \d+ 条 示例数据$/);
      expect(screen.getByText('所列各条都是为演示而编的，不说明实际情况。')).toBeVisible();
    },
  );

  it('nowhere, where there is none', async () => {
    for (const { id } of listings()) sentByUser(id);
    await renderPortal(transactionSearchLink());
    await rowsShown();
    expect(screen.queryByText(/示例数据|为演示而编/)).toBeNull();
  });

  it('on its page, in its citation, and where it resembles or fits another', async () => {
    const { id, title } = listingThat({ direction: 'SUPPLY' });
    const { user } = await renderPortal(listingLink(id));
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    const head = heading.closest('article')?.querySelector('.ipr-record-bar');
    expect(tagIn(head as HTMLElement)).toHaveLength(1);
    const similar = await screen.findByRole('region', { name: '相似和匹配' });
    await within(similar).findAllByRole('heading', { level: 4 });
    const lists = within(similar).getAllByRole('list', { name: /^(匹配|相似)的/ });
    for (const list of lists) {
      expect(list.previousElementSibling).toHaveTextContent(/^示例数据 所列各条都是为演示而编的/);
      expect(tagIn(list)).toHaveLength(0);
    }
    let copied = '';
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied = text;
    });
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制引用' }));
    await waitFor(() => expect(copied).toMatch(/，示例数据，/));
  });

  it('beside others that it is compared with', async () => {
    const [one, other] = listings({ direction: 'SUPPLY' });
    await renderPortal(transactionSearchLink({ compare: [one?.id ?? '', other?.id ?? ''] }));
    const table = await screen.findByRole('table', { name: /各列为一条供需信息/ });
    const head = await within(table).findByRole('rowheader', { name: /^数据性质/ });
    expect(tagIn(head.closest('tr') as HTMLElement)).toHaveLength(2);
  });

  it('in each row of the file', async () => {
    const saved = catchDownloads();
    const { user } = await renderPortal(transactionSearchLink());
    const shown = await rowsShown();
    await user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出检索结果' }));
    await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog.getByRole('radio', { name: /^本页/ }));
    await user.click(dialog.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, ...lines] = ((await saved[0]?.content.text()) ?? '').trim().split('\r\n');
    expect(head).toContain('标题,数据性质');
    expect(lines).toHaveLength(shown.length);
    for (const line of lines) expect(line).toContain(',示例数据,');
  });
});

it('what the demonstration accounts have published is invented as well', () => {
  const own = allListings().filter(({ ownerId }) => ownerId !== null);
  expect(own.length).toBeGreaterThan(0);
  for (const { sample } of own) expect(sample).toBe(true);
});
