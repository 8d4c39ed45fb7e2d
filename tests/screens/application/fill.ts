import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ProcessKey } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { button, tickAll } from './applySupport';

/** Types a whole answer at once and leaves the field. */
export function write(label: string | RegExp, text: string): void {
  const input = screen.getByRole('textbox', { name: label });
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

/** Chooses one of a few. */
export async function pick(user: UserEvent, group: string | RegExp, option: string | RegExp) {
  const choices = await screen.findByRole('radiogroup', { name: group });
  await user.click(await within(choices).findByRole('radio', { name: option }));
}

/** Ticks some of a few. */
export async function tick(user: UserEvent, group: string | RegExp, ...options: RegExp[]) {
  const choices = await screen.findByRole('group', { name: group });
  for (const option of options) {
    await user.click(within(choices).getByRole('checkbox', { name: option }));
  }
}

/** Chooses province, city and county. */
export async function pickRegion(user: UserEvent, group: string, ...codes: string[]) {
  const region = await screen.findByRole('group', { name: group });
  for (const [depth, code] of codes.entries()) {
    await waitFor(() => {
      const option = within(region).getAllByRole('combobox')[depth];
      if (!option?.querySelector(`option[value="${code}"]`)) throw new Error(`no ${code} yet`);
    });
    const level = within(region).getAllByRole('combobox')[depth];
    if (level) await user.selectOptions(level, code);
  }
}

/** Opens the form of a service behind its declarations. */
export async function openForm(
  service: ProcessKey,
  account: 'enterprise' | 'person',
  place: Parameters<typeof applyLink>[1] = {},
): Promise<Portal> {
  const portal = await renderPortal(applyLink(service, { ...place, step: 'consent' }), { account });
  await screen.findByRole('heading', { name: '须知与承诺' });
  await tickAll(portal.user);
  await portal.user.click(button('下一步：填写信息'));
  await screen.findByRole('heading', { name: '填写信息' });
  return portal;
}

/** Goes to a part of the form by the list of parts; files and check are steps of their own. */
export async function openPart(user: UserEvent, title: string): Promise<void> {
  if (title === '上传材料' || title === '核对确认') {
    const steps = await screen.findByRole('navigation', { name: '办理步骤' });
    await user.click(within(steps).getByRole('link', { name: title }));
    return;
  }
  const parts = await screen.findByRole('navigation', { name: '填写进度' });
  await user.click(within(parts).getByRole('button', { name: new RegExp(title) }));
}

/** The sentences of the error summary. */
export function summary(): (string | null)[] {
  const region = screen.getByRole('region', { name: /处需要修改/ });
  return within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}
