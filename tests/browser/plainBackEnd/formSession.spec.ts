import { button, FORMS } from '../business/filling';
import { loginReturn } from '../support/portal';
import { fillForm } from './filledForms';
import { expect, logOut, test } from './plainPortal';
import type { Switches } from './switches';

/** Every answer to logging out that ends the session, each with another one that nobody is there. */
const ENDS: readonly Pick<Switches, 'logout' | 'nobody'>[] = [
  { logout: 'success', nobody: 'empty' },
  { logout: 'empty', nobody: '401' },
  { logout: '204', nobody: 'html' },
  { logout: 'html', nobody: 'redirect' },
  { logout: 'redirect', nobody: '99998' },
  { logout: '99998', nobody: 'user is logout' },
];

for (const service of FORMS) {
  test(`${service}: who is locked out or logs out comes back to the form`, async ({
    page,
    plain,
  }) => {
    test.setTimeout(120_000);
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await plain.set({ upload: true });
    await plain.signIn();
    const form = await fillForm(page, plain, service);
    await form.begin();

    await test.step('getCurrent answers 403, 500, and then the user', async () => {
      await plain.set({ current: '403' });
      await plain.open(form.path);
      await expect(title('当前账号不能使用本平台')).toBeVisible();
      await expect(button(page, '换一个账号登录')).toBeVisible();
      await plain.set({ current: '500' });
      await button(page, '重试').click();
      await expect(title('暂时无法打开')).toBeVisible();
      await plain.set({ current: 'bySession' });
      await button(page, '重试').click();
      await form.isWhole();
    });

    for (const { logout, nobody } of ENDS) {
      await test.step(`logging out: ${logout}, then getCurrent: ${nobody}`, async () => {
        await plain.set({ logout, nobody });
        await logOut(page);
        expect(await loginReturn(page)).toBe(encodeURIComponent(plain.address(form.path)));
        expect(await page.context().cookies()).toEqual([]);
        await expect(page.getByText(/登录已失效|连接中断|无法识别/)).toHaveCount(0);
        expect(await form.isKept()).toBe(true);
        await plain.signIn();
        await plain.open(form.path);
        await form.isWhole();
      });
    }
  });
}
