import { screen, waitFor, within } from '@testing-library/react';
import { isPageKey } from '@/components/list/keys/singleKeys';
import { copyText } from '@/components/reading/copyText';
import { showMessage } from '@/shell/notices';
import { renderPortal } from '../../support/renderPortal';

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog, body > [aria-modal]')) dialog.remove();
});

function openOver(role?: string): HTMLElement {
  const dialog = document.createElement(role ? 'div' : 'dialog');
  if (role) {
    dialog.setAttribute('role', role);
    dialog.setAttribute('aria-modal', 'true');
  } else dialog.setAttribute('open', '');
  document.body.append(dialog);
  return dialog;
}

it('a notice stands in the dialog that is open, and on the page when it closes', async () => {
  await renderPortal('/changshu/user/login', { account: null });
  const dialog = openOver();
  showMessage('error', '没有保存');
  expect(await within(dialog).findByText('没有保存')).toBeVisible();
  dialog.removeAttribute('open');
  dialog.dispatchEvent(new Event('close'));
  dialog.remove();
  await waitFor(() => expect(screen.getByText('没有保存')).toBeVisible());
});

it.each([undefined, 'dialog', 'alertdialog'])(
  'no shortcut of the page acts behind a dialog of the kind %s',
  (role) => {
    const press = new KeyboardEvent('keydown', { key: 'j' });
    expect(isPageKey(press)).toBe(true);
    const dialog = openOver(role);
    expect(isPageKey(press)).toBe(false);
    dialog.remove();
  },
);

it('a text is copied without a clipboard, also inside a dialog', async () => {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[readonly]');
      copied.push(`${field?.closest('dialog') ? '在对话框里' : '在页面上'}：${field?.value}`);
      return true;
    },
  });
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  expect(await copyText('错误代码 500')).toBe(true);
  const dialog = openOver();
  expect(await copyText('错误代码 500')).toBe(true);
  dialog.remove();
  expect(copied).toEqual(['在页面上：错误代码 500', '在对话框里：错误代码 500']);
});
