import { screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { patentSearchLink } from '../../../src/links/patent';
import type { Portal } from '../../support/renderPortal';

/** Goes to a result, or takes the one on screen, and waits for its hits, e.g. `1,234 件`. */
export async function search({ goTo }: Portal, address?: string): Promise<string> {
  if (address) await goTo(address);
  await screen.findByRole('heading', { level: 1, name: '检索结果' });
  await waitFor(() => expect(screen.queryByText('正在检索…')).toBeNull());
  const count = (await screen.findByText(/^共/)).textContent ?? '';
  return /[\d,]+ 件/.exec(count)?.[0] ?? '';
}

/** Opens the search page with the list of past or saved searches. */
export async function openShelf(
  { user, goTo, address }: Portal,
  name: '检索历史' | '已存检索',
): Promise<HTMLElement> {
  if (address() !== patentSearchLink()) await goTo(patentSearchLink());
  await screen.findByRole('heading', { level: 1, name: '专利检索' });
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  const shelf = await screen.findByRole('region', { name });
  await within(shelf).findByText(/只保存在这台设备的浏览器里/);
  return shelf;
}

/** The texts of the rows, without the last two columns: time and actions. */
export function rows(shelf: HTMLElement): (string | null)[][] {
  return within(shelf)
    .queryAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent).slice(0, -2));
}

/** The file that these steps hand to the user. */
export async function fileDownloaded(
  steps: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  let file: Blob | undefined;
  let name = '';
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  try {
    await steps();
  } finally {
    create.mockRestore();
    click.mockRestore();
  }
  if (!file) throw new Error('nothing was downloaded');
  return { name, text: await file.text() };
}
