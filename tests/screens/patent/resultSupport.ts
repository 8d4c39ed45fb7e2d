import { screen, waitFor } from '@testing-library/react';
import { patentResultLink } from '../../../src/links/patent';
import { renderPortal } from '../../support/renderPortal';

export const BATTERY = patentResultLink({ q: '锂离子电池' });

/** A result of patents, once its head is there. */
export async function open(address = BATTERY) {
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: '检索结果' });
  return portal;
}

/** The number of patents found, as it is said. */
export const total = () => screen.findByText(/^共/);

/** A facet by its name. */
export const facet = (name: string) => screen.findByRole('group', { name });

/** The filters that are set, in words. */
export const chosenFilters = () =>
  screen.queryByRole('list', { name: '已选筛选条件' })?.textContent?.replaceAll('×', '') ?? '';

/** Waits until the rows belong to the newest search. */
export async function settled() {
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute('aria-busy', 'false'),
  );
}
