import { screen, waitFor, within } from '@testing-library/react';
import { patentDetailLink, patentResultLink, patentReturnLink } from '../../../src/links/patent';
import type { SearchResult } from '../../../src/services/cnipr';
import { renderPortal } from '../../support/renderPortal';
import { callCount } from './recordFixtures';

const SEARCH = '/cnipr-service/api/front/patent/search';

/** The list that the tests read through: 10 on a page, some pages. */
const LIST = 'mode=expr&q=PT%3D%E5%A4%96%E8%A7%82%E8%AE%BE%E8%AE%A1&sort=-filingDate';

/** Ids of the list's first `count` records, as the service orders them. */
async function idsOf(count: number): Promise<{ ids: string[]; total: number }> {
  const answer = await fetch(SEARCH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expression: 'PT=外观设计', sort: '-filingDate', page: 0, size: count }),
  });
  const { data } = (await answer.json()) as { data: SearchResult };
  return { ids: data.content.map(({ id }) => id), total: data.totalElements };
}

const page = (no: number) => (no === 1 ? LIST : `${LIST}&page=${no}`);

const place = () => screen.getByRole('navigation', { name: '检索结果中的上一件和下一件' });

async function open(id: string | undefined, from: string | undefined) {
  const portal = await renderPortal(patentDetailLink(id ?? '', from));
  await screen.findByRole('heading', { name: '著录信息' });
  return portal;
}

describe('previous and next', () => {
  it('leads within a page, by link and by key, and asks the page only once', async () => {
    const { ids, total } = await idsOf(4);
    const before = callCount('patent/search');
    const portal = await open(ids[1], LIST);
    expect(await within(place()).findByText(`第 2 / ${total} 件`)).toBeVisible();
    await portal.user.click(within(place()).getByRole('link', { name: '下一件' }));
    await waitFor(() => expect(portal.address()).toBe(patentDetailLink(ids[2] ?? '', LIST)));
    expect(await within(place()).findByText(`第 3 / ${total} 件`)).toBeVisible();
    await portal.user.keyboard('j');
    await waitFor(() => expect(portal.address()).toBe(patentDetailLink(ids[3] ?? '', LIST)));
    await portal.user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(portal.address()).toBe(patentDetailLink(ids[2] ?? '', LIST)));
    await portal.user.keyboard('k');
    await waitFor(() => expect(portal.address()).toBe(patentDetailLink(ids[1] ?? '', LIST)));
    expect(callCount('patent/search') - before).toBe(1);
  });

  it('leads over the border of a page and back, and takes the list along', async () => {
    const { ids } = await idsOf(11);
    const portal = await open(ids[9], LIST);
    await portal.user.click(await within(place()).findByRole('link', { name: '下一件' }));
    await waitFor(() => expect(portal.address()).toBe(patentDetailLink(ids[10] ?? '', page(2))));
    expect(screen.getByRole('link', { name: '返回结果' })).toHaveAttribute(
      'href',
      expect.stringContaining(patentReturnLink(page(2))),
    );
    await portal.user.click(await within(place()).findByRole('link', { name: '上一件' }));
    await waitFor(() => expect(portal.address()).toBe(patentDetailLink(ids[9] ?? '', page(1))));
  });

  it('ends at the first and the last with the reason', async () => {
    const { ids, total } = await idsOf(1000);
    const portal = await open(ids[0], LIST);
    const step = (name: string) => within(place()).getByRole('button', { name });
    await waitFor(() => expect(step('上一件')).toHaveAccessibleDescription('已是检索结果的第一件'));
    expect(step('上一件')).toHaveAttribute('aria-disabled', 'true');
    await portal.user.keyboard('{ArrowLeft}');
    expect(within(place()).getByRole('status')).toHaveTextContent('已是检索结果的第一件');
    expect(portal.address()).toBe(patentDetailLink(ids[0] ?? '', LIST));

    const last = Math.ceil(total / 10);
    await portal.goTo(patentDetailLink(ids[total - 1] ?? '', page(last)));
    await waitFor(() =>
      expect(step('下一件')).toHaveAccessibleDescription('已是检索结果的最后一件'),
    );
    expect(await within(place()).findByRole('link', { name: '上一件' })).toBeVisible();
  });

  it('does not take keys that are typed, nor with modifiers', async () => {
    const { ids } = await idsOf(2);
    const portal = await open(ids[0], LIST);
    await within(place()).findByRole('link', { name: '下一件' });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await portal.user.keyboard('j{ArrowRight}');
    field.blur();
    await portal.user.keyboard('{Control>}j{/Control}{Alt>}{ArrowRight}{/Alt}');
    field.remove();
    expect(portal.address()).toBe(patentDetailLink(ids[0] ?? '', LIST));
  });

  it('asks for no list and offers no steps when the record came from nowhere', async () => {
    const { ids } = await idsOf(1);
    const before = callCount('patent/search');
    await open(ids[0], undefined);
    expect(screen.queryByRole('link', { name: '返回结果' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /上一件/ })).not.toBeInTheDocument();
    expect(callCount('patent/search')).toBe(before);
  });

  it('says when the record is not on the page of the list', async () => {
    const { ids } = await idsOf(1);
    await open(ids[0], page(3));
    expect(await within(place()).findAllByText(/不在这一页检索结果中/)).not.toHaveLength(0);
  });

  it('goes back to the list itself when the reader came from there', async () => {
    const portal = await renderPortal(patentResultLink({ mode: 'expr', q: 'PT=外观设计' }));
    const rows = await screen.findAllByRole('article');
    const [title] = within(rows[1] as HTMLElement).getAllByRole('link');
    const list = portal.address();
    await portal.user.click(title as HTMLElement);
    await portal.user.click(
      await within(await screen.findByRole('navigation', { name: /上一件/ })).findByRole('link', {
        name: '下一件',
      }),
    );
    await screen.findByText(/第 3 \//);
    await portal.user.click(screen.getByRole('link', { name: '返回结果' }));
    await waitFor(() => expect(portal.address()).toBe(list));
    expect(await screen.findByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  });
});
