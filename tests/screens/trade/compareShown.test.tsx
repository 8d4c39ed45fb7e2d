import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { transactionSearchLink } from '../../../src/links/transaction';
import { renderPortal } from '../../support/renderPortal';
import { onScreen } from '../../support/screens';
import { listings } from './searchSupport';

/** What the corner of the comparison counts, and which rows say 相同. */
async function counted() {
  const table = await screen.findByRole('table', { name: /各列为一条供需/ });
  const count = await within(table).findByText(/项相同$/);
  const same = within(table).getAllByRole('rowheader', { name: /相同$/ });
  return { count: Number.parseInt(count.textContent ?? '', 10), same: same.length };
}

it('counts on a telephone the two listings that stand there, and explains the grey', async () => {
  const supply = listings({ direction: 'SUPPLY' });
  const [one] = supply;
  const other = supply.find(({ priceMode, id }) => priceMode !== one?.priceMode && id !== one?.id);
  const link = (...ids: (string | undefined)[]) =>
    transactionSearchLink({ compare: ids.map((id) => id ?? '') });
  const { goTo } = await renderPortal(link(one?.id, supply[1]?.id));
  const pair = await counted();
  expect(pair.count).toBe(pair.same);
  expect(screen.getByText('（灰字与基准相同）')).toBeVisible();
  await goTo('/404');
  onScreen('(max-width: 767px)');
  await goTo(link(one?.id, supply[1]?.id, other?.id));
  await waitFor(async () => expect(await counted()).toEqual(pair));
});
