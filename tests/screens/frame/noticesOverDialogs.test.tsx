import { act, screen, waitFor, within } from '@testing-library/react';
import { Drawer } from 'antd';
import { type ComponentType, useState } from 'react';
import { dialogOver } from '@/components/dialog/dialogOver';
import { PageDialog } from '@/components/dialog/PageDialog';
import { isPageKey } from '@/components/list/keys/singleKeys';
import { useReadingKeys } from '@/components/list/neighbours/useReadingKeys';
import { copyText } from '@/components/reading/copyText';
import { showMessage } from '@/shell/notices';
import { renderPortal } from '../../support/renderPortal';

const PATH = '/changshu/tests/dialog';

/** A page with a button for each kind of overlay, and the reading keys. */
function page(onTurn = () => {}): ComponentType {
  return () => {
    const [role, setRole] = useState<'dialog' | 'alertdialog'>();
    const [drawer, setDrawer] = useState(false);
    useReadingKeys(onTurn, onTurn);
    return (
      <>
        <button type="button" onClick={() => setRole('dialog')}>
          查看
        </button>
        <button type="button" onClick={() => setRole('alertdialog')}>
          询问
        </button>
        <button type="button" onClick={() => setDrawer(true)}>
          侧栏
        </button>
        {role && (
          <PageDialog
            title="对话框"
            role={role}
            describedBy="words"
            onClose={() => setRole(undefined)}
          >
            <p id="words">内容</p>
          </PageDialog>
        )}
        <Drawer open={drawer} title="侧栏" onClose={() => setDrawer(false)} />
      </>
    );
  };
}

const open = (component = page()) =>
  renderPortal(PATH, { routes: [{ id: 'dialog', path: PATH, component }] });
const button = (name: string) => screen.findByRole('button', { name });

it('a notice stands in the dialog that is open, and on the page when it closes', async () => {
  const { user } = await open();
  await user.click(await button('查看'));
  showMessage('error', '没有保存');
  expect(await within(screen.getByRole('dialog')).findByText('没有保存')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByText('没有保存')).toBeVisible());
});

it.each([
  ['dialog', '查看'],
  ['alertdialog', '询问'],
] as const)('no shortcut of the page acts behind an open %s', async (role, opener) => {
  const turned = vi.fn();
  const { user } = await open(page(turned));
  await user.click(await button(opener));
  const dialog = screen.getByRole(role, { name: '对话框' });
  expect(dialog).toHaveAccessibleDescription('内容');
  await waitFor(() => expect(dialog).toHaveFocus());
  // Also when the focus has got lost.
  act(() => dialog.blur());
  expect(isPageKey(new KeyboardEvent('keydown', { key: 'j' }))).toBe(false);
  await user.keyboard('{ArrowRight}k');
  expect(turned).not.toHaveBeenCalled();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: '要去的地方' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole(role)).toBeNull();
  expect(await button(opener)).toHaveFocus();
  await user.keyboard('{ArrowRight}k');
  expect(turned).toHaveBeenCalledTimes(2);
});

it('a drawer that was closed is over nothing, although it stays in the page', async () => {
  const { user } = await open();
  expect(dialogOver()).toBeNull();
  await user.click(await button('侧栏'));
  await waitFor(() => expect(dialogOver()).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogOver()).toBeNull());
});

it('a text is copied without a clipboard, also inside a dialog', async () => {
  const { user } = await open();
  const opener = await button('查看');
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[readonly]');
      copied.push(`${field?.closest('[role]') ? '在对话框里' : '在页面上'}：${field?.value}`);
      return true;
    },
  });
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  expect(await copyText('错误代码 500')).toBe(true);
  await user.click(opener);
  expect(await copyText('错误代码 500')).toBe(true);
  expect(copied).toEqual(['在页面上：错误代码 500', '在对话框里：错误代码 500']);
});
