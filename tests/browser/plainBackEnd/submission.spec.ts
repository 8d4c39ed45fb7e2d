import { createOf, FORMS } from '../business/filling';
import { fillForm, send } from './filledForms';
import { expect, test } from './plainPortal';
import type { Created } from './switches';

/** Answers of success by what the page can know of the request: its number, or nothing. */
const STORED: readonly { answer: Created; number?: RegExp }[] = [
  { answer: 'null' },
  { answer: 'object' },
  { answer: 'list' },
  { answer: 'true' },
  { answer: 'id', number: /wf-2026-1\d{3}/ },
  { answer: 'number', number: /20261\d{3}/ },
  { answer: 'part', number: /wf-2026-1\d{3}/ },
  { answer: 'whole', number: /wf-2026-1\d{3}/ },
];

for (const service of FORMS) {
  test(`${service}: is shown as sent and kept until it is seen, whatever is answered`, async ({
    page,
    plain,
  }) => {
    test.setTimeout(180_000);
    await plain.set({ upload: true, sentShown: false });
    await plain.signIn();
    const form = await fillForm(page, plain, service);
    for (const [index, { answer, number }] of STORED.entries()) {
      await test.step(answer, async () => {
        await plain.set({ create: answer });
        await form.open();
        await send(page);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: '已提交' })).toBeVisible();
        if (number) await expect(main).toContainText(number);
        else await expect(main.getByRole('link', { name: /我的办件/ }).first()).toBeVisible();
        await expect(main).not.toContainText(/没有找到|加载失败|undefined|Invalid/);
        expect(await form.isKept()).toBe(true);
        expect(await plain.calls(createOf(service))).toHaveLength(index + 1);
      });
    }
  });
}
