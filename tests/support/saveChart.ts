import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Saves the numbers or the drawing of a chart, from the menu beside its title. */
export async function saveChart(
  user: UserEvent,
  chart: HTMLElement,
  kind: 'CSV' | 'PNG',
): Promise<void> {
  await user.click(within(chart).getByRole('button', { name: /^下载：/ }));
  await user.click(await screen.findByRole('menuitem', { name: `下载 ${kind}` }));
  // What makes the file comes when it is asked for.
  await vi.dynamicImportSettled();
}
