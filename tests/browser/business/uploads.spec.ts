import * as sample from '../../domain/files/samples';
import { chooseInMenu, consoleErrors, expect, loginReturn, test } from '../support/portal';
import {
  expectOnce,
  FILES,
  FIRST_PIECE,
  file,
  holdPiece,
  KB,
  largePdf,
  openFiles,
  press,
  REMOVE,
  UPLOAD,
} from './filesPage';
import { button, openPart, step } from './filling';

test('an upload shows how far it is, keeps the form from being sent, and can be given up', async ({
  page,
  portal,
}) => {
  const { fee, pieces } = await openFiles(page, portal);
  const second = await holdPiece(page, portal, 2);
  const large = largePdf('大凭证.pdf', 1000 * KB);
  await fee.choose(large);
  await second();
  const bar = page.getByRole('progressbar', { name: '“大凭证.pdf”的上传进度' });
  await expect(bar).toHaveAttribute('aria-valuenow', '25');
  await expect(fee.row('大凭证.pdf')).toContainText('正在上传 25%');

  await openPart(page, '核对确认');
  await expect(page.getByText('有 1 个文件正在上传，完成后才能提交。')).toBeVisible();
  await button(page, '提交').click();
  await expect(page.getByRole('link', { name: /“大凭证\.pdf”正在上传/ })).toBeVisible();
  await chooseInMenu(page, '信息检索', '专利检索');
  const leaving = page.getByRole('alertdialog', { name: '离开这个页面？' });
  await expect(leaving).toContainText('有文件正在上传。离开会中断上传。');
  await leaving.getByRole('button', { name: '留在本页' }).click();

  await openPart(page, '上传材料');
  await press(fee.row('大凭证.pdf'), '取消');
  await expect(fee.rows).toHaveCount(0);
  await expect(fee.picker).toBeFocused();
  await expect.poll(async () => (await portal.calls(REMOVE)).length).toBe(1);
  expect(await pieces()).toEqual([[0, FIRST_PIECE]]);
});

test('a failure is tried again by itself or by one press', async ({ page, portal }) => {
  const { fee } = await openFiles(page, portal);
  await portal.fault({ path: UPLOAD, method: 'POST', status: 500 });
  await fee.choose(file('凭证一.pdf'));
  await expect(fee.row('凭证一.pdf')).toContainText(/连接中断，正在重试|已上传/);
  await expect(fee.row('凭证一.pdf')).toContainText('已上传');
  await portal.fault({
    path: UPLOAD,
    method: 'POST',
    body: { code: 50000, data: null, msg: '存储服务异常' },
  });
  await fee.choose(file('凭证二.pdf'));
  const row = fee.row('凭证二.pdf');
  await expect(row).toContainText('上传失败');
  await expect(row).toContainText('存储服务异常。点“重试”从断开的地方继续上传');
  await press(row, '重试');
  await expect(row).toContainText('已上传');
});

test('an upload that was cut goes on where it was, and no byte is sent twice', async ({
  page,
  portal,
}) => {
  const { fee, pieces } = await openFiles(page, portal);
  // The piece arrives, but not the answer to it.
  const second = await holdPiece(page, portal, 2);
  const large = largePdf('断线.pdf', 1200 * KB);
  await fee.choose(large);
  const route = await second();
  await route.fetch();
  await page.context().setOffline(true);
  await route.abort('internetdisconnected');
  await expect(fee.row('断线.pdf')).toContainText('网络已断开，恢复后自动继续');
  await page.context().setOffline(false);
  await expect(fee.row('断线.pdf')).toContainText('已上传');
  expectOnce(await pieces('断线.pdf'), large);
});

test('an upload that the end of the page has stopped goes on with the same file', async ({
  page,
  portal,
}) => {
  const { fee, pieces } = await openFiles(page, portal);
  const second = await holdPiece(page, portal, 2);
  const large = largePdf('重开.pdf', 1200 * KB);
  await fee.choose(large);
  await second();
  await expect(fee.row('重开.pdf')).toContainText('正在上传 21%');
  await page.unroute(`${portal.origin}${UPLOAD}*`);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(fee.row('重开.pdf')).toContainText('需要重新选择文件');
  await fee.choose(file('另一份.pdf'), large);
  await expect(fee.row('另一份.pdf')).toContainText('已上传');
  // Until its content has been read, the file chosen again stands beside the one it continues.
  await expect(fee.rows).toHaveCount(2);
  await expect(fee.row('重开.pdf')).toContainText('已上传');
  expectOnce(await pieces('重开.pdf'), large);
});

test('an upload that the end of the session has stopped goes on after the login', async ({
  page,
  portal,
}) => {
  const { fee, pieces } = await openFiles(page, portal);
  const second = await holdPiece(page, portal, 2);
  const large = largePdf('登录.pdf', 1200 * KB);
  await fee.choose(large);
  const route = await second();
  await route.fulfill({ json: { code: 99998, data: null, msg: '登录已失效' } });
  await page.unroute(`${portal.origin}${UPLOAD}*`);
  expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(FILES)));
  await page.context().clearCookies();
  await portal.logIn('person');
  await expect(step(page, '上传材料')).toBeVisible();
  await expect(fee.row('登录.pdf')).toContainText('已上传');
  expectOnce(await pieces('登录.pdf'), large);
});

test('a preview whose script does not arrive says so in its place, and comes when it is asked for again', async ({
  page,
  portal,
  context,
}) => {
  const { fee } = await openFiles(page, portal);
  await fee.choose(file('图.png', sample.png));
  await expect(fee.row('图.png')).toContainText('已上传');
  await context.setOffline(true);
  await press(fee.row('图.png'), '预览');
  await expect(page.getByText('预览没有加载出来，请检查网络连接后再点一次。')).toBeVisible();
  await expect(step(page, '上传材料')).toBeVisible();
  await expect(fee.row('图.png')).toContainText('已上传');
  await press(fee.row('图.png'), '预览');
  await expect(page.getByText('预览没有加载出来，请检查网络连接后再点一次。')).toBeVisible();
  await context.setOffline(false);
  await press(fee.row('图.png'), '预览');
  await expect(
    page.getByRole('dialog', { name: '图.png' }).getByRole('img', { name: '“图.png”的内容' }),
  ).toBeVisible();
});

test('pictures and PDF are shown in the page, as what they are', async ({ page, portal }) => {
  const printed = consoleErrors(page);
  const { fee } = await openFiles(page, portal);
  await fee.choose(file('图.png', sample.png), file('文.pdf'), file('稿.docx', sample.docx));
  for (const name of ['图.png', '文.pdf', '稿.docx']) {
    await expect(fee.row(name)).toContainText('已上传');
  }
  await expect(fee.row('稿.docx').getByRole('button', { name: /^预览/ })).toHaveCount(0);

  await press(fee.row('图.png'), '预览');
  const picture = page.getByRole('dialog', { name: '图.png' });
  const image = picture.getByRole('img', { name: '“图.png”的内容' });
  await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  await expect(fee.row('图.png').getByRole('button', { name: /^预览/ })).toBeFocused();

  await press(fee.row('文.pdf'), '预览');
  const paper = page.getByRole('dialog', { name: '文.pdf' });
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    await expect(paper.locator('iframe')).toHaveAttribute('src', /^blob:/);
  } else await expect(paper.getByRole('alert')).toContainText('请下载后用本机软件查看');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    paper.getByRole('button', { name: '下载' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('文.pdf');
  await paper.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(paper).toBeHidden();
  expect(printed).toEqual([]);
});
