import { screen } from '@testing-library/react';
import { type PortalOptions, renderPortal } from '../../support/renderPortal';

/** Opens the header's menu behind this button. */
export async function openMenu(button: RegExp, options: PortalOptions = {}) {
  const portal = await renderPortal('/404', options);
  await portal.user.click(await screen.findByRole('button', { name: button }));
  const choose = async (name: string) =>
    portal.user.click(await screen.findByRole('menuitem', { name }));
  return { ...portal, choose };
}
