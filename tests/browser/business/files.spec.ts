import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as sample from '../../domain/files/samples';
import { expect, test } from '../support/portal';
import { file, type Given, KB, openFiles, press, REMOVE } from './filesPage';
import { button, openPart } from './filling';

test('a file that cannot be taken says why and what to do; nothing of it is sent', async ({
  page,
  portal,
}) => {
  const { fee, pieces } = await openFiles(page, portal);
  // From the disk: it need not travel to the browser.
  const large = test.info().outputPath('扫描.png');
  writeFileSync(large, sample.png);
  truncateSync(large, 20 * KB * KB + 1);
  const refused: [Given | string, reason: RegExp, remedy: RegExp][] = [
    [file('现场.heic', sample.heic), /不支持的文件类型/, /存为 JPG/],
    [file('下载.pdf', sample.html), /内容却是网页/, /另存为 PDF/],
    [file('坏.pdf', sample.bytesOf('什么都不是')), /不符，或文件已损坏/, /重新保存/],
    [file('空.pdf', new Uint8Array()), /文件内容为空/, /重新保存后再添加/],
    [large, /不能超过 20 MB，此文件 20\.1 MB/, /缩小图片/],
    [file('加密.pdf', sample.pdf('/Encrypt 9 0 R')), /设有密码或使用限制/, /取消密码/],
  ];
  const nameOf = (given: Given | string) => (typeof given === 'string' ? '扫描.png' : given.name);
  await fee.choose(...refused.flatMap(([given]) => (typeof given === 'string' ? [] : given)));
  await fee.picker.setInputFiles(large);
  for (const [given, reason, remedy] of refused) {
    const row = fee.row(nameOf(given));
    await expect(row).toContainText('不能上传');
    await expect(row).toContainText(reason);
    await expect(row).toContainText(remedy);
  }
  expect(await pieces()).toEqual([]);

  // As long as they stand there, the form is not sent.
  await openPart(page, '核对确认');
  await button(page, '提交').click();
  const stuck = page.getByRole('link', { name: /“现场.heic”.*没有上传，请按各自的提示处理或删除/ });
  await stuck.click();
  await expect(fee.picker).toBeFocused();
  for (const [given] of refused) await press(fee.row(nameOf(given)), '删除');
  await expect(fee.rows).toHaveCount(0);
  await expect(fee.picker).toBeFocused();
});

test('a name or an ending that is not allowed is repaired by one press', async ({
  page,
  portal,
}) => {
  const { fee } = await openFiles(page, portal);
  await fee.choose(file('凭证:定稿?.pdf'), file('照片.jpg', sample.png));
  const sign = fee.row('凭证:定稿?.pdf');
  await expect(sign).toContainText('可以改名为“凭证_定稿_.pdf”后添加');
  await press(sign, '改名并添加');
  await expect(fee.row('凭证_定稿_.pdf')).toContainText('已上传');
  const ending = fee.row('照片.jpg');
  await expect(ending).toContainText('文件名以“.jpg”结尾，内容却是PNG 图片');
  await press(ending, '改名并添加');
  await expect(fee.row('照片.png')).toContainText('已上传');
  await expect(fee.rows).toHaveCount(2);
});

test('too many, the same twice, and one name twice: what stands is kept until the user says so', async ({
  page,
  portal,
}) => {
  const { certificate, fee, request } = await openFiles(page, portal);
  await certificate.choose(file('一.pdf'), file('二.pdf'), file('三.pdf'));
  const third = certificate.row('三.pdf');
  await expect(third).toContainText('附件数量不能超过 3 个');
  await expect(third).toContainText('合并成一个 PDF');
  await expect(certificate.row('二.pdf')).toContainText('已上传');
  await press(certificate.row('一.pdf'), '删除');
  await press(third, '重试');
  await expect(third).toContainText('已上传');

  await press(third, '删除');
  await certificate.choose(file('副本.pdf', sample.pdf('', '% 二.pdf\n')));
  await expect(certificate.row('副本.pdf')).toContainText('内容与本项的“二.pdf”完全相同');
  await press(certificate.row('副本.pdf'), '删除');

  await fee.choose(file('凭证.pdf', sample.pdf('', '% 旧\n')));
  await expect(fee.row('凭证.pdf')).toContainText('已上传');
  await fee.choose(file('凭证.PDF', sample.pdf('', '% 新\n')));
  await expect(fee.row('凭证.PDF')).toContainText('已有文件“凭证.pdf”，要用这个文件替换它吗？');
  await press(fee.row('凭证.PDF'), '不替换');
  await expect(fee.rows).toHaveCount(1);
  await expect(fee.row('凭证.pdf')).toContainText('已上传');
  await fee.choose(file('凭证.PDF', sample.pdf('', '% 新\n')));
  await press(fee.row('凭证.PDF'), '替换');
  await expect(fee.row('凭证.PDF')).toContainText('已上传');
  await expect(fee.rows).toHaveCount(1);
  await expect.poll(async () => (await portal.calls(REMOVE)).length).toBe(3);

  // Where only one is taken, any other one is meant to replace it.
  await request.choose(file('新请求书.pdf'));
  await expect(request.row('新请求书.pdf')).toContainText('等您确认');
  await press(request.row('新请求书.pdf'), '替换');
  await expect(request.row('新请求书.pdf')).toContainText('已上传');
  await expect(request.rows).toHaveCount(1);
});

/** Files as they are dragged or pasted. */
const carried = (page: Page, ...files: Given[]) =>
  page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes, type } of given) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, buffer, mimeType }) => ({ name, bytes: [...buffer], type: mimeType })),
  );

test('files are dropped, pasted and photographed', async ({ page, portal }) => {
  const { fee } = await openFiles(page, portal);
  const dataTransfer = await carried(page, file('拖来的一.pdf'), file('拖来的二.pdf'));
  await fee.zone.dispatchEvent('dragover', { dataTransfer });
  await expect(fee.zone).toHaveAttribute('data-over', 'true');
  await fee.zone.dispatchEvent('drop', { dataTransfer });
  await expect(fee.zone).not.toHaveAttribute('data-over');
  await expect(fee.row('拖来的一.pdf')).toContainText('已上传');
  await expect(fee.row('拖来的二.pdf')).toContainText('已上传');

  // A press beside the buttons makes the place ready.
  await fee.zone.getByText(/粘贴截图/).click();
  await expect(fee.picker).toBeFocused();
  const picture = { ...file('image.png', sample.png), mimeType: 'image/png' };
  const clipboard = await carried(page, picture);
  await page.evaluate((clipboardData) => {
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, clipboard);
  const pasted = fee.rows.filter({ hasText: /粘贴图片-\d{8}-\d{6}\.png/ });
  await expect(pasted).toContainText('已上传');

  const camera = page.getByLabel('拍照：缴费凭证', { exact: true });
  await expect(camera).toHaveAttribute('capture', 'environment');
  await camera.setInputFiles({ ...file('image.jpg', sample.jpg), mimeType: 'image/jpeg' });
  await expect(fee.rows.filter({ hasText: /照片-\d{8}-\d{6}\.jpg/ })).toContainText('已上传');
});
