import { applyLink } from '../../../src/links/business';
import { button, createOf, FORMS } from '../business/filling';
import { fillForm, received, send } from './filledForms';
import { expect, test } from './plainPortal';
import { watch } from './watching';

const MISSING = ['spring', 'html', 'json', 'code'] as const;

for (const [index, service] of FORMS.entries()) {
  const missing = MISSING[index % MISSING.length] ?? 'spring';
  test(`${service}: without uploads (${missing}) the guide says so, and the rest works`, async ({
    page,
    plain,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const watched = await watch(page);
    await plain.set({ missing });
    await plain.signIn();
    const notice = page.getByRole('region', { name: '材料不能在线提交' });
    await plain.open(applyLink(service));
    await expect(notice).toContainText('本平台现在不能在线上传文件。');
    await expect(notice).toContainText(/打印申请表，连同材料到窗口提交|照常在网上提交/);
    await expect(notice).toContainText(/电话：.*\d{5}/);
    await expect(button(page, '开始办理')).toBeVisible();
    await watched.settled();
    expect(await watched.faults()).toEqual([]);

    const form = await fillForm(page, plain, service, { files: false });
    await form.open();
    const print = button(page, '打印申请表');
    const submit = button(page, '提交');
    await expect(print.or(submit)).toBeVisible();
    const compulsory = await print.isVisible();
    if (compulsory) {
      await expect(submit).toHaveCount(0);
      await expect(notice).toContainText(/必须提交.*因此不能在网上提交/);
      await print.click();
      await expect(page.locator('[class*="ipr-printAlone-"]')).toContainText(form.mark);
    } else {
      await send(page);
      await expect(received(page)).toBeVisible();
    }
    expect(await plain.calls(createOf(service))).toHaveLength(compulsory ? 0 : 1);
    await watched.settled();
    expect(await watched.faults()).toEqual([]);
  });
}
