import { screen } from '@testing-library/react';
import { readFault } from '../../../mock/faults';
import { getState } from '../../../mock/state';

/** Faults the next calls of a path, as the control address of the mock does. */
export function fault(given: { path: string; [more: string]: unknown }): void {
  const read = readFault(given);
  if (!read) throw new Error('a fault needs a path');
  getState().faults.push(read);
}

/** What the mock was asked under a path, oldest first; secrets are starred. */
export function callsOf(path: string): unknown[] {
  return getState()
    .calls.filter((call) => call.path === path)
    .map(({ body }) => body);
}

/** The text box, password or box of this label. */
export function field(label: string | RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}

/** The code in the note that stands for a text message. */
export async function codeInNote(): Promise<string> {
  const note = await screen.findByText(/模拟短信/);
  return /\d{6}/.exec(note.textContent ?? '')?.[0] ?? '';
}
