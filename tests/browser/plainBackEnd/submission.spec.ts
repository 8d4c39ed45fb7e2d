import { button, createOf, FORMS } from '../business/filling';
import { fillForm, received, send, sendAgain, TELLING } from './filledForms';
import { expect, test } from './plainPortal';
import type { Created } from './switches';

/** Answers of success besides `null`, by what the page can know of the request. */
const STORED: readonly { create: Created; number?: RegExp }[] = [
  { create: 'object' },
  { create: 'list' },
  { create: 'true' },
  { create: 'id', number: /wf-2026-1\d{3}/ },
  { create: 'number', number: /20261\d{3}/ },
  { create: 'part', number: /wf-2026-1\d{3}/ },
  { create: 'whole', number: /wf-2026-1\d{3}/ },
];

for (const service of FORMS) {
  test(`${service}: is shown as sent and kept until it is seen, whatever is answered`, async ({
    page,
    plain,
  }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    const sent = async () => (await plain.calls(createOf(service))).length;
    await plain.set({ upload: true, sentShown: false, sentFields: TELLING });
    await plain.signIn();
    const form = await fillForm(page, plain, service);

    await test.step('null: put aside, and deleted when the request is seen', async () => {
      await form.open();
      await send(page);
      await expect(received(page)).toBeVisible();
      await expect(main.getByRole('link', { name: '我的办件' }).first()).toBeVisible();
      await page.reload();
      await expect(received(page)).toBeVisible();
      await expect(main).toContainText('还没有在“我的办件”中看到这份申请。');
      expect(await form.isKept()).toBe(true);
      await plain.set({ sentShown: true });
      await button(page, '再查一次').click();
      await expect(main).toContainText('已在“我的办件”中看到这份申请。');
      await expect.poll(form.isKept).toBe(false);
      expect(await sent()).toBe(1);
    });

    await plain.set({ sentShown: false });
    await form.open();
    for (const [index, { create, number }] of STORED.entries()) {
      await test.step(create, async () => {
        await plain.set({ create });
        if (index > 0) {
          await button(page, '打开草稿').click();
          await form.isWhole();
          await sendAgain(page);
        } else await send(page);
        await expect(received(page)).toBeVisible();
        if (number) await expect(main).toContainText(number);
        else await expect(main.getByRole('link', { name: '我的办件' }).first()).toBeVisible();
        await expect(main).not.toContainText(/没有找到|加载失败|undefined|Invalid/);
        expect(await form.isKept()).toBe(true);
        expect(await sent()).toBe(index + 2);
      });
    }
  });
}
