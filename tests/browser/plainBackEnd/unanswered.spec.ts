import { createOf, FORMS } from '../business/filling';
import { serveSite } from '../support/portal';
import { fillForm, received, send, sendAgain, TELLING } from './filledForms';
import { expect, test } from './plainPortal';

/** Answers that do not tell whether the request was stored, and what the page says of them. */
const UNCLEAR = [
  { create: '500', words: '服务暂时不可用（500）。' },
  { create: '502', words: '服务暂时不可用（502）。' },
  { create: 'html', words: '服务器的答复无法识别。' },
  { create: 'silence', words: '等了 2 秒，服务器没有答复。' },
] as const;

const KEPT = '填写的内容和已上传的文件都保留着。';
const LOOK_FIRST = '再次提交之前，请先到“我的办件”中核对，以免提交两份。';
const NO_SECOND = '可以再次提交，不会重复登记。';

for (const service of FORMS) {
  test(`${service}: without a clear answer nothing is lost, claimed or sent twice`, async ({
    page,
    plain,
  }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    const result = page.getByRole('region', { name: '提交的结果' });
    const calls = async () => (await plain.calls(createOf(service))).length;
    await serveSite(page, 'window.iprSite = { submitSeconds: 2 };');
    await plain.set({ upload: true, sentFields: TELLING });
    await plain.signIn();
    const form = await fillForm(page, plain, service);
    await form.open();
    for (const [index, { create, words }] of UNCLEAR.entries()) {
      await test.step(create, async () => {
        await plain.set({ create });
        await (index > 0 ? sendAgain(page) : send(page));
        await expect(page.getByRole('alert').filter({ hasText: words })).toHaveText(
          `${words}不知道这份申请是否已经收到。${KEPT}${LOOK_FIRST}`,
        );
        await expect(result).toContainText('还没有在“我的办件”中看到这份申请。');
        await expect(main.getByRole('link', { name: '我的办件' }).first()).toBeVisible();
        await expect(main).not.toContainText('不会重复登记');
        await form.isWhole();
        expect(await form.isKept()).toBe(true);
        expect(await calls()).toBe(index + 1);
      });
    }

    await test.step('loaded anew, the form says so', async () => {
      await page.reload();
      await form.isWhole();
      await expect(result).toContainText('提交过，不知道是否已经收到');
    });

    await test.step('stored all the same: it is found', async () => {
      expect(await plain.sent()).toEqual([]);
      await plain.set({ storedThough: true });
      await sendAgain(page);
      await expect(received(page)).toBeVisible();
      expect(await plain.sent()).toHaveLength(1);
      expect(await calls()).toBe(UNCLEAR.length + 1);
      await expect.poll(form.isKept).toBe(false);
    });

    await test.step('a back end that shows that it knows our key', async () => {
      await plain.set({ knowsKey: true, create: '500', storedThough: false });
      await form.open();
      await send(page);
      const told = page.getByRole('alert').filter({ hasText: '服务暂时不可用（500）。' });
      await expect(told).toHaveText(`服务暂时不可用（500）。${KEPT}${NO_SECOND}`);
      await plain.set({ storedThough: true, sentShown: false });
      await send(page);
      await expect.poll(plain.sent).toHaveLength(2);
      await expect(told).toHaveText(`服务暂时不可用（500）。${KEPT}${NO_SECOND}`);
      await plain.set({ create: 'id' });
      await send(page);
      await expect(received(page)).toBeVisible();
      expect(await plain.sent()).toHaveLength(2);
    });
  });
}
