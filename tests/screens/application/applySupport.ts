import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as sample from '../../domain/files/samples';
import { callsSeen } from '../../support/faults';

export const CREATE = '/data-service/api/authFront/createProcess';
export const PJSQ_PAGE = '/changshu/business/PJSQ';

/** The bodies that a call has had since the test began. */
export async function bodiesOf<T>(path: string): Promise<T[]> {
  return (await callsSeen()).filter((call) => call.path === path).map(({ body }) => body as T);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A field of the form on the screen by its label. */
export const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select, textarea' });

/** Ticks everything there is to tick. */
export async function tickAll(user: UserEvent): Promise<void> {
  const boxes = await screen.findAllByRole('checkbox', { name: /./ });
  for (const box of boxes) {
    if (box.closest('.ipr-apply-consents')) await user.click(box);
  }
}

let files = 0;

/** Adds a small file to a category and waits until the back end has it. */
export async function addFile(user: UserEvent, label: string): Promise<void> {
  files += 1;
  const name = `${label}-${files}.pdf`;
  const file = new File([sample.pdf('', `% ${files}\n`)], name, { type: 'application/pdf' });
  await user.upload(screen.getByLabelText<HTMLInputElement>(`选择文件：${label}`), file);
  await waitFor(() => {
    const row = screen.getByText(name, { selector: '.ipr-file-name' }).closest('li');
    if (!row?.textContent?.includes('已上传')) throw new Error(`${name} is on its way`);
  });
}
