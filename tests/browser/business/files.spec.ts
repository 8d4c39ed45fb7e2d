import { truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { applyLink } from '../../../src/links/business';
import * as sample from '../../domain/files/samples';
import {
  chooseInMenu,
  consoleErrors,
  expect,
  loginReturn,
  type Portal,
  test,
} from '../support/portal';
import { button, openPart, step } from './filling';
import { seedDraft } from './seededDraft';

const UPLOAD = '/business-service/api/authFront/file/upload';
const REMOVE = '/business-service/api/authFront/file/remove';
const FILES = applyLink('PJSQ', { step: 'files' });
const KB = 1024;

/** The first piece of an upload, in bytes. */
const FIRST_PIECE = 256 * KB;

interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, bytes: Uint8Array = sample.pdf('', `% ${name}\n`)): Given => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytes),
});

/** A PDF of this size, which no other test has. */
function largePdf(name: string, size: number): Given {
  const filler = `% ${name} ${Date.now()}\n`.padEnd(size - sample.pdf().length, 'x');
  return file(name, sample.pdf('', filler));
}

/** A kind of files in the form. */
function kind(page: Page, label: string) {
  const rows = page
    .getByRole('list', { name: `${label}的文件`, exact: true })
    .getByRole('listitem');
  return {
    picker: page.getByLabel(`选择文件：${label}`, { exact: true }),
    zone: page.locator('[class*="ipr-filesDrop-"]', {
      has: page.getByLabel(`选择文件：${label}`, { exact: true }),
    }),
    rows,
    row: (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) }),
    choose: (...files: Given[]) =>
      page.getByLabel(`选择文件：${label}`, { exact: true }).setInputFiles(files),
  };
}

const press = (row: Locator, word: string) =>
  row.getByRole('button', { name: new RegExp(`^${word}“`) }).click();

/** The step of the files in a form that is complete; 缴费凭证 has none yet. */
async function openFiles(page: Page, portal: Portal) {
  await portal.signIn('person');
  await seedDraft(page, portal, 'PJSQ');
  await portal.open(FILES);
  await expect(step(page, '上传材料')).toBeVisible();
  const seeded = (await portal.calls(UPLOAD)).length;
  return {
    fee: kind(page, '缴费凭证'),
    certificate: kind(page, '专利证书或授权公告文本'),
    request: kind(page, '专利权评价报告请求书'),
    /** Pieces that the back end has got since, as `[offset, bytes]`. */
    pieces: async (name?: string) =>
      (await portal.calls(UPLOAD))
        .slice(seeded)
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => body as { name: string; offset: string; chunk: number })
        .filter((body) => name === undefined || body.name === name)
        .map(({ offset, chunk }) => [Number(offset), chunk] as const),
  };
}

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

/** Stops at one piece of the uploads; what is done with it is said later. */
async function holdPiece(page: Page, { origin }: Portal, number: number) {
  let seen = 0;
  let held: Route | undefined;
  await page.route(`${origin}${UPLOAD}*`, async (route) => {
    if (route.request().method() === 'POST') seen += 1;
    if (route.request().method() !== 'POST' || seen !== number) return route.continue();
    held = route;
  });
  return async (): Promise<Route> => {
    await expect.poll(() => held !== undefined).toBe(true);
    return held as Route;
  };
}

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

/** The pieces follow one another and are the whole file: no byte was sent twice. */
function expectOnce(pieces: readonly (readonly [number, number])[], { buffer }: Given): void {
  let offset = 0;
  for (const [start, size] of pieces) {
    expect(start).toBe(offset);
    offset += size;
  }
  expect(offset).toBe(buffer.length);
  expect(pieces.length).toBeGreaterThan(1);
}

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
